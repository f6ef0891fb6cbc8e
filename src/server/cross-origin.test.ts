import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crossOrigin } from './cross-origin';

const OTHER = 'https://shop.example';
const ALLOWED = 'https://allowed.example';
const KEY = { Authorization: 'Bearer kitroom_pk_x' };

const handle = crossOrigin({
  handler: (_req, res) => void res.writeHead(200).end('handled'),
  allowedOrigins: async () => new Set([ALLOWED]),
});
const server = createServer((req, res) => void handle(req, res));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

type Told = { status: number; headers: IncomingHttpHeaders; text: string };

const call = (method: string, path: string, headers: Record<string, string> = {}): Promise<Told> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (res) => {
      let text = '';
      res.on('data', (part) => (text += part));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text }));
    });
    sent.on('error', reject).end();
  });

const preflight = (path: string, method: string, origin: string, wanted = 'content-type') =>
  call('OPTIONS', path, {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': wanted,
  });

const originOf = ({ headers }: Told) => headers['access-control-allow-origin'];

describe('what is public', () => {
  it.each([
    ['GET', '/api/products?limit=1'],
    ['GET', '/api/categories/1b4e28ba-2fa1-11d2-883f-0016d3cca427'],
    ['GET', '/api/media/file/shirt.jpg'],
    ['GET', '/api/search?q=a'],
    ['GET', '/api/delivery-methods'],
    ['POST', '/api/graphql'],
    ['POST', '/api/cart'],
    ['POST', '/api/checkout'],
  ])('answers every origin alike, without credentials: %s %s', async (method, path) => {
    for (const headers of [{}, { Origin: OTHER }, { Origin: ALLOWED, Cookie: 'payload-token=x' }]) {
      const answer = await call(method, path, headers as Record<string, string>);
      expect(originOf(answer)).toBe('*');
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      // A stored answer depends on no origin.
      expect(answer.headers.vary).toBeUndefined();
    }
    const asked = await preflight(path.replace(/\?.*/, ''), method, OTHER, 'content-type, idempotency-key');
    expect([asked.status, originOf(asked), asked.headers['access-control-allow-methods']]).toEqual([204, '*', method]);
    expect(asked.headers['access-control-allow-headers']).toMatch(/Content-Type, Idempotency-Key/);
    expect(asked.headers['access-control-allow-headers']).not.toMatch(/Authorization/);
  });

  it.each([
    ['GET', '/api/orders'],
    ['GET', '/api/globals/site-settings'],
    ['PATCH', '/api/products'],
    ['POST', '/api/admin-users/login'],
    ['POST', '/api/team/orders'],
    ['GET', '/admin/orders'],
    ['GET', '/shop'],
  ])('is not %s %s', async (method, path) => {
    expect(originOf(await call(method, path, { Origin: OTHER }))).toBeUndefined();
    expect(originOf(await preflight(path, method, OTHER))).toBeUndefined();
    expect(originOf(await preflight(path, method, ALLOWED))).toBeUndefined();
  });
});

describe('a key in a browser', () => {
  it('is for pages of allowed origins', async () => {
    const asked = await preflight('/api/products', 'GET', ALLOWED, 'authorization');
    expect([asked.status, originOf(asked)]).toEqual([204, ALLOWED]);
    expect(asked.headers['access-control-allow-headers']).toMatch(/^Authorization, /);
    expect(asked.headers.vary).toMatch(/^Origin, /);
    expect(originOf(await preflight('/api/products', 'GET', OTHER, 'authorization'))).toBeUndefined();
    const answer = await call('GET', '/api/products', { ...KEY, Origin: ALLOWED });
    expect([originOf(answer), answer.headers.vary]).toEqual([ALLOWED, 'Origin']);
    const other = await call('GET', '/api/products', { ...KEY, Origin: OTHER });
    expect([originOf(other), other.headers.vary]).toEqual([undefined, 'Origin']);
  });
});

it('refuses a secret key from a page, of an allowed origin readably', async () => {
  const secret = { Authorization: 'Bearer kitroom_sk_x' };
  for (const [origin, readable] of [
    [ALLOWED, ALLOWED],
    [OTHER, undefined],
  ] as const) {
    const answer = await call('GET', '/api/products', { ...secret, Origin: origin });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, 'secret_key_in_browser']);
    expect(originOf(answer)).toBe(readable);
  }
  expect((await call('GET', '/api/products', secret)).text).toBe('handled');
});

it.each([
  ['GET', '/admin/orders'],
  ['GET', '/cms/pages'],
  ['GET', '/'],
  ['POST', '/api/admin-users/login'],
  ['GET', '/api/admin-users'],
  ['GET', '/api/teams/me'],
  ['POST', '/api/api-keys'],
  ['GET', '/api/payload-preferences/x'],
  ['GET', '/api/access'],
  ['PUT', '/api/team/billing'],
  ['POST', '/api/stripe/webhook'],
])('refuses a key where no scope is named: %s %s', async (method, path) => {
  const { status, text } = await call(method, path, KEY);
  expect([status, JSON.parse(text).code]).toEqual([403, 'key_not_accepted']);
  expect((await call(method, path, { Authorization: 'JWT x' })).text).toBe('handled');
});
