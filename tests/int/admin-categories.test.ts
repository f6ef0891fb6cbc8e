import { describe, expect, it } from 'vitest';
import { deleteCategory } from '@/areas/back-office/categories/delete-category';
import { listCategories } from '@/areas/back-office/categories/data';
import { orderCategories } from '@/areas/back-office/categories/order-categories';
import { saveCategory } from '@/areas/back-office/categories/save-category';
import { setCategoryActive } from '@/areas/back-office/categories/set-category-active';
import { categoryForm } from '@/areas/back-office/categories/category-form';
import { localRequest } from '@/lib/payload/local-request';
import { store as storeSample } from '../setup/access-matrix';
import { recordPurges } from '../setup/purged';
import { createProduct, createStaff, rows, payload, unique } from '../setup/shop';

const purged = recordPurges();

const { user } = await createStaff('administrator', { fullName: 'Alex Morgan' });

const context = async () => {
  return { payload, req: await localRequest(payload, { user }) };
};

async function save(values: Record<string, unknown> = {}, id: string | null = null) {
  const slug = unique('category');
  const form = { name: slug, slug, description: '', parent: null, icon: null, showInMenu: true, isActive: true };
  return saveCategory({ ...(await context()), id, input: categoryForm.parse({ ...form, ...values }) });
}

async function saved(values?: Record<string, unknown>): Promise<string> {
  const result = await save(values);
  if (!result.ok) throw new Error(result.message);
  return result.id;
}

const all = async () => {
  const list = await listCategories(payload);
  if (!list.ok) throw new Error(list.message);
  return list.categories;
};
const one = async (id: string) => (await all()).find((category) => category.id === id);
const order = async (ids: string[]) => orderCategories({ req: (await context()).req, ids });
const remove = async (id: string, moveTo?: string) => deleteCategory({ ...(await context()), id, moveTo });
const activity = (id: string) =>
  rows<{ action: string; before: unknown; after: unknown }>`select action, before, after from activity_log
    where subject_id = ${id} order by created_at`;

