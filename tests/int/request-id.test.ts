import { afterAll, expect, it, vi } from 'vitest';
import { CacheDecision, runInRequestScope } from '@kitroom/front/cache/request-scope';
import { prepared } from '@/lib/database/prepared';
import { inTransaction } from '@/lib/database/transaction';
import { query, queryIn } from '@/lib/database/query';
import { localRequest } from '@/lib/payload/local-request';
import { startShopFront } from '../setup/front-harness';

vi.hoisted(() => {
  process.env.SQL_COMMENTS = 'true';
  process.env.LOG_LEVEL = 'error';
});

const { payload } = await import('../setup/shop');
const { api } = await import('../setup/http');
const { log, logFile } = await import('@/lib/log');

const OWN_TEXT = 'select query, $1::int as value from pg_stat_activity where pid = pg_backend_pid()';
type Own = { query: string; value: number };

const as = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  runInRequestScope(new CacheDecision(), work, { id, route: '/api/orders' });

const front = await startShopFront(
  async (_req, res) => {
    const [own] = await query<Own>(payload, prepared(OWN_TEXT), [1]);
    log.warn('seen');
    res.end(own?.query);
  },
  { isProxyTrusted: true },
);
afterAll(() => front.close());

it('a proxy’s request id goes through the log and the database to the answer', async () => {
  const { headers, body } = await front.send('/api/orders/7?secret=1', { headers: { 'X-Request-Id': 'of-a-proxy' } });
  expect(headers['x-request-id']).toBe('of-a-proxy');
  expect(body.toString()).toBe(`/*request_id='of-a-proxy',route='%2Fapi%2Forders%2F7'*/ ${OWN_TEXT}`);
  expect(JSON.parse(logFile.recent().at(-1) ?? '')).toMatchObject({ msg: 'seen', requestId: 'of-a-proxy' });
});

it('each statement has the comment of its own request, though they wait for the same connections', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `request-${index}`);
  const found = await Promise.all(
    ids.map((id, index) => as(id, async () => (await query<Own>(payload, prepared(OWN_TEXT), [index]))[0])),
  );
  expect(found.map((own) => own?.query.match(/request_id='([^']+)'/)?.[1])).toEqual(ids);
  expect(found.map((own) => own?.value)).toEqual(ids.map((_, index) => index));
});

it('holds within a transaction and for Payload’s own statements, and ends with the request', async () => {
  const req = await localRequest(payload);
  const [own] = await as('inside', () => inTransaction(req, () => queryIn<Own>(req, prepared(OWN_TEXT), [1])));
  expect(own?.query).toContain("request_id='inside'");
  const drizzled = await as(
    'drizzled',
    async () =>
      // Runs once it is awaited.
      (await payload.db.drizzle.execute<Own>('select query from pg_stat_activity where pid = pg_backend_pid()')).rows,
  );
  expect(drizzled[0]?.query).toContain("request_id='drizzled'");
  expect((await query<Own>(payload, prepared(OWN_TEXT), [1]))[0]?.query).toBe(OWN_TEXT);
});

it('is in the JSON of a failure of the application', async () => {
  const fail = vi.spyOn(payload.db, 'find').mockRejectedValueOnce(new Error('broken'));
  const { status, body } = await as('failing', () => api('GET', '/api/products?depth=0'));
  fail.mockRestore();
  expect([status, body.code, body.requestId]).toEqual([500, 'internal', 'failing']);
  expect(logFile.recent().at(-1)).toContain('"requestId":"failing"');
});
