import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import { signIn } from '../setup/incoming';
import { systemJobs } from '@/areas/back-office/settings/system/system-endpoints';
import { newAddress } from '../setup/address';
import { startShopFront } from '../setup/front-harness';

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'error';
});

const { log, logFile } = await import('@/lib/log');
const { api, gql } = await import('../setup/http');
const { createProduct, createStaff, createTeam } = await import('../setup/shop');

const { token } = await createTeam();
const editor = await createStaff('content_manager');
const admin = await createStaff('administrator');
const product = await createProduct();
const pictures = ['no-id', randomUUID(), 'none'].map((image) => ({ image }));
const login = (address: string) =>
  api('POST', '/api/admin-users/login', { body: { email: editor.user.email, password: 'Wrong-1' }, address });

const front = await startShopFront((req, res) => void res.writeHead(req.url === '/gone' ? 404 : 200).end());
afterAll(() => front.close());

const browser = { Accept: 'text/html', Host: 'elsewhere.test' };

const refusals: [status: number, what: string, send: () => Promise<{ status: number }>][] = [
  [400, 'a body of Payload’s that is no JSON', () => api('POST', '/api/products', { body: '{' })],
  [400, 'an unknown field of a query', () => api('GET', '/api/products?where[nothing][equals]=1')],
  [400, 'a GraphQL query with a mistake', () => gql('{ Nothing { x } }')],
  [400, 'a malformed address', () => front.send('/%')],
  [401, 'a wrong password', () => login(newAddress())],
  [401, 'a secret list', () => api('GET', '/api/orders')],
  [401, 'a token that has expired', () => api('GET', '/api/orders', { token: 'eyJhbGciOiJIUzI1NiJ9.e30.x' })],
  [401, 'a screen of staff', () => (signIn(), systemJobs())],
  [403, 'another’s list', () => api('GET', '/api/activity-log', { token })],
  [403, 'a screen of administrators', () => (signIn(editor.token), systemJobs())],
  [404, 'a missing record', () => api('GET', `/api/products/${randomUUID()}`)],
  [404, 'an unknown address', () => api('GET', '/api/nothing-here')],
  [404, 'a page that is gone', () => front.send('/gone')],
  [405, 'a method', () => front.send('/favicon', { method: 'TRACE' })],
  [
    422,
    'pictures that there are not',
    () => api('PATCH', `/api/products/${product.id}`, { token: admin.token, body: { images: pictures } }),
  ],
  [413, 'a long body', () => front.send('/api/cart', { method: 'POST', body: Buffer.alloc(2_000_000) })],
  [
    415,
    'a body of another type',
    () => api('POST', '/api/products', { body: 'x', headers: { 'Content-Type': 'a/b' } }),
  ],
  [421, 'a browser at another host', () => front.send('/', { headers: browser })],
  [422, 'an order that is no JSON', () => api('POST', '/api/checkout', { body: '{' })],
  [422, 'an order without a customer', () => api('POST', '/api/checkout', { body: {} })],
];

it.each(refusals)('%s, %s, is no error and has no stack', async (status, _what, send) => {
  const before = logFile.recent().length;
  const answer = await send();
  expect(answer.status).toBe(status);
  const lines = [...logFile.recent().slice(before), ...front.logged.splice(0).map((line) => JSON.stringify(line))];
  expect(lines.filter((line) => /"stack"|"level":[56]0/.test(line))).toEqual([]);
});

it('429, too many attempts, is no error and has no stack', async () => {
  const before = logFile.recent().length;
  const address = newAddress();
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 30) statuses.push((await login(address)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(
    logFile
      .recent()
      .slice(before)
      .filter((line) => /"stack"|"level":[56]0/.test(line)),
  ).toEqual([]);
});

it('a bug is an error with its stack', () => {
  log.error({ err: new Error('a bug') }, 'failed');
  expect(logFile.recent().at(-1)).toMatch(/"level":50.*"stack"/);
});
