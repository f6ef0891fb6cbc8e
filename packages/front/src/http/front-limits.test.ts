import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFront, type Harness } from '../../tests/harness';
import { currentRequest } from '../cache/request-scope';
import type { Handler } from './handler';

const MEGABYTE = 1024 * 1024;
const JSON_BODY = { 'Content-Type': 'application/json' };

let front: Harness;

const handler: Handler = async (req, res) => {
  if (req.url === '/key/secret') return void res.end(JSON.stringify(currentRequest()));
  if (req.url?.includes('/boom')) throw new Error('secret detail');
  if (req.url === '/half') {
    res.setHeader('Content-Length', 100).write('half');
    throw new Error('too late');
  }
  let bytes = 0;
  for await (const chunk of req) bytes += (chunk as Buffer).length;
  res.setHeader('X-Frame-Options', 'DENY').end(JSON.stringify({ bytes }));
};

beforeEach(async () => {
  front = await startFront(handler);
});
afterEach(() => front.close());

describe('request bodies', () => {
  it.each([
    ['announced', Buffer.alloc(2 * MEGABYTE)],
    ['in chunks without a length', Array.from({ length: 8 }, () => Buffer.alloc(MEGABYTE / 4))],
    ['of 10 MB', Buffer.alloc(10 * MEGABYTE)],
  ])('over the limit are refused, %s', async (_what, body) => {
    const answer = await front.send('/api/checkout', { method: 'POST', headers: JSON_BODY, body });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body.toString())).toEqual({
      type: '/errors#payload_too_large',
      code: 'payload_too_large',
      message: 'The request body is larger than 1 MB.',
    });
  });

  it.each([
    ['announced', Buffer.alloc(MEGABYTE)],
    ['in chunks', [Buffer.alloc(MEGABYTE / 2), Buffer.alloc(MEGABYTE / 2)]],
  ])('up to the limit arrive whole, %s', async (_what, body) => {
    const answer = await front.send('/api/checkout', { method: 'POST', headers: JSON_BODY, body });
    expect(JSON.parse(answer.body.toString())).toEqual({ bytes: MEGABYTE });
  });

  it('may be larger for uploads, except where none belong', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const body = Buffer.alloc(2 * MEGABYTE);
    expect((await front.send('/api/media', { method: 'POST', headers, body })).status).toBe(200);
    expect((await front.send('/api/cart', { method: 'POST', headers, body })).status).toBe(413);
  });

  it('are refused with a page if a browser sent a form', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'text/html,*/*;q=0.8' };
    const answer = await front.send('/custom-kits', { method: 'POST', headers, body: Buffer.alloc(32 * MEGABYTE) });
    expect([answer.status, answer.headers['content-type']]).toEqual([413, 'text/plain; charset=utf-8']);
    expect(answer.body.toString()).toContain('Go back to the page: what you typed is still there.');
  });

  it('are requested only if they fit, when the client waits for 100 Continue', async () => {
    const headers = { ...JSON_BODY, Expect: '100-continue', 'Content-Length': 2 * MEGABYTE };
    expect((await front.send('/api/checkout', { method: 'POST', headers })).status).toBe(413);
  });

  it('leave the server serving after they were cut off', async () => {
    const body = Array.from({ length: 8 }, () => Buffer.alloc(MEGABYTE / 4));
    await front.send('/api/checkout', { method: 'POST', headers: JSON_BODY, body });
    expect((await front.send('/')).status).toBe(200);
  });
});

describe('errors', () => {
  it.each(['/api/%', '/api/%E0%A4%A', '/api/search?q=%00'])('the address %s is the client’s fault', async (path) => {
    const answer = await front.send(path);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'bad_request' });
  });

  it('a handler that throws gives 500 without detail, and a line in the log', async () => {
    const answer = await front.send('/boom');
    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'internal' });
    expect(answer.body.toString()).not.toContain('secret');
    expect(front.logged).toContainEqual(expect.objectContaining({ status: 500, url: '/boom', method: 'GET' }));
  });

  it('secrets in an address, and its query, are in no line of the log', async () => {
    await front.send('/key/kEy/boom');
    await front.send('/boom?key=kEy');
    expect(front.logged).toContainEqual(expect.objectContaining({ status: 500, url: '/key/…' }));
    expect(JSON.stringify(front.logged)).not.toContain('kEy');
  });

  it('a handler that throws half-way cuts the answer, so that nobody takes it for whole', async () => {
    await expect(front.send('/half', { headers: { Range: 'bytes=0-' } })).rejects.toThrow();
  });
});

