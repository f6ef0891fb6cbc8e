import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CdnOptions } from '@kitroom/front/purge/cdn';
import { listen } from '@kitroom/front/http/http-server';
import { env } from '@/lib/env';
import { beginBuild } from '@/modules/system/cdn/data/cdn-purges';
import { sendPurges } from '@/modules/system/cdn/send-purges';
import { startMetrics } from '@/server/metrics';
import { startShopFront } from '../setup/front-harness';
import { api } from '../setup/http';
import { createProduct, createStaff, rows, payload } from '../setup/shop';

type Purge = { tags?: string[]; purge_everything?: boolean };
type Received = Pick<IncomingMessage, 'method' | 'headers'> & { body: Purge };

const received: Received[] = [];
let status = 200;
const cdn = createServer(async (req, res) => {
  received.push({ method: req.method, headers: req.headers, body: (await json(req)) as Purge });
  res.writeHead(status).end();
});

const { token } = await createStaff('administrator');
const product = await createProduct();
const front = await startShopFront(async (req, res) => {
  const answer = await api('GET', req.url ?? '');
  res.setHeader('Content-Type', 'application/json').end(answer.text);
});

let options: CdnOptions;
beforeAll(async () => {
  options = { url: `http://127.0.0.1:${await listen(cdn, '127.0.0.1', 0)}/purge`, token: 'secret' };
});
afterAll(async () => {
  await front.close();
  cdn.close();
});
beforeEach(() => {
  status = 200;
});

let failure: unknown;
const due = () => rows`update cdn_purges set attempt_after = now()`;
async function send(): Promise<Received[]> {
  failure = undefined;
  received.length = 0;
  await sendPurges(payload, { fail: (error) => (failure = error) }, options);
  return [...received];
}
const rename = (name: string) => api('PATCH', `/api/products/${product.id}`, { token, body: { name } });
const bodies = (sent: Received[]) => sent.map(({ body }) => body);
const tagsOf = (sent: Received[]) => bodies(sent).flatMap(({ tags = [] }) => tags);

it('purges everything at first, and nothing while nobody saves', async () => {
  expect(bodies(await send())).toEqual([{ purge_everything: true }]);
  expect(await send()).toEqual([]);
});

it('purges everything once for a build', async () => {
  for (const build of ['one', 'two']) {
    await beginBuild(payload, build);
    expect(bodies(await send())).toEqual([{ purge_everything: true }]);
    await beginBuild(payload, build);
    expect(await send()).toEqual([]);
  }
});

it('sends the tags of a saved product, which its answers carry, in one call', async () => {
  const { headers } = await front.send(`/api/products/${product.id}`);
  const carried = String(headers['cache-tag']).split(',');
  await rename('Renamed');
  await rename('Renamed again');
  const [sent, ...more] = await send();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer secret' } });
  const { tags = [] } = sent!.body;
  expect(carried.filter((tag) => tags.includes(tag))).toContain(`product:${product.id}`);
  expect(sent?.headers['xkey-purge']).toBe(tags.join(' '));
  expect(await send()).toEqual([]);
});

it('sends again what a CDN refused, later each time, and reports it', async () => {
  status = 503;
  await rename('Not sent');
  expect(tagsOf(await send())).toContain(`product:${product.id}`);
  expect(String(failure)).toBe('Error: The CDN answered 503.');
  expect(await send()).toEqual([]);
  await due();
  await send();
  const [row] = await rows<{ attempts: number; pause: number }>`
    select attempts, round(extract(epoch from attempt_after - now()))::int as pause from cdn_purges`;
  expect(row?.attempts).toBe(2);
  expect(row?.pause).toBeGreaterThan(2);
  const metrics = startMetrics({ store: undefined, databaseUrl: env.databaseUrl });
  const text = await metrics.text();
  await metrics.close();
  expect(text).toMatch(/^kitroom_cdn_failures 2$/m);
  expect(text).toMatch(/^kitroom_cdn_waiting_seconds \d/m);

  status = 200;
  await rename('Sent');
  await due();
  expect(tagsOf(await send())).toContain(`product:${product.id}`);
  expect([failure, await send()]).toEqual([undefined, []]);
  expect(await rows`select attempts, waiting_since from cdn_purges`).toEqual([{ attempts: 0, waiting_since: null }]);
});

it('is sent by one process, while it has time', async () => {
  await rename('By one');
  received.length = 0;
  await Promise.all(
    Array.from({ length: 4 }, () => sendPurges(payload, { fail: (error) => expect.fail(String(error)) }, options)),
  );
  expect(received).toHaveLength(1);
  await rename('By one that ends');
  await rows`update cdn_purges set attempt_after = now() + interval '60 seconds'`;
  expect(await send()).toEqual([]);
  await due();
  expect(tagsOf(await send())).toContain(`product:${product.id}`);
});

it('cuts many tags into calls, and purges everything for a flood or where the log does not tell', async () => {
  const notice = (tags: string[]) => rows`insert into cache_purges (id, notice)
    select id, json_build_object('id', id, 'purge', ${JSON.stringify(tags)}::json) from gen_random_uuid() id`;
  await notice(Array.from({ length: 70 }, (_, index) => `odd tag,${index}`));
  const sent = await send();
  expect(bodies(sent).map(({ tags }) => tags?.length)).toEqual([30, 30, 10]);
  expect(tagsOf(sent)[0]).toBe('odd_tag_0');
  await notice(Array.from({ length: 301 }, (_, index) => `tag:${index}`));
  expect(bodies(await send())).toEqual([{ purge_everything: true }]);
  await rows`truncate cache_purges`;
  // A transaction that goes on must not have everything purged each time.
  const longest = await payload.db.pool.connect();
  await longest.query('begin; select pg_current_xact_id()');
  expect(bodies(await send())).toEqual([{ purge_everything: true }]);
  expect(await send()).toEqual([]);
  await longest.query('rollback');
  longest.release();
  expect(await send()).toEqual([]);
});
