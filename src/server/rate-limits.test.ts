import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOfKey } from '@/lib/crypto/api-key-hash';
import { createThrottle } from '@/lib/throttle';
import type { FoundKey } from './find-key';
import { rateLimits } from './rate-limits';

const textOf = (name: string) => `kitroom_sk_${name}`;
const keyOf = (id: string, requestsPerMinute: number, scopes = ['orders:read']): FoundKey => ({
  id,
  scopes,
  requestsPerMinute,
});
const keys = new Map(
  [
    keyOf('one', 2),
    keyOf('other', 2),
    keyOf('faster', 5),
    keyOf('page', 2, ['public']),
    keyOf('shown', 60),
    keyOf('full', 1),
  ].map((key) => [hashOfKey(textOf(key.id)), key]),
);
const away = hashOfKey(textOf('away'));

const searches = createThrottle('tried-searches', { points: 10, seconds: 30, shownAs: 'searches' });
const mailboxes = createThrottle('tried-mailboxes', { points: 10, seconds: 30 });
let handled = 0;

const handle = rateLimits({
  handler: async (req, res) => {
    handled += 1;
    if (req.url !== '/api/orders') await searches.consume('network', 4);
    await mailboxes.consume('someone@example.test');
    res.end('answered');
  },
  findKey: async (hash) => {
    if (hash === away) throw new Error('The database is away.');
    return keys.get(hash);
  },
  networkOf: ({ headers }) => String(headers['x-network']),
});
const server = createServer((req, res) => void handle(req, res));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function ask(name?: string, { path = '/api/orders', network = 'a' } = {}) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'X-Network': network, ...(name !== undefined && { Authorization: `Bearer ${textOf(name)}` }) },
  });
  const { headers } = answer;
  return {
    status: answer.status,
    text: await answer.text(),
    policy: headers.get('ratelimit-policy'),
    left: headers.get('ratelimit'),
    wait: headers.get('retry-after'),
  };
}

it('shows what a key has left, and refuses it beyond its own limit', async () => {
  expect(await ask('one')).toMatchObject({ status: 200, policy: '"key";q=2;w=60', left: '"key";r=1;t=60', wait: null });
  expect(await ask('one')).toMatchObject({ status: 200, left: expect.stringMatching(/^"key";r=0;t=\d+$/) });
  const before = handled;
  const refused = await ask('one');
  expect(refused).toMatchObject({
    status: 429,
    policy: '"key";q=2;w=60',
    left: expect.stringMatching(/^"key";r=0;t=\d+$/),
    wait: expect.stringMatching(/^\d+$/),
  });
  expect(JSON.parse(refused.text)).toEqual({
    type: '/developers/errors#too_many_requests',
    code: 'too_many_requests',
    message: 'A key may send 2 requests a minute.',
  });
  expect(handled).toBe(before);
  expect((await ask('other')).left).toBe('"key";r=1;t=60');
  expect((await ask('faster')).left).toBe('"key";r=4;t=60');
});

it('counts a publishable key for each network', async () => {
  for (const expected of [200, 200, 429]) expect((await ask('page')).status).toBe(expected);
  expect((await ask('page', { network: 'b' })).status).toBe(200);
  for (const network of ['a', 'b']) await ask('full', { network });
  expect((await ask('full', { network: 'c' })).status).toBe(429);
});

it('ends the request of an unknown key before the application has it', async () => {
  const before = handled;
  const refused = await ask('unknown');
  expect([refused.status, JSON.parse(refused.text).code, refused.left]).toEqual([401, 'invalid_key', null]);
  expect(handled).toBe(before);
});

it('leaves the rest to the application: strangers, and keys of a database that is away', async () => {
  expect(await ask()).toMatchObject({ status: 200, policy: null, left: null });
  expect(await ask('away')).toMatchObject({ status: 200, policy: null, left: null });
});

it('shows each limit that counted the request, but none that says something of others', async () => {
  expect(await ask('shown', { path: '/api/search' })).toMatchObject({
    policy: '"key";q=60;w=60, "searches";q=10;w=30',
    left: '"key";r=59;t=60, "searches";r=6;t=30',
  });
  const { left } = await ask(undefined, { path: '/api/search' });
  expect(left).toMatch(/^"searches";r=2;t=\d+$/);
  expect((await ask(undefined, { path: '/shop' })).left).toBeNull();
});
