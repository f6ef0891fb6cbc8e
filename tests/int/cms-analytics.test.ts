import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseWatch } from '@/lib/database/database-watch';
import { env } from '@/lib/env';
import { exportAnalytics } from '@/areas/cms/analytics/export-analytics';
import { forgetOldRows } from '@/modules/system/retention/data';
import { loadAnalytics } from '@/areas/cms/analytics/load-analytics';
import { parseAnalyticsRange } from '@/modules/analytics/analytics-range';
import { ViewCounter } from '@/server/view-counter';
import { writeViews } from '@/server/view-writer';
import { api } from '../setup/http';
import { createProduct, placed, rows, payload } from '../setup/shop';
import { viewsBetween } from '@/modules/analytics/data/views';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const range = (query = 'range=7d') => parseAnalyticsRange(new URLSearchParams(query), new Date());
beforeEach(async () => {
  await rows`delete from page_views`;
  await rows`delete from shop_events`;
});

const view = (ago: number, path: string, referrer: string, views: number) =>
  rows`insert into page_views (day, path, referrer, views) values (${day(ago)}, ${path}, ${referrer}, ${views})`;
const event = (ago: number, name: string, product: string, total: number) =>
  rows`insert into shop_events (day, event, product_id, total) values (${day(ago)}, ${name}, ${product}, ${total})`;

async function analytics(query?: string) {
  const result = await loadAnalytics(payload, range(query));
  if (!result.ok) throw new Error(result.message);
  return result.analytics;
}

describe('views', () => {
  const writer = (counter: ViewCounter, connectionString = env.databaseUrl) => {
    const warned: unknown[] = [];
    const log = { warn: (fields: unknown) => void warned.push(fields) };
    return { ...writeViews({ connectionString, counter, watch: databaseWatch(), log, intervalMs: 60_000 }), warned };
  };
  const stored = () => rows`select path, referrer, views from page_views order by path, referrer`;

  it('of several processes add up, a row for each day, path and referrer', async () => {
    const counters = [new ViewCounter(), new ViewCounter(), new ViewCounter()];
    const writers = counters.map((counter) => writer(counter));
    const pages = Array.from({ length: 200 }, (_, index) => `/page-${index}`);
    for (let round = 0; round < 5; round += 1) {
      for (const [index, counter] of counters.entries()) {
        for (const path of index % 2 ? pages : pages.toReversed()) {
          counter.add({ day: day(0), path, referrer: 'a.example', views: 1 });
        }
      }
      await Promise.all(writers.map(({ flush }) => flush()));
    }
    await Promise.all(writers.map(({ close }) => close()));
    expect(writers.flatMap(({ warned }) => warned)).toEqual([]);
    expect(await rows`select count(*)::int as rows, min(views) as least, max(views) as most from page_views`).toEqual([
      { rows: 200, least: 15, most: 15 },
    ]);
  });

  it('that wait are written when the process stops', async () => {
    const counter = new ViewCounter();
    const { close } = writer(counter);
    counter.add({ day: day(0), path: '/last', referrer: '', views: 2 });
    await close();
    expect(await stored()).toEqual([{ path: '/last', referrer: '', views: 2 }]);
  });

  it('wait for the database where it does not answer', async () => {
    const counter = new ViewCounter();
    const away = writer(counter, 'postgres://nobody@127.0.0.1:1/none');
    counter.add({ day: day(0), path: '/later', referrer: '', views: 3 });
    await away.close();
    expect(away.warned).toHaveLength(1);
    expect(await stored()).toEqual([]);
    await writer(counter).close();
    expect(await stored()).toEqual([{ path: '/later', referrer: '', views: 3 }]);
  });
});

it('removes counts once they are older than 26 months, however many', async () => {
  const { id } = await createProduct();
  const ago = (time: string) => `((now() at time zone 'utc')::date - interval '${time}')::date`;
  for (const time of ['26 months', '26 months 1 day', '4 years']) {
    await rows(`insert into page_views (day, path, referrer, views) values (${ago(time)}, '/', '', 1)`);
    await rows(`insert into shop_events (day, event, product_id, total) values (${ago(time)}, 'cart', $1, 1)`, id);
  }
  await rows(`insert into page_views (day, path, referrer, views)
              select ${ago('3 years')}, '/' || n, '', 1 from generate_series(1, 5100) as n`);
  expect([await forgetOldRows(payload), await forgetOldRows(payload)]).toEqual([true, false]);
  for (const table of ['page_views', 'shop_events']) {
    expect(await rows(`select day = ${ago('26 months')} as kept from ${table}`)).toEqual([{ kept: true }]);
  }
});

