import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, expect, it, vi } from 'vitest';
import { listen } from '@kitroom/front/http/http-server';
import { currentRequest, markCacheable } from '@kitroom/front/cache/request-scope';
import { prepared } from '@/lib/database/prepared';
import { query } from '@/lib/database/query';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import { startShopFront } from '../setup/front-harness';

type Sent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};
type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };

const received: Sent[] = [];
const collector = createServer(async (req, res) => {
  const { resourceSpans } = (await json(req)) as Body;
  received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  res.setHeader('Content-Type', 'application/json').end('{}');
});
vi.stubEnv('SQL_COMMENTS', 'true');
vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${await listen(collector, '127.0.0.1', 0)}`);

const { startTracing } = await import('@/server/tracing');
const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
const tracing = startTracing({ serviceName: 'shop', ratio: 1, trustsParent: true, log });
const { payload } = await import('../setup/shop');

const scopes: (string | undefined)[] = [];
const front = await startShopFront(
  async (req, res) => {
    scopes.push(currentRequest()?.traceId);
    await query(payload, prepared('select $1::int as one'), [1]);
    const own = await localRequest(payload);
    await inTransaction(own, ({ client }) => client.query('select 2'));
    await query(payload, 'select 1/0', []).catch(() => undefined);
    if (req.url === '/shop') markCacheable(['shop']);
    res.setHeader('Content-Type', 'text/html').statusCode = req.url === '/about' ? 500 : 200;
    res.end('<p>page</p>');
  },
  { startTrace: tracing.start },
);

afterAll(async () => {
  vi.unstubAllEnvs();
  await front.close();
  await tracing.close();
  collector.close();
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const parent = (flags: string) => ({ traceparent: `00-${TRACE}-b7ad6b7169203331-${flags}` });

it('exports a traced request with its statements in the caller’s trace', async () => {
  const id = (await front.send('/shop', { headers: parent('01') })).headers['x-request-id'];
  const untraced = await front.send('/find-order', {
    headers: { traceparent: `00-${TRACE.replace('0', '1')}-b7ad6b7169203331-00` },
  });
  const failed = await front.send('/about');
  const timings = [untraced, failed].map(({ headers }) => headers['server-timing']);
  const hit = await front.send('/shop', { headers: parent('01') });
  expect([hit.headers['x-cache'], hit.headers['server-timing']]).toEqual(['HIT', undefined]);
  expect(timings).toEqual([undefined, expect.stringMatching(/^traceparent;desc="00-[\da-f]{32}-[\da-f]{16}-01"$/)]);
  await tracing.close();

  const [server, ...more] = received.filter((span) => span.traceId === TRACE && span.kind === 2);
  expect(more).toEqual([]);
  const attributes = Object.fromEntries(
    server!.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
  expect([server?.name, server?.parentSpanId]).toEqual(['GET /shop', 'b7ad6b7169203331']);
  expect(attributes).toMatchObject({
    'http.route': '/shop',
    'kitroom.request_id': id,
    'http.response.status_code': 200,
  });

  const statements = received.filter((span) => span.traceId === TRACE && span.kind === 3);
  expect(statements.map(({ name }) => name)).toEqual(['SELECT', 'BEGIN', 'SELECT', 'COMMIT', 'SELECT']);
  expect(statements.map(({ status }) => status.code ?? 0)).toEqual([0, 0, 0, 0, 2]);
  expect(new Set(statements.map((span) => span.parentSpanId))).toEqual(new Set([server?.spanId]));

  expect(scopes).toEqual([TRACE, undefined, expect.stringMatching(/^[\da-f]{32}$/)]);
  const errors = received.filter((span) => span.name === 'GET /[...slug]' || span.name === 'GET /about');
  expect(errors.map(({ status }) => status.code)).toEqual([2]);
  expect(received.some((span) => span.name === 'GET /find-order')).toBe(false);
});
