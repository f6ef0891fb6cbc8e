import { expect, it, vi } from 'vitest';
import { mostSeen } from '../../src/server/most-seen';
import { rows } from '../setup/shop';

const log = { warn: vi.fn() };

it('lists public pages of the last week by their views', async () => {
  await rows('delete from page_views');
  await rows(`
    insert into page_views (day, path, referrer, views) values
      (current_date, '/shop', '', 3), (current_date - 6, '/shop', 'search.test', 4),
      (current_date, '/product/a', '', 5), (current_date, '/teamwear-portal/roster', '', 50),
      (current_date - 8, '/product/last-week', '', 100)`);
  expect(await mostSeen(process.env.DATABASE_URL ?? '', log)).toEqual(['/shop', '/product/a']);
  expect(log.warn).not.toHaveBeenCalled();
});

it('lists none, with a warning, while the database is away', async () => {
  expect(await mostSeen('postgres://127.0.0.1:1/none', log)).toEqual([]);
  expect(log.warn).toHaveBeenCalledOnce();
});
