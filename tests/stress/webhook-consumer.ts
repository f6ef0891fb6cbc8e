import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** Program of its own, to be killed: a line for each event that it has verified, written before it answers. */
const [port, file, secret] = process.argv.slice(2);
/** Share of events whose connection is lost before and after they are written. */
const LOST = 0.002;

const webhook = new Webhook(String(secret));

createServer(async (req, res) => {
  const event = webhook.verify(await text(req), req.headers as Record<string, string>) as {
    type: string;
    data: { id: string; status: string };
  };
  if (Math.random() < LOST) return void req.socket.destroy();
  const { id, status } = event.data;
  appendFileSync(String(file), `${[req.headers['webhook-id'], event.type, id, status].join(' ')}\n`);
  if (Math.random() < LOST) return void req.socket.destroy();
  res.writeHead(204).end();
}).listen(Number(port), '127.0.0.1');
