import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '@/domain/orders/order-status';
import { localRequest } from '@/lib/payload/local-request';
import { api } from '../setup/http';
import { waiterBehind } from '../setup/locks';
import {
  checkoutBody,
  createProduct,
  createStaff,
  order,
  placed,
  rows,
  payload,
  stockOf,
  type Item,
} from '../setup/shop';

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

const buy = (product: string, item: object) => order(checkoutBody({ product, ...item }));

const sold = async (product: string) =>
  (
    await rows<{ units: number }>`select coalesce(sum(quantity), 0)::int as units from order_items
      where product_id = ${product}`
  )[0]?.units;

async function setStatus(id: string, status: OrderStatus) {
  const req = await localRequest(payload);
  return payload.update({ collection: 'orders', id, data: { status }, depth: 0, req });
}

describe('stock under parallel orders', () => {
  it('sells one unit once to 200 buyers', { timeout: 60_000 }, async () => {
    const product = await createProduct({ stock: { M: 1 } });
    const results = await times(200, () => buy(product.id, { color: 'Red', sizes: { M: 1 } }));
    const refusals = results.filter((result) => !result.ok);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['out_of_stock']));
    expect(await sold(product.id)).toBe(1);
    expect(await stockOf(product.id)).toEqual({ total: 0, sizes: { M: 0 } });
  });

  it('sells 30 units to exactly 30 of 60 buyers, without variations too', { timeout: 60_000 }, async () => {
    const product = await createProduct({ stock: 30 });
    const results = await times(60, () => buy(product.id, { quantity: 1 }));
    expect(results.filter((result) => result.ok)).toHaveLength(30);
    expect(await sold(product.id)).toBe(30);
    expect((await stockOf(product.id)).total).toBe(0);
  });

  it('is sold though PostgreSQL ends the order for a change that waits for it', { timeout: 30_000 }, async () => {
    const product = await createProduct({ stock: { M: 5 } });
    const change = await payload.db.pool.connect();
    try {
      await change.query(`begin; set local deadlock_timeout = '1min'`);
      await change.query('select from products where id = $1 for no key update', [product.id]);
      const buying = buy(product.id, { color: 'Red', sizes: { M: 1 } });
      await waiterBehind(change);
      await change.query('select from product_variations where id = $1 for update', [product.variationIds.M]);
      await change.query('commit');
      expect(await buying).toMatchObject({ ok: true });
    } finally {
      change.release();
    }
    expect(await stockOf(product.id)).toEqual({ total: 4, sizes: { M: 4 } });
  });

  it('neither waits for ever nor drifts when carts list the same products in different orders', async () => {
    const [first, second] = [
      await createProduct({ stock: { M: 40, L: 40 } }),
      await createProduct({ stock: { S: 40 } }),
    ];
    const bag = await createProduct({ stock: 40 });
    const items: Item[] = [
      { product: first.id, color: 'Red', sizes: { M: 1, L: 1 } },
      { product: second.id, color: 'Red', sizes: { S: 1 } },
      { product: bag.id, quantity: 1 },
    ];

    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => order(checkoutBody(...(index % 2 === 0 ? items : items.toReversed())))),
    );
    expect(results.every((result) => result.ok)).toBe(true);
    expect(await stockOf(first.id)).toEqual({ total: 0, sizes: { M: 0, L: 0 } });
    expect((await stockOf(second.id)).total).toBe(0);
    expect((await stockOf(bag.id)).total).toBe(0);
  });
});