describe('methods', () => {
  it.each(['TRACE', 'PROPFIND', 'PURGE', 'QUERY'])('%s is none of any address', async (method) => {
    const answer = await front.send('/', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT']);
    expect(JSON.parse(answer.body.toString())).toEqual({
      type: '/errors#method_not_allowed',
      code: 'method_not_allowed',
      message: 'This address does not take that method.',
    });
  });

  it.each<[string, string | undefined, string]>([
    ['in no words', undefined, 'GET, HEAD, OPTIONS'],
    ['in words of its own', 'GET, HEAD', 'GET, HEAD'],
  ])(
    'that an address does not take are refused in the one shape, by an application that does so %s',
    async (_what, own, allow) => {
      await front.close();
      front = await startFront((req, res) => {
        if (req.method === 'OPTIONS') return void res.setHeader('Allow', 'GET, HEAD, OPTIONS').end();
        if (own) res.setHeader('Allow', own);
        res.writeHead(405).end(own && 'Method Not Allowed');
      });
      const answer = await front.send('/api/health', { method: 'DELETE' });
      expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'method_not_allowed' });
    },
  );

  it.each<[string, number, string, string | undefined, string]>([
    ['a page', 200, 'text/html; charset=utf-8', undefined, 'GET, HEAD, OPTIONS, POST'],
    ['a file', 500, 'text/html; charset=utf-8', 'GET, HEAD', 'GET, HEAD'],
  ])('that nobody can mean are refused for %s too', async (_what, status, type, own, allow) => {
    await front.close();
    front = await startFront((req, res) => {
      if (req.method === 'OPTIONS') return void res.writeHead(400).write('and never ends');
      if (own) res.setHeader('Allow', own);
      res.writeHead(status, { 'Content-Type': type }).end('<p>page</p>');
    });
    const answer = await front.send('/shop', { method: 'DELETE' });
    expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'method_not_allowed' });
    expect(front.logged).toEqual([]);
  });

  it.each(['/favicon.ico', '/art/kit%20one.webp', '/_next/static/chunks/x.js?v=1'])(
    'that change something never reach the application at the file %s, which says what it takes',
    async (file) => {
      await front.close();
      const reached: string[] = [];
      front = await startFront(
        (req, res) => {
          reached.push(`${req.method} ${req.url}`);
          res.end();
        },
        { isFile: (path) => ['/favicon.ico', '/art/kit one.webp'].includes(decodeURIComponent(path)) },
      );
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await front.send(file, { method, headers: { 'Content-Length': 0 } });
        expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
        expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'method_not_allowed' });
      }
      const options = await front.send(file, { method: 'OPTIONS' });
      expect([options.status, options.headers.allow, options.body.length]).toEqual([204, 'GET, HEAD, OPTIONS', 0]);
      expect([reached, front.logged]).toEqual([[], []]);
      expect((await front.send(file)).status).toBe(200);
    },
  );

  it('are listed for OPTIONS of a page, which the application takes for malformed', async () => {
    await front.close();
    front = await startFront((_req, res) => void res.writeHead(400).end());
    const answer = await front.send('/shop', { method: 'OPTIONS' });
    expect([answer.status, answer.headers.allow, answer.body.length]).toEqual([204, 'GET, HEAD, OPTIONS, POST', 0]);
    expect((await front.send('/shop')).status).toBe(400);
  });

  it('leave a proxy’s offer of HTTP/2 aside', async () => {
    const headers = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQAAP__' };
    expect((await front.send('/', { headers })).status).toBe(200);
  });
});

describe('common headers', () => {
  it('stand on every answer, and a handler’s own value wins', async () => {
    for (const path of ['/', '/%', '/boom']) {
      const { headers } = await front.send(path);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['x-request-id']).toBeDefined();
      expect(headers['x-frame-options']).toBe(path === '/' ? 'DENY' : 'SAMEORIGIN');
    }
  });

  it('keep the request id that a trusted proxy gave, unless it could spoil the log', async () => {
    const idOf = async (given: string) =>
      (await front.send('/', { headers: { 'X-Request-Id': given } })).headers['x-request-id'];
    expect(await idOf('abc-1')).toMatch(/^[\da-f]{8}-/);
    await front.close();
    front = await startFront(handler, { isProxyTrusted: true });
    expect(await idOf('abc-1')).toBe('abc-1');
    for (const harmful of ['a b<c>', 'x'.repeat(65), "a'*/"]) expect(await idOf(harmful)).toMatch(/^[\da-f]{8}-/);
  });

  it('name the request, as its scope and its error do', async () => {
    for (const [path, accept] of [
      ['/boom', 'text/html'],
      ['/boom', 'application/json'],
      ['/%', 'text/html'],
      ['/key/secret', '*/*'],
    ] as const) {
      const { headers, body } = await front.send(path, { headers: { Accept: accept } });
      expect(body.toString(), path).toContain(headers['x-request-id']);
    }
    expect((await front.send('/key/secret')).body.toString()).toContain('"route":"/key/[key]"');
  });
});