describe('POST /api/measure', () => {
  const measure = (body: unknown, headers: Record<string, string> = {}, address = '192.0.2.9') =>
    api('POST', '/api/measure', {
      body,
      address,
      headers: { Origin: env.publicUrl, 'User-Agent': BROWSER, ...headers },
    });
  const stored = () => rows`select event, product_id as product, total, day::text from shop_events order by event`;

  it('adds up the steps of products that are sold', async () => {
    const { id } = await createProduct();
    const { id: hidden } = await createProduct({ isActive: false });
    const productIds = [id, id, hidden, randomUUID()];
    for (const name of ['cart', 'cart', 'checkout']) {
      expect((await measure({ event: name, productIds })).status).toBe(204);
    }
    expect(await stored()).toEqual([
      { event: 'cart', product: id, total: 2, day: day(0) },
      { event: 'checkout', product: id, total: 1, day: day(0) },
    ]);
  });

  it('counts no bots, no staff, and nobody who asks not to be', async () => {
    const { id } = await createProduct();
    const others: Record<string, string>[] = [
      { 'User-Agent': 'Googlebot/2.1' },
      { Cookie: 'payload-token=abc' },
      { DNT: '1' },
      { 'Sec-GPC': '1' },
    ];
    for (const headers of others) {
      expect((await measure({ event: 'cart', productIds: [id] }, headers)).status).toBe(204);
    }
    expect(await stored()).toEqual([]);
  });

  it('takes nothing from other sites and nothing else than steps', async () => {
    const { id } = await createProduct();
    const body = { event: 'cart', productIds: [id] };
    expect((await measure(body, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await api('POST', '/api/measure', { body, headers: { 'User-Agent': BROWSER } })).status).toBe(403);
    const wrong = [{}, { ...body, event: 'order' }, { ...body, productIds: [] }, { ...body, productIds: ['1'] }];
    for (const each of [...wrong, { ...body, productIds: Array(51).fill(id) }, 'no json']) {
      expect((await measure(each)).status, JSON.stringify(each)).toBe(422);
    }
    expect(await stored()).toEqual([]);
  });

  it('stops counting one who tells too much', async () => {
    const { id } = await createProduct();
    for (let time = 0; time < 65; time += 1) {
      expect((await measure({ event: 'cart', productIds: [id] }, {}, '192.0.2.77')).status).toBe(204);
    }
    expect(await stored()).toMatchObject([{ total: 60 }]);
  });
});

describe('the screen', () => {
  it('adds up days, pages and referrers and compares them with the period before', async () => {
    const { id, slug, name } = await createProduct();
    await view(0, '/', '', 5);
    await view(1, '/', 'a.example', 2);
    await view(1, `/product/${slug}`, 'a.example', 4);
    await view(6, `/product/${id}`, '', 1);
    await view(7, '/', '', 8);
    await view(8, '/', 'a.example', 3);
    await view(14, '/', '', 99);
    const { views, viewsBefore, referred, days, pages, referrers } = await analytics();
    expect([views, viewsBefore, referred]).toEqual([12, 11, 6]);
    expect(days.map((each) => each.views)).toEqual([1, 0, 0, 0, 0, 6, 5]);
    expect(days[6]?.day).toBe(day(0));
    expect(pages).toEqual([
      { path: '/', title: null, views: 7, before: 11 },
      { path: `/product/${slug}`, title: name, views: 4, before: 0 },
      { path: `/product/${id}`, title: name, views: 1, before: 0 },
    ]);
    expect(referrers).toEqual([
      { referrer: '', views: 6, before: 8 },
      { referrer: 'a.example', views: 6, before: 3 },
    ]);
    expect(await viewsBetween(payload, new Date(day(1)), new Date(day(0)))).toBe(11);
  });

  it('follows products from view to order', async () => {
    const before = await analytics();
    const kit = await createProduct({ stock: { M: 50 } });
    const bag = await createProduct({ stock: { M: 50 } });
    await view(0, `/product/${kit.slug}`, '', 10);
    await view(2, `/product/${kit.id}`, 'a.example', 5);
    await view(9, `/product/${kit.slug}`, '', 100);
    await event(0, 'cart', kit.id, 4);
    await event(1, 'cart', bag.id, 1);
    await event(1, 'checkout', kit.id, 3);
    await event(7, 'checkout', kit.id, 50);
    const line = (product: string) => ({ product, color: 'Red', sizes: { M: 2 } });
    await placed(line(kit.id), line(bag.id));
    await placed(line(kit.id));
    const { id } = await placed(line(kit.id));
    await rows`update orders set created_at = now() - interval '7 days' where id = ${id}`;

    const { funnel, products } = await analytics();
    expect(funnel).toEqual({ views: 15, carts: 5, checkouts: 3, orders: before.funnel.orders + 3 });
    const ours = products.filter((product) => [kit.id, bag.id].includes(product.id));
    expect(ours).toMatchObject([
      { id: kit.id, views: 15, carts: 4, checkouts: 3, orders: 2 },
      { id: bag.id, views: 0, carts: 1, checkouts: 0, orders: 1 },
    ]);
  });

  it('can be downloaded, without formulas', async () => {
    await view(0, '/', 'a.example', 2);
    await view(0, '/=1+1', '', 1);
    const csv = (table: 'days' | 'pages' | 'referrers' | 'products') =>
      exportAnalytics({ payload, range: range(), table });
    expect(await csv('referrers')).toBe('\uFEFFreferrer,views,before\r\na.example,2,0\r\n,1,0\r\n');
    expect((await csv('days')).split('\r\n')).toHaveLength(9);
    await rows`insert into page_views (day, path, views) values (${day(0)}, '=1+1', 1)`;
    expect(await csv('pages')).toContain("'=1+1");
    expect((await csv('products')).split('\r\n')[0]).toBe('\uFEFFid,name,slug,views,carts,checkouts,orders');
  });
});
