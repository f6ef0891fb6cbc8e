import { expect, it, vi } from 'vitest';
import { findPopularPages, savePopularPages } from '../../src/server/popular-pages';
import { rows } from '../setup/shop';

const log = { warn: vi.fn() };
const shop = { connectionString: process.env.DATABASE_URL ?? '', log };
const gone = { connectionString: 'postgres://127.0.0.1:1/none', log };

it('lists public pages of the last week by their views', async () => {
  await rows('delete from page_views');
  await rows(`
    insert into page_views (day, path, referrer, views) values
      (current_date, '/shop', '', 3), (current_date - 6, '/shop', 'search.test', 4),
      (current_date, '/product/a', '', 5), (current_date, '/teamwear-portal/roster', '', 50),
      (current_date - 8, '/product/last-week', '', 100)`);
  expect(await findPopularPages(shop)).toEqual(['/shop', '/product/a']);
  expect(log.warn).not.toHaveBeenCalled();
});

it('lists those first that were popular before, with their queries', async () => {
  const popular = vi.fn(() => ['/shop?search=red+socks', '/shop']);
  await savePopularPages({ ...shop, popular }).close();
  expect(popular).toHaveBeenCalledExactlyOnceWith(2000);
  expect(await findPopularPages(shop)).toEqual(['/shop?search=red+socks', '/shop', '/product/a']);
  await savePopularPages({ ...shop, popular: () => ['/about'] }).close();
  expect(await findPopularPages(shop)).toEqual(['/about', '/shop', '/product/a']);
});

it('keeps those of before if nothing was requested since', async () => {
  await savePopularPages({ ...shop, popular: () => ['/about'] }).close();
  await savePopularPages({ ...shop, popular: () => [] }).close();
  expect(await findPopularPages(shop)).toContain('/about');
});

it.each(['{}', '"/"', '["https://elsewhere.test/"]', '[1]'])('lists only viewed ones if %s is saved', async (data) => {
  await rows(`update payload_kv set data = '${data}' where key = 'popular-pages'`);
  expect(await findPopularPages(shop)).toEqual(['/shop', '/product/a']);
});

it('lists and saves none, with a warning, while the database is away', async () => {
  expect(await findPopularPages(gone)).toEqual([]);
  await savePopularPages({ ...gone, popular: () => ['/'] }).close();
  expect(log.warn).toHaveBeenCalledTimes(2);
});
