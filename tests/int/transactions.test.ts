import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { currentTransaction, inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import { newAddress } from '../setup/address';
import { api } from '../setup/http';
import { checkoutBody, createProduct, createStaff, rows, payload, stockOf, unique } from '../setup/shop';
import { runSql } from '../setup/sql';

/** Rows fail the COMMIT, or lose its connection. */
const failingCommit = `
  create function fail_commit() returns trigger language plpgsql as $$
  begin
    if tg_argv[0] = 'die' then perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); end if;
    raise exception 'This commit fails.';
  end $$;
  create constraint trigger category_fails after insert on categories deferrable initially deferred
    for each row when (new.description = 'fails') execute function fail_commit('fail');
  create constraint trigger category_dies after insert on categories deferrable initially deferred
    for each row when (new.description = 'dies') execute function fail_commit('die');
  create constraint trigger order_fails after insert on orders deferrable initially deferred
    for each row when (new.notes = 'fails') execute function fail_commit('fail');
  create constraint trigger order_dies after insert on orders deferrable initially deferred
    for each row when (new.notes = 'dies') execute function fail_commit('die')`;

await rows(failingCommit);
const { token } = await createStaff('administrator');

const category = (data: object = {}) => {
  const slug = unique('category');
  return { name: slug, slug, sortOrder: 0, isActive: true, ...data };
};
const stored = async (slug: string) => (await rows`select 1 from categories where slug = ${slug}`).length;

describe.each(['fails', 'dies'])('a COMMIT that %s', (how) => {
  it('is an error of Payload’s local API, and nothing is stored', async () => {
    const data = category({ description: how });
    await expect(payload.create({ collection: 'categories', data })).rejects.toThrow();
    expect(await stored(data.slug)).toBe(0);
  });

  it('is no success over REST, in the one shape of errors', async () => {
    const data = category({ description: how });
    const { status, body } = await api('POST', '/api/categories', { token, body: data });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(body).toMatchObject({
      code: expect.stringMatching(/^(?:internal|unavailable)$/),
      message: expect.any(String),
    });
    expect(await stored(data.slug)).toBe(0);
  });

  it('is no order, no stock movement and no email', async () => {
    const product = await createProduct({ stock: 3 });
    const body = { ...checkoutBody({ product: product.id, quantity: 1 }), notes: how };
    const headers = { 'Idempotency-Key': randomUUID() };
    const { status, text } = await api('POST', '/api/checkout', { body, headers });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(text).not.toMatch(/commit|stack|at /);
    expect((await stockOf(product.id)).total).toBe(3);
    expect(await rows`select 1 from orders where idempotency_key = ${headers['Idempotency-Key']}`).toEqual([]);
    expect(await rows`select 1 from mail_messages where "to" = ${body.customer.email}`).toEqual([]);
  });

  it('leaves the connections usable', async () => {
    const data = category();
    await payload.create({ collection: 'categories', data });
    expect(await stored(data.slug)).toBe(1);
  });
});

describe('a nested operation that fails', () => {
  it('takes everything with it', async () => {
    const req = await localRequest(payload);
    const [first, taken] = [category(), category()];
    await payload.create({ collection: 'categories', data: taken });
    const work = inTransaction(req, async () => {
      await payload.create({ collection: 'categories', data: first, req });
      await payload.create({ collection: 'categories', data: category({ slug: taken.slug }), req });
    });
    await expect(work).rejects.toMatchObject({ status: 400 });
    expect(await stored(first.slug)).toBe(0);
    expect(req.transactionID).toBeUndefined();
  });

  it('does so even where its error is caught: the outer one is no success', async () => {
    const req = await localRequest(payload);
    const [first, taken] = [category(), category()];
    await payload.create({ collection: 'categories', data: taken });
    const work = inTransaction(req, async () => {
      await payload.create({ collection: 'categories', data: first, req });
      await payload.create({ collection: 'categories', data: category({ slug: taken.slug }), req }).catch(() => {});
      return 'done';
    });
    await expect(work).rejects.toThrow('The transaction was changed under its work.');
    expect(await stored(first.slug)).toBe(0);
  });

  it('does not let raw statements go on outside of it', async () => {
    const req = await localRequest(payload);
    const late = category();
    const work = inTransaction(req, async (session) => {
      await session.client.query('select 1 / 0').catch(() => {});
      await session.client.query('insert into categories (name, slug, is_active) values ($1, $1, true)', [late.slug]);
    });
    await expect(work).rejects.toMatchObject({ code: '25P02' });
    expect(await stored(late.slug)).toBe(0);
  });

  it('is an error where PostgreSQL answers COMMIT with ROLLBACK, as it does after any failed statement', async () => {
    const req = await localRequest(payload);
    const { slug } = category();
    const work = inTransaction(req, async ({ client }) => {
      await client.query('insert into categories (name, slug, is_active) values ($1, $1, true)', [slug]);
      await client.query('select 1 / 0').catch(() => {});
    });
    await expect(work).rejects.toThrow('rolled the transaction back');
    expect(await stored(slug)).toBe(0);
  });

  it('belongs in a transaction, and is refused without one', async () => {
    const work = currentTransaction(await localRequest(payload));
    await expect(work).rejects.toThrow('This work belongs in a transaction');
  });

  it('cannot write in a transaction that has ended', async () => {
    const req = await localRequest(payload);
    const late = category();
    const id = await payload.db.beginTransaction();
    await payload.db.rollbackTransaction(id ?? '');
    req.transactionID = id ?? undefined;
    await expect(payload.create({ collection: 'categories', data: late, req })).rejects.toThrow();
    await expect(payload.db.commitTransaction(id ?? '')).rejects.toThrow('already been rolled back');
    expect(await stored(late.slug)).toBe(0);
  });
});

describe('when PostgreSQL closes every connection', () => {
  const killAll = () =>
    runSql(
      inject('adminUrl'),
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)}'`,
    );

  /** The loss of an idle connection shows a moment later. */
  const recovered = () =>
    expect.poll(async () => (await api('GET', '/api/health')).status, { timeout: 5_000, interval: 20 }).toBe(200);

  it('the process lives, and the next request is answered', async () => {
    await Promise.all(Array.from({ length: 10 }, () => rows`select pg_sleep(0.01)`));
    await killAll();
    await recovered();
    expect((await api('GET', '/api/products')).status).toBe(200);
  });

  it('requests under way fail as 503 or succeed, and no order is half there', async () => {
    const product = await createProduct({ stock: 1000 });
    const buying = Array.from({ length: 60 }, () =>
      api('POST', '/api/checkout', {
        body: checkoutBody({ product: product.id, quantity: 1 }),
        headers: { 'Idempotency-Key': randomUUID() },
        address: newAddress(),
      }),
    );
    await Promise.race(buying);
    await killAll();
    const statuses = (await Promise.all(buying)).map(({ status }) => status);
    expect(new Set([...statuses, 201, 503])).toEqual(new Set([201, 503]));

    await recovered();
    const acknowledged = statuses.filter((status) => status === 201).length;
    const [{ orders } = { orders: NaN }] = await rows<{ orders: number }>`
      select count(distinct _parent_id)::int as orders from order_items where product_id = ${product.id}`;
    expect(orders).toBeGreaterThanOrEqual(acknowledged);
    expect((await stockOf(product.id)).total).toBe(1000 - orders);
  });
});
