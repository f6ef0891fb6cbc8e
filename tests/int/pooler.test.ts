import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ResponseStore } from '@kitroom/front/cache/store';
import { listenForPurges } from '@kitroom/front/purge/purge-listener';
import { checkChannel } from '../../scripts/lib/database.mjs';
import { newAddress } from '../setup/address';
import { startPooler } from '../setup/pooler';

const direct = process.env.DATABASE_URL ?? '';
const pooler = await startPooler(direct);
Object.assign(process.env, { DATABASE_URL: pooler?.url ?? direct, DATABASE_DIRECT_URL: direct });

const make = await import('../setup/shop');
const http = await import('../setup/http');
const { inTransaction } = await import('@/lib/database/transaction');
const { localRequest } = await import('@/lib/payload/local-request');
const { db } = make.payload;
const other = new pg.Client({ connectionString: direct });
await other.connect();
afterAll(async () => {
  await other.end();
  await make.payload.destroy();
  await pooler?.stop();
});

const limits = `select current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`;

describe(`behind ${pooler ? 'PgBouncer' : 'no pooler, as PgBouncer is not installed'}`, () => {
  it('checks out on connections that all share', async () => {
    const { id } = await make.createProduct({ stock: { M: 100 } });
    const order = () =>
      http.api('POST', '/api/checkout', {
        address: newAddress(),
        headers: { 'Idempotency-Key': randomUUID() },
        body: make.checkoutBody({ product: id, color: 'Red', sizes: { M: 1 } }),
      });
    const placed = await Promise.all(Array.from({ length: 40 }, order));
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201));
    const [left] = await make.rows<{ stock: number }>`
      select stock_quantity::int as stock from product_variations where product_id = ${id} and size_code = 'M'`;
    expect(left).toEqual({ stock: 60 });
    const { rows: names } = await db.pool.query('select name from pg_prepared_statements');
    expect(names).toEqual([]);
  });

  it('is heard where it purges, by what it purges', async () => {
    const { id } = await make.createProduct();
    const store = new ResponseStore();
    const listener = listenForPurges({
      connectionString: direct,
      schemaVersion: `select 'any'`,
      store,
      log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() },
    });
    await listener.started;
    const [clear, purgeTags] = [vi.spyOn(store, 'clear'), vi.spyOn(store, 'purgeTags')];
    await make.payload.update({ collection: 'products', id, data: { price: 31 } });
    await vi.waitFor(() => expect(purgeTags.mock.calls.flat(2)).toContain(`product:${id}`), 20_000);
    expect(clear).not.toHaveBeenCalled();
    await listener.close();
  });

  it('limits transactions, and leaves nothing to others who use the connection', async () => {
    const inside = await inTransaction(await localRequest(make.payload), ({ client }) => client.query(limits));
    expect(inside.rows).toEqual([{ lock: '15s', idle: '30s' }]);
    const outside = await Promise.all(Array.from({ length: 5 }, () => db.pool.query(limits)));
    expect(outside.flatMap(({ rows }) => rows)).toEqual(outside.map(() => ({ lock: '0', idle: '0' })));
  });

  it('ends statements of strangers on the server, too', async () => {
    await other.query('begin; lock table product_reviews in access exclusive mode');
    expect(await http.api('GET', '/api/reviews')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const { rows } = await other.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toEqual([{ waiting: 0 }]);
    await other.query('rollback');
    expect((await http.api('GET', '/api/reviews')).status).toBe(200);
  });
});

describe.runIf(pooler)('PgBouncer', () => {
  it('is recognised at the start where it is not expected', async () => {
    const url = pooler?.url ?? '';
    await expect(checkChannel(url, direct)).resolves.toBeUndefined();
    await expect(checkChannel(url, null)).rejects.toThrow(
      'No purges are heard over DATABASE_URL: it leads to a pooler. Set DATABASE_DIRECT_URL to the database itself.',
    );
    await expect(checkChannel(direct, url)).rejects.toThrow(
      'No purges are heard over DATABASE_DIRECT_URL: it leads to a pooler.',
    );
  });
});