describe('a category', () => {
  it('is stored at the end of the list, with all its fields, and logged', async () => {
    const [parent, icon] = [await saved(), await storeSample('media', { alt: 'An icon' })];
    const id = await saved({ name: ' Kit  bags ', parent, icon, showInMenu: false, description: 'For kit' });
    const list = await all();
    expect(list.at(-1)).toMatchObject({ id, name: 'Kit bags', description: 'For kit', showInMenu: false, products: 0 });
    expect(list.at(-1)?.parent?.id).toBe(parent);
    expect(list.at(-1)?.icon?.url).toMatch(/^\/api\/media\/file\//);
    expect((await one(parent))?.children).toBe(1);
    expect(await activity(id)).toMatchObject([{ action: 'category.created', after: { name: 'Kit bags', parent } }]);
    expect([...purged]).toContain('categories');
  });

  it('is changed, and what was there is logged', async () => {
    const id = await saved({ name: 'Before' });
    expect(await save({ name: 'After' }, id)).toEqual({ ok: true, id });
    const [, change] = await activity(id);
    expect(change).toMatchObject({ action: 'category.changed', before: { name: 'Before' }, after: { name: 'After' } });
  });

  it('has an address of its own, and none that the shop uses itself', async () => {
    const slug = unique('taken');
    const id = await saved({ slug });
    expect(await save({ slug })).toMatchObject({
      ok: false,
      fieldErrors: { slug: ['Another category has this address.'] },
    });
    expect(await save({ slug }, id)).toMatchObject({ ok: true });
    for (const slug of ['all', 'sale']) expect(await save({ slug })).toMatchObject({ ok: false, code: 'invalid' });
  });

  it('is never above itself, nor deeper than the shop lists', async () => {
    const top = await saved();
    const under = await saved({ parent: top });
    expect(await save({ parent: top }, top)).toMatchObject({
      ok: false,
      fieldErrors: { parent: [expect.any(String)] },
    });
    expect(await save({ parent: under }, top)).toMatchObject({ ok: false, code: 'invalid' });
    expect(await save({ parent: under })).toMatchObject({ ok: false, code: 'invalid' });
    expect(await save({ parent: await saved() }, top)).toMatchObject({ ok: false, code: 'invalid' });
  });

  it('makes no circle with another one saved at the same moment', async () => {
    const [a, b] = [await saved(), await saved()];
    const results = await Promise.all([save({ parent: b }, a), save({ parent: a }, b)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is taken out of the shop and put back', async () => {
    const id = await saved();
    const set = async (isActive: boolean) => setCategoryActive({ ...(await context()), id, isActive });
    expect(await set(false)).toEqual({ ok: true });
    expect((await one(id))?.isActive).toBe(false);
    expect(await set(true)).toEqual({ ok: true });
    expect((await activity(id)).map(({ action }) => action)).toEqual([
      'category.created',
      'category.deactivated',
      'category.activated',
    ]);
  });
});

describe('the order', () => {
  it('is saved at once, logged with names, and shown by the shop', async () => {
    await saved();
    const ids = (await all()).map(({ id }) => id);
    expect(await order(ids.toReversed())).toEqual({ ok: true });
    expect((await all()).map(({ id }) => id)).toEqual(ids.toReversed());
    const [last] = await rows<{ after: { order: string[] } }>`select after from activity_log
      where action = 'categories.reordered' order by created_at desc limit 1`;
    expect(last?.after.order).toEqual((await all()).map(({ name }) => name));
    expect([...purged]).toContain('categories');
  });

  it('is refused where it is not of all categories', async () => {
    const ids = (await all()).map(({ id }) => id);
    const before = await all();
    for (const wrong of [ids.slice(1), [...ids, ids[0]!], [ids[0]!, ...ids.slice(0, -1)]]) {
      expect(await order(wrong)).toMatchObject({ ok: false, code: 'stale' });
    }
    expect(await all()).toEqual(before);
  });

  it('stays whole when two order at once, and is not undone by a save in the meantime', async () => {
    const id = await saved();
    const ids = (await all()).map((category) => category.id);
    const [last] = await Promise.all([order(ids.toReversed()), save({}, id), order(ids)]);
    expect(last.ok).toBe(true);
    const places = await rows<{ place: number }>`select sort_order::int as place from categories`;
    expect(new Set(places.map(({ place }) => place)).size).toBe(ids.length);
  });
});

describe('deleting', () => {
  it('is done and logged where nothing refers to it', async () => {
    const id = await saved({ name: 'Gone' });
    expect(await remove(id)).toEqual({ ok: true, moved: 0 });
    expect(await one(id)).toBeUndefined();
    expect((await activity(id)).at(-1)).toMatchObject({ action: 'category.deleted', before: { name: 'Gone' } });
    expect(await remove(id)).toMatchObject({ ok: false, code: 'not_found' });
  });

  it('is refused while products or categories refer to it', async () => {
    const id = await saved();
    await createProduct({ category: id });
    await saved({ parent: id });
    expect(await remove(id)).toMatchObject({
      ok: false,
      code: 'in_use',
      message: '1 product and 1 category refer to this category.',
    });
    expect(await one(id)).toMatchObject({ products: 1, children: 1 });
  });

  it('moves its products first on request, all or nothing', async () => {
    const [id, other] = [await saved(), await saved()];
    const product = await createProduct({ category: id });
    const child = await saved({ parent: id });
    expect(await remove(id, other)).toMatchObject({ ok: false, code: 'in_use' });
    expect((await one(id))?.products).toBe(1);
    expect(await remove(child)).toMatchObject({ ok: true });
    expect(await remove(id, id)).toMatchObject({ ok: false });
    expect(await remove(id, other)).toEqual({ ok: true, moved: 1 });
    expect((await one(other))?.products).toBe(1);
    expect(await rows`select category_id as category from products where id = ${product.id}`).toEqual([
      { category: other },
    ]);
  });

  it('loses no product that comes at the same moment', async () => {
    const id = await saved();
    const [removed, product] = await Promise.allSettled([remove(id), createProduct({ category: id })]);
    const deleted = removed.status === 'fulfilled' && removed.value.ok;
    expect(deleted && product.status === 'fulfilled').toBe(false);
  });
});

it('has the limits of the collection', async () => {
  const { fields } = payload.collections.categories.config;
  const limits = fields.flatMap((field) =>
    'name' in field && 'maxLength' in field && field.maxLength ? [[field.name, field.maxLength]] : [],
  );
  expect(Object.fromEntries(limits)).toMatchObject({ name: 80, slug: 120, description: 500 });
  const long = { name: 'n'.repeat(81), slug: 's'.repeat(121), description: 'd'.repeat(501) };
  const parsed = categoryForm.safeParse({ ...long, parent: null, icon: null, showInMenu: true, isActive: true });
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual(['name', 'slug', 'description']);
});
