import { describe, expect, it } from 'vitest';
import { planBulkEdit } from '@/areas/back-office/products/bulk/plan-bulk-edit';
import { runBulkEdit, runBulkUndo } from '@/areas/back-office/products/bulk/run-bulk-edit';
import type { BulkEdit } from '@/domain/bulk/bulk-edit';
import { asStaff, createProduct, createStaff, payload, placed, rows, unique } from '../setup/shop';

const { user } = await createStaff('administrator', { fullName: 'Alex Morgan' });
const run = { payload, newRequest: async () => (await asStaff(user)).req };

type Chosen = Parameters<typeof planBulkEdit>[1];
const only = (...ids: string[]): Chosen => ({ query: '', selection: { all: false, ids } });

async function plan(chosen: Chosen, change: Partial<BulkEdit>) {
  const planned = await planBulkEdit(payload, chosen, { rounding: 'exact', ...change });
  if (!planned.ok) throw new Error(planned.message);
  return planned.plan;
}

type Steps = ReturnType<typeof runBulkEdit>;
async function last(steps: Steps) {
  const all = [];
  for await (const step of steps) all.push(step);
  return {
    changed: all.at(-1)?.changed,
    refused: all.flatMap(({ refused }) => refused),
    undo: all.flatMap(({ undo = [] }) => undo),
  };
}

const save = async (products: Awaited<ReturnType<typeof plan>>['targets'], change: Partial<BulkEdit>) =>
  last(runBulkEdit({ ...run, change: { edit: { rounding: 'exact', ...change }, products } }));
const read = (id: string) => payload.findByID({ collection: 'products', id, depth: 0 });

describe('an edit of many products', () => {
  it('is previewed as it is then done, and logged for each product by who did it', async () => {
    const [one, two] = [await createProduct({ price: 20 }), await createProduct({ price: 30, salePrice: 27 })];
    const change = { price: { by: 'lower', percent: 10 }, taxClass: 'reduced' } as const;
    const planned = await plan(only(one.id, two.id), change);
    expect(planned.counts).toEqual({ changing: 1, refused: 1, unchanged: 0 });
    expect(planned.changing).toMatchObject([{ before: { price: 20, taxClass: 'standard' }, after: { price: 18 } }]);
    expect(planned.refused).toMatchObject([{ id: two.id, refused: expect.stringContaining('$27.00') }]);
    expect(await save(planned.targets, change)).toMatchObject({ changed: 1, refused: [] });
    expect(await read(one.id)).toMatchObject({ price: 18, unitPrice: 18, taxClass: 'reduced' });
    expect(await read(two.id)).toMatchObject({ price: 30, taxClass: 'standard' });
    expect(
      await rows`select actor_name as name, before, after from activity_log where subject_id = ${one.id} and action = 'product.changed'`,
    ).toMatchObject([{ name: 'Alex Morgan', before: { price: 20 }, after: { price: 18, taxClass: 'reduced' } }]);
  });

  it('refuses a product that was saved since its preview, and does the others', async () => {
    const [one, two] = [await createProduct(), await createProduct()];
    const { targets } = await plan(only(one.id, two.id), { isActive: false });
    await payload.update({ collection: 'products', id: one.id, data: { price: 21 } });
    const done = await save(targets, { isActive: false });
    expect(done).toMatchObject({ changed: 1, refused: [{ id: one.id, label: one.name }] });
    expect([(await read(one.id)).isActive, (await read(two.id)).isActive]).toEqual([true, false]);
  });

  it('is of all products that match, but those taken out', async () => {
    const word = unique('bulk');
    const [first, left, other] = await Promise.all(
      [1, 2, 3].map(async (n) => (await createProduct({ name: `${word} ${n}`, stock: 3 })).id),
    );
    const chosen: Chosen = { query: `search=${word}`, selection: { all: true, except: [left!] } };
    const { targets } = await plan(chosen, { stockDays: 3 });
    expect(targets.map(({ id }) => id).sort()).toEqual([first!, other!].sort());
  });

  it('is undone where nothing was saved since, with sales kept', async () => {
    const [one, two] = [await createProduct({ stock: 10 }), await createProduct({ stock: 10 })];
    const change = { stock: { by: 'set', units: 50 }, price: { by: 'set', amount: 25 } } as const;
    const { targets } = await plan(only(one.id, two.id), change);
    const { undo } = await save(targets, change);
    await placed({ product: one.id, quantity: 2 });
    await payload.update({ collection: 'products', id: two.id, data: { isFeatured: true } });
    const undone = await last(runBulkUndo({ ...run, change: { products: undo } }));
    expect(undone).toMatchObject({ changed: 1, refused: [{ id: two.id }] });
    expect(await read(one.id)).toMatchObject({ price: 20, stockQuantity: 8 });
    expect(await read(two.id)).toMatchObject({ price: 25, stockQuantity: 50 });
  });

  it('leaves the stock of variations to them', async () => {
    const product = await createProduct({ stock: { S: 2, M: 3 } });
    const { refused } = await plan(only(product.id), { stock: { by: 'add', units: 5 } });
    expect(refused).toMatchObject([{ refused: expect.stringContaining('variations') }]);
  });

  it('meets the access of its user for each product', async () => {
    const product = await createProduct();
    const { targets } = await plan(only(product.id), { isActive: false });
    const { user: seller } = await createStaff('sales');
    const refused = await last(
      runBulkEdit({
        payload,
        newRequest: async () => (await asStaff(seller)).req,
        change: { edit: { rounding: 'exact', isActive: false }, products: targets },
      }),
    );
    expect(refused).toMatchObject({ changed: 0, refused: [{ id: product.id }] });
    expect((await read(product.id)).isActive).toBe(true);
  });
});
