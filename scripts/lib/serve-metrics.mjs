import { createServer } from 'node:http';

import { onEnd } from './lifecycle.mjs';

/** On a port of its own, which no proxy shows. @param {{ host: string, port: number, text: () => Promise<string> }} options */
export async function serveMetrics({ host, port, text }) {
  const server = createServer((req, res) => {
    const send = (/** @type {number} */ status, /** @type {string} */ answer) =>
      res.writeHead(status, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(answer);
    if (req.url === '/metrics')
      text()
        .then((figures) => send(200, figures))
        .catch((error) => send(503, error.message));
    else send(404, 'The figures are at /metrics.');
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  onEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
}
