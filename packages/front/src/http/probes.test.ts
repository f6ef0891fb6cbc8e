import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { attachFront, closeServer, createHttpServer, drain, listen } from './http-server';
import { withProbes } from './probes';

let close: () => Promise<void>;
afterEach(() => close());

/** @param unreadiness as of withProbes */
async function start(unreadiness: () => string | undefined = () => undefined) {
  const server = createHttpServer();
  attachFront(
    server,
    withProbes((_req, res) => void res.end('page'), unreadiness),
    (code) => `/errors#${code}`,
  );
  const port = await listen(server, '127.0.0.1', 0);
  close = () => closeServer(server, 0);
  return { server, port };
}

const get = (port: number, path: string, agent?: Agent) =>
  new Promise<{ status?: number; connection?: string; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, headers: { Host: 'elsewhere.test' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection, text }));
    });
    sent.on('error', reject);
    sent.end();
  });

it('answers probes at any host, and leaves all else to the front', async () => {
  const reasons = [undefined, 'draining'];
  const { port } = await start(() => reasons.shift());
  expect(await get(port, '/readyz')).toMatchObject({ status: 200, text: 'ready' });
  expect(await get(port, '/readyz')).toMatchObject({ status: 503, text: 'draining' });
  expect(await get(port, '/livez')).toMatchObject({ status: 200, text: 'alive' });
  expect(await get(port, '/readyz/more')).toMatchObject({ status: 200, text: 'page' });
});

it('answers everything while it drains, and ends each connection with an answer', async () => {
  const { server, port } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await get(port, '/', agent)).connection).toBe('keep-alive');
  void drain(server, 60_000);
  for (let count = 0; count < 3; count += 1)
    expect(await get(port, '/', agent)).toEqual({ status: 200, connection: 'close', text: 'page' });
  await closeServer(server);
  await expect(get(port, '/')).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});

it.each([
  [431, `/${'x'.repeat(20_000)}`, 'The address or the headers of the request are too long.'],
  [400, '/ HTTP/9.9\r\n\r\n', 'This is not a request that can be read.'],
])('says why nothing was read: %d', async (status, path, message) => {
  const { port } = await start();
  const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ type: '/errors#bad_request', code: 'bad_request', message });
});