describe('the stock of a product with variations', () => {
  it('is the sum of theirs after every change, however made', async () => {
    const product = await createProduct({ stock: { M: 3, L: 4 } });
    const total = async () => (await stockOf(product.id)).total;
    const variation = { colorName: 'Red', colorHex: '#ff0000', additionalPrice: 0, isAvailable: true };
    expect(await total()).toBe(7);
    await payload.update({
      collection: 'product-variations',
      id: product.variationIds.M ?? '',
      data: { stockQuantity: 10 },
    });
    expect(await total()).toBe(14);
    const added = await payload.create({
      collection: 'product-variations',
      data: { ...variation, product: product.id, sizeCode: 'XL', stockQuantity: 6 },
    });
    expect(await total()).toBe(20);
    const other = await createProduct({ stock: { S: 1 } });
    await payload.update({ collection: 'product-variations', id: added.id, data: { product: other.id } });
    expect([await total(), (await stockOf(other.id)).total]).toEqual([14, 7]);
    await payload.delete({ collection: 'product-variations', where: { product: { equals: product.id } } });
    expect(await total()).toBe(0);
  });

  it.each(['by id', 'in bulk'])('is not undone by a sale during a save, %s', async (how) => {
    const { token } = await createStaff('administrator');
    const product = await createProduct({ stock: { M: 5 } });
    const [bag, { variationIds: _, ...form }] = [await createProduct({ stock: 5 }), await createProduct({ stock: 5 })];
    const saves = [
      { path: 'products', id: bag.id, table: 'products', body: { name: 'Renamed' } },
      // A bulk change has one body for all.
      { path: 'products', id: form.id, table: 'products', body: how === 'by id' ? form : { stockQuantity: 5 } },
      {
        path: 'product-variations',
        id: product.variationIds.M ?? '',
        table: 'product_variations',
        body: { colorHex: '#ee0000', stockQuantity: 5 },
      },
    ];
    for (const { path, id, table, body } of saves) {
      const [before] = await rows<{ stock: number }>(
        `select stock_quantity::int as stock from ${table} where id = $1`,
        id,
      );
      const sale = await payload.db.pool.connect();
      try {
        await sale.query('begin');
        await sale.query(`update ${table} set stock_quantity = stock_quantity - 2 where id = $1`, [id]);
        const address = how === 'by id' ? `/api/${path}/${id}` : `/api/${path}?where[id][equals]=${id}`;
        const saving = api('PATCH', address, { token, body });
        await expect
          .poll(
            () => rows`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            {
              interval: 10,
              timeout: 10_000,
            },
          )
          .toHaveLength(1);
        await sale.query('commit');
        expect((await saving).status).toBe(200);
      } finally {
        sale.release();
      }
      const [after] = await rows<{ stock: number }>(
        `select stock_quantity::int as stock from ${table} where id = $1`,
        id,
      );
      expect(after?.stock).toBe(Number(before?.stock) - 2);
    }
  });

  it('stays the sum of its variations whatever is sent for the product itself', async () => {
    const { token } = await createStaff('administrator');
    const product = await createProduct({ stock: { M: 5 } });
    await api('PATCH', `/api/products/${product.id}`, { token, body: { stockQuantity: 999 } });
    expect(await stockOf(product.id)).toEqual({ total: 5, sizes: { M: 5 } });
  });

  it('is what staff set it to where they do change it', async () => {
    const { token } = await createStaff('administrator');
    const bag = await createProduct({ stock: 5 });
    await api('PATCH', `/api/products/${bag.id}`, { token, body: { stockQuantity: 9 } });
    expect((await stockOf(bag.id)).total).toBe(9);
  });

  it('cannot be negative or a fraction, in the database itself', async () => {
    const product = await createProduct({ stock: { M: 1 } });
    for (const value of ['-1', '0.5']) {
      for (const [table, id] of [
        ['products', product.id],
        ['product_variations', product.variationIds.M],
      ]) {
        await expect(rows(`update ${table} set stock_quantity = ${value} where id = $1`, id)).rejects.toMatchObject({
          code: '23514',
        });
      }
    }
    await expect(rows`update products set price = -1 where id = ${product.id}`).rejects.toMatchObject({
      code: '23514',
    });
    await expect(rows`update products set price = 1.0005 where id = ${product.id}`).rejects.toMatchObject({
      code: '23514',
    });
  });
});

describe('cancelling an order', () => {
  const item = { color: 'Red', sizes: { M: 2, L: 1 } };

  it('returns its stock once, however often and at once it is cancelled', async () => {
    const product = await createProduct({ stock: { M: 5, L: 5 } });
    const { id } = await placed({ product: product.id, ...item });
    expect((await stockOf(product.id)).sizes).toEqual({ M: 3, L: 4 });
    await times(8, () => setStatus(id, 'cancelled'));
    await setStatus(id, 'cancelled');
    expect(await stockOf(product.id)).toEqual({ total: 10, sizes: { M: 5, L: 5 } });
    const changes = await rows`select "from", "to" from order_status_changes where order_id = ${id}`;
    expect(changes).toEqual([{ from: 'pending', to: 'cancelled' }]);
  });

  it('takes the stock again when it is reopened, and returns it again unless it was sent', async () => {
    const product = await createProduct({ stock: { M: 5, L: 5 } });
    const { id } = await placed({ product: product.id, ...item });
    const seen: number[] = [];
    for (const status of ['cancelled', 'processing', 'cancelled', 'shipped', 'cancelled', 'delivered'] as const) {
      await setStatus(id, status);
      seen.push((await stockOf(product.id)).total);
    }
    expect(seen).toEqual([10, 7, 10, 7, 7, 7]);
  });

  it('stays cancelled where its stock has been sold in the meantime, and no line of it is taken', async () => {
    const product = await createProduct({ stock: { M: 2, L: 1 } });
    const { id } = await placed({ product: product.id, ...item });
    await setStatus(id, 'cancelled');
    await placed({ product: product.id, color: 'Red', sizes: { L: 1 } });
    await expect(setStatus(id, 'pending')).rejects.toMatchObject({ status: 409 });
    expect((await stockOf(product.id)).sizes).toEqual({ M: 2, L: 0 });
    expect(await rows`select status, stock_returned as returned from orders where id = ${id}`).toEqual([
      { status: 'cancelled', returned: true },
    ]);
  });

  it('neither invents nor loses units when it is cancelled and reopened at once', { timeout: 60_000 }, async () => {
    const product = await createProduct({ stock: { M: 5, L: 5 } });
    const { id } = await placed({ product: product.id, ...item });
    await Promise.all(
      (['cancelled', 'pending', 'cancelled', 'processing', 'cancelled', 'pending'] as const).map((status) =>
        setStatus(id, status),
      ),
    );
    const [after] = await rows<{ returned: boolean; status: string }>`select status, stock_returned as returned
      from orders where id = ${id}`;
    expect(after?.returned).toBe(after?.status === 'cancelled');
    expect((await stockOf(product.id)).total).toBe(after?.returned ? 10 : 7);
  });

  it('returns nothing to a product whose sold variation is gone', async () => {
    const product = await createProduct({ stock: { M: 5, L: 4 } });
    const { id } = await placed({ product: product.id, ...item });
    await payload.delete({ collection: 'product-variations', id: String(product.variationIds.M) });
    await setStatus(id, 'cancelled');
    expect((await stockOf(product.id)).total).toBe(4);
  });

  it('in bulk does all or nothing: no stock is taken for what is refused', async () => {
    const { token } = await createStaff('administrator');
    const product = await createProduct({ stock: { M: 2, L: 1 } });
    const bag = await createProduct({ stock: 1 });
    const refused = await placed({ product: product.id, ...item });
    const fine = await placed({ product: bag.id, quantity: 1 });
    for (const { id } of [refused, fine]) await setStatus(id, 'cancelled');
    await placed({ product: product.id, color: 'Red', sizes: { L: 1 } });

    const { status, body } = await api('PATCH', `/api/orders?where[id][in]=${refused.id},${fine.id}`, {
      token,
      body: { status: 'pending' },
    });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await stockOf(product.id)).sizes).toEqual({ M: 2, L: 0 });
    expect((await stockOf(bag.id)).total).toBe(1);
    expect(await rows`select distinct status from orders where id = any(${[refused.id, fine.id]}::uuid[])`).toEqual([
      { status: 'cancelled' },
    ]);
  });
});
