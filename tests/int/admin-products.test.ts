import { describe, expect, it } from 'vitest';
import { SIZES } from '@/domain/catalogue/sizes';
import { addPicture } from '@/areas/back-office/products/pictures/add-picture';
import { deleteProduct } from '@/areas/back-office/products/list/delete-product';
import { duplicateProduct } from '@/areas/back-office/products/list/duplicate-product';
import { editPrice, editStock, setProductActive } from '@/areas/back-office/products/list/edit-product';
import { listProducts } from '@/areas/back-office/products/data/products';
import { loadProductForm } from '@/areas/back-office/products/form/load-product-form';
import { changeProduct, createProduct } from '@/areas/back-office/products/form/save-product';
import { NEW_PRODUCT, productForm, type ProductFormValues } from '@/areas/back-office/products/product-form';
import { parseProductFilters, type ProductFilters } from '@/areas/back-office/products/product-filters';
import type { AdminUser } from '@/payload-types';
import { picture } from '../setup/access-matrix';
import { api } from '../setup/http';
import {
  asStaff,
  createProduct as aProduct,
  createStaff,
  createTeam,
  placed,
  rows,
  payload,
  stockOf,
  unique,
} from '../setup/shop';
import { createTeamOrder, teamOrderData, teamOrderItem } from '../setup/team-orders';

const call = (as: AdminUser = user) => asStaff(as, new Headers({ 'x-kitroom-client-address': '192.0.2.7' }));
const { user, token } = await createStaff('administrator', { fullName: 'Alex Morgan' });

const values = (changes: Partial<ProductFormValues> = {}): ProductFormValues => {
  const name = unique('shirt');
  return { ...NEW_PRODUCT, name, slug: name, sku: name, price: '20', ...changes };
};
const red = { key: 'a', name: 'Red', hex: '#ff0000', available: true };
const blue = { key: 'b', name: 'Blue', hex: '#0000ff', available: true };
const cell = (color: string, size: 'S' | 'M' | 'L', stock: number) => ({
  id: null,
  color,
  size,
  stock: String(stock),
  seen: 0,
  extra: '0',
  cost: '',
  available: true,
});

async function create(changes: Partial<ProductFormValues> = {}) {
  const saved = await createProduct({ ...(await call()), input: productForm.parse(values(changes)) });
  if (!saved.ok) throw new Error(`${saved.message} ${JSON.stringify(saved.fieldErrors)}`);
  return open(saved.id);
}

async function open(id: string) {
  const { payload, req } = await call();
  const form = await loadProductForm(payload, req, id);
  if (!form) throw new Error('Product not found.');
  return form;
}

type Form = Awaited<ReturnType<typeof open>>;

const save = async ({ id, version, values: loaded }: Form, changes: Partial<ProductFormValues> = {}) =>
  changeProduct({
    ...(await call()),
    id,
    version,
    input: productForm.parse({ ...loaded, ...changes }),
  });

const restocked = ({ values: { variations } }: Form, stock: Record<string, number>) =>
  variations.map((each) => ({ ...each, stock: String(stock[each.size] ?? each.stock) }));

const logOf = (id: string) =>
  rows<{
    action: string;
    name: string;
    before: Record<string, unknown>;
    after: Record<string, unknown>;
    address: string;
  }>`
    select action, actor_name as name, before, after, address from activity_log where subject_id = ${id}
    order by created_at`;
const colorsOf = (id: string) =>
  rows`select color_name as name, color_hex as hex, size_code as size from product_variations where product_id = ${id}
    order by color_name, size_code`;

describe('a product', () => {
  it('is created with all that its form says, and comes back the same', async () => {
    const { req } = await call();
    const bytes = await picture();
    const added = await addPicture({
      req,
      file: new File([new Uint8Array(bytes)], 'front.png', { type: 'image/png' }),
      alt: 'The front',
    });
    if (!added.ok) throw new Error(added.message);
    const { ok: _, ...image } = added;
    const sent = values({
      shortDescription: 'Short',
      description: 'Long',
      salePrice: '15.50',
      images: [{ ...image, focalX: 30, focalY: 70, color: 'a' }],
      colors: [red, blue],
      sizes: ['S', 'M'],
      variations: [cell('a', 'S', 3), { ...cell('a', 'M', 4), extra: '2.50' }, cell('b', 'M', 5)],
      features: [{ text: 'Quick drying' }, { text: 'Numbered' }],
      isFeatured: true,
      isCustomizable: true,
      priceTiers: [{ minQuantity: '10', percentOff: '5' }],
      metaTitle: 'A title',
      metaDescription: 'A description',
      taxClass: 'reduced',
      boysTaxClass: 'zero',
      weight: '180',
    });
    const created = await create(sent);
    const { values: loaded } = created;
    expect(loaded).toMatchObject({
      ...sent,
      price: '20.00',
      stock: '12',
      seen: 12,
      colors: [{ name: 'Red' }, { name: 'Blue' }],
      images: [{ media: image.media, alt: 'The front', focalX: 30, focalY: 70, color: 'Red' }],
      variations: expect.arrayContaining([
        expect.objectContaining({ color: 'Red', size: 'M', stock: '4', extra: '2.50' }),
      ]),
    });
    expect(loaded.variations).toHaveLength(3);
    expect(await stockOf(created.id)).toMatchObject({ total: 12 });
    expect(await logOf(created.id)).toMatchObject([
      { action: 'product.created', name: 'Alex Morgan', address: '192.0.2.7', after: { name: sent.name, price: 20 } },
    ]);
  });

  it('says beside the field that its address or SKU is another’s', async () => {
    const { values: taken } = await create();
    const input = productForm.parse({ ...values(), slug: taken.slug, sku: taken.sku });
    expect(await createProduct({ ...(await call()), input })).toMatchObject({
      ok: false,
      code: 'invalid',
      fieldErrors: { slug: [expect.any(String)], sku: [expect.any(String)] },
    });
  });

  it('is saved with variations created, changed and removed, and the log tells what', async () => {
    const form = await create({
      colors: [red],
      sizes: ['S', 'M'],
      variations: [cell('a', 'S', 3), cell('a', 'M', 4)],
    });
    const [small] = form.values.variations.filter(({ size }) => size === 'S');
    const saved = await save(form, {
      price: '22',
      sizes: ['S', 'L'],
      variations: [{ ...small!, stock: '9', extra: '1' }, { ...cell('Red', 'L', 6) }],
    });
    expect(saved).toMatchObject({ ok: true, notes: [] });
    expect(await stockOf(form.id)).toEqual({ total: 15, sizes: { S: 9, L: 6 } });
    const [, changed] = await logOf(form.id);
    expect(changed).toMatchObject({
      action: 'product.changed',
      before: { price: 20, 'variation Red, Medium': { stock: 4 }, 'variation Red, Small': { stock: 3 } },
      after: { price: 22, 'variation Red, Medium': null, 'variation Red, Large': { stock: 6 } },
    });
    expect(changed?.before).not.toHaveProperty('name');
  });

  it('takes its variations along when colours are renamed, even with each other’s names', async () => {
    const form = await create({
      colors: [red, blue],
      sizes: ['M'],
      variations: [cell('a', 'M', 1), cell('b', 'M', 2)],
    });
    const [first, second] = form.values.colors;
    const saved = await save(form, {
      colors: [
        { ...first!, name: 'Blue' },
        { ...second!, name: 'Red', hex: '#aa0000' },
      ],
    });
    expect(saved).toMatchObject({ ok: true });
    expect(await colorsOf(form.id)).toEqual([
      { name: 'Blue', hex: '#ff0000', size: 'M' },
      { name: 'Red', hex: '#aa0000', size: 'M' },
    ]);
    expect((await open(form.id)).values.variations.map(({ id }) => id).sort()).toEqual(
      form.values.variations.map(({ id }) => id).sort(),
    );
  });

  it('is written whole or not at all', async () => {
    const form = await create({ colors: [red], sizes: ['M'], variations: [cell('a', 'M', 4)] });
    const missing = 'b4a3c6de-0000-4000-8000-000000000000';
    const saved = await save(form, {
      name: 'Half done',
      variations: restocked(form, { M: 99 }),
      images: [{ media: missing, url: '', alt: 'Nothing', focalX: 50, focalY: 50, color: '' }],
    });
    expect(saved.ok).toBe(false);
    expect((await open(form.id)).values).toMatchObject({ name: form.values.name, stock: '4' });
    expect(await logOf(form.id)).toHaveLength(1);
  });

  it('is saved by administrators alone', async () => {
    const form = await create();
    const { user: editor } = await createStaff('content_manager');
    const input = productForm.parse({ ...form.values, name: 'Mine' });
    const asEditor = await call(editor);
    expect(await changeProduct({ ...asEditor, ...form, input })).toMatchObject({ ok: false, code: 'refused' });
    expect(await createProduct({ ...(await call(editor)), input: productForm.parse(values()) })).toMatchObject({
      ok: false,
    });
    expect(await deleteProduct({ ...(await call(editor)), id: form.id })).toMatchObject({ ok: false });
    expect((await open(form.id)).values.name).toBe(form.values.name);
  });
});

describe('stock that is sold while a form is open', () => {
  it('stays sold where the form does not change it', async () => {
    const form = await create({ colors: [red], sizes: ['M'], variations: [cell('a', 'M', 10)] });
    await placed({ product: form.id, color: 'Red', sizes: { M: 3 } });
    expect(await save(form, { name: 'Renamed' })).toMatchObject({ ok: true, notes: [] });
    expect(await stockOf(form.id)).toEqual({ total: 7, sizes: { M: 7 } });
  });

  it('stays sold when the form changes it: the difference counts, and the person is notified', async () => {
    const form = await create({ colors: [red], sizes: ['M'], variations: [cell('a', 'M', 10)] });
    await placed({ product: form.id, color: 'Red', sizes: { M: 3 } });
    expect(await save(form, { variations: restocked(form, { M: 25 }) })).toMatchObject({
      ok: true,
      notes: ['Red, Medium: 3 sold in the meantime; stock is now 22.'],
    });
    expect(await stockOf(form.id)).toEqual({ total: 22, sizes: { M: 22 } });
  });

  it('stays sold for goods without variations too', async () => {
    const form = await create({ stock: '10' });
    await placed({ product: form.id, quantity: 4 });
    expect(await save(form, { stock: '12' })).toMatchObject({
      ok: true,
      notes: ['Stock: 4 sold in the meantime; stock is now 8.'],
    });
    expect((await stockOf(form.id)).total).toBe(8);
  });

  it('neither gets lost nor is sold twice while 20 orders and 5 saves meet', async () => {
    const form = await create({
      colors: [red],
      sizes: ['M', 'L'],
      variations: [cell('a', 'M', 100), cell('a', 'L', 100)],
    });
    const sell = () => placed({ product: form.id, color: 'Red', sizes: { L: 1, M: 1 } });
    const restock = async () => {
      for (;;) {
        const now = await open(form.id);
        const { variations } = now.values;
        const more = variations.map((each) => ({ ...each, stock: String(Number(each.stock) + 10) }));
        const saved = await save(now, { variations: more });
        if (saved.ok) return;
        expect(saved.code).toBe('conflict');
      }
    };
    await Promise.all([...Array.from({ length: 20 }, sell), ...Array.from({ length: 5 }, restock)]);
    expect(await stockOf(form.id)).toEqual({ total: 260, sizes: { M: 130, L: 130 } });
  });
});

describe('two people with one product', () => {
  it('overwrite nothing silently: the second learns who saved, and may load it or save nevertheless', async () => {
    const { user: other } = await createStaff('administrator', { fullName: 'Sam Field' });
    const mine = await create();
    const theirs = await open(mine.id);
    const input = productForm.parse({ ...theirs.values, name: 'Theirs' });
    expect(await changeProduct({ ...(await call(other)), ...theirs, input })).toMatchObject({ ok: true });

    const refused = await save(mine, { name: 'Mine' });
    expect(refused).toMatchObject({ ok: false, code: 'conflict', by: 'Sam Field' });
    expect((await open(mine.id)).values.name).toBe('Theirs');

    if (refused.ok || refused.code !== 'conflict') throw new Error('No conflict.');
    expect(await save({ ...mine, version: refused.version }, { name: 'Mine' })).toMatchObject({ ok: true });
    expect((await open(mine.id)).values.name).toBe('Mine');
  });

  it('saving at the same moment make one save and one conflict', async () => {
    const form = await create();
    const saved = await Promise.all([save(form, { name: 'One' }), save(form, { name: 'Two' })]);
    expect(saved.map((result) => (result.ok ? 'ok' : result.code)).sort()).toEqual(['conflict', 'ok']);
  });

  it('learn of a variation that was changed outside the form', async () => {
    const form = await create({ colors: [red], sizes: ['M'], variations: [cell('a', 'M', 1)] });
    const { id } = form.values.variations[0]!;
    const { status } = await api('PATCH', `/api/product-variations/${id}`, { token, body: { additionalPrice: 4 } });
    expect(status).toBe(200);
    expect(await save(form)).toMatchObject({ ok: false, code: 'conflict' });
  });
});

describe('the list', () => {
  const word = unique('listed');
  const bySearch = parseProductFilters(new URLSearchParams({ search: word }));
  const listed = async (filters: Partial<ProductFilters>, step = { limit: 50, offset: 0 }) =>
    listProducts({ payload, filters: { ...bySearch, ...filters }, ...step });
  const names = async (filters: Partial<ProductFilters>) =>
    (await listed(filters)).rows.map(({ name }) => name.replace(`${word} `, ''));

  it('is searched, filtered, ordered, counted and read in steps', async () => {
    const parent = await payload.create({
      collection: 'categories',
      data: { name: unique('wide'), slug: unique('wide'), isActive: true, sortOrder: 1 },
    });
    const child = await payload.create({
      collection: 'categories',
      data: { name: unique('narrow'), slug: unique('narrow'), parent: parent.id, isActive: true, sortOrder: 2 },
    });
    await aProduct({ name: `${word} bag`, price: 9, stock: 40, category: child.id });
    await aProduct({ name: `${word} Cap`, price: 30, salePrice: 5, stock: 5 });
    await aProduct({ name: `${word} art`, price: 7, stock: { S: 3, M: 5 }, isActive: false });

    expect(await names({})).toEqual(['art', 'Cap', 'bag']);
    expect(await names({ sort: 'name' })).toEqual(['art', 'bag', 'Cap']);
    expect(await names({ sort: 'price-low' })).toEqual(['Cap', 'art', 'bag']);
    expect(await names({ sort: 'price-high' })).toEqual(['bag', 'art', 'Cap']);
    expect(await names({ sort: 'stock-low' })).toEqual(['Cap', 'art', 'bag']);
    expect(await names({ sort: 'stock-high' })).toEqual(['bag', 'art', 'Cap']);
    expect(await names({ state: 'active' })).toEqual(['Cap', 'bag']);
    expect(await names({ state: 'inactive' })).toEqual(['art']);
    expect(await names({ lowStock: true })).toEqual(['Cap']);
    expect(await names({ category: parent.id })).toEqual(['bag']);
    expect(await names({ search: `${word} CAP` })).toEqual(['Cap']);
    expect(await names({ search: `${word}%` })).toEqual([]);
    const first = await listed({}, { limit: 2, offset: 0 });
    const second = await listed({}, { limit: 2, offset: 2 });
    expect([...first.rows, ...second.rows].map(({ name }) => name)).toHaveLength(3);
    expect(second).toMatchObject({ matching: 3, lowStockThreshold: 5 });
    expect(second.total).toBeGreaterThanOrEqual(3);
    const [art] = (await listed({ state: 'inactive' })).rows;
    expect(art).toMatchObject({ price: 7, salePrice: null, stock: 8, variations: 2, isActive: false });
  });

  it('finds a product by its SKU', async () => {
    const { sku, id } = await aProduct();
    const { rows: found } = await listed({ search: sku });
    expect(found.map((row) => row.id)).toEqual([id]);
  });
});

describe('an edit in the list', () => {
  it('changes the price, unless it was changed in the meantime or would be no more than the sale price', async () => {
    const { id } = await aProduct({ price: 20, salePrice: 15 });
    const edit = async (seen: number, wanted: number) => editPrice({ ...(await call()), id, seen, wanted });
    expect(await edit(20, 25.5)).toEqual({ ok: true, price: 25.5 });
    expect(await edit(20, 30)).toMatchObject({ ok: false, code: 'conflict' });
    expect(await edit(25.5, 15)).toMatchObject({ ok: false, code: 'invalid' });
    expect(await logOf(id)).toMatchObject([
      { action: 'product.changed', before: { price: 20 }, after: { price: 25.5 } },
    ]);
  });

  it('changes the stock by the difference, and not that of variations', async () => {
    const { id } = await aProduct({ stock: 10 });
    await placed({ product: id, quantity: 2 });
    expect(await editStock({ ...(await call()), id, seen: 10, wanted: 15 })).toEqual({
      ok: true,
      stock: 13,
      note: 'Stock: 2 sold in the meantime; stock is now 13.',
    });
    expect((await stockOf(id)).total).toBe(13);
    const kit = await aProduct({ stock: { M: 4 } });
    const edit = { ...(await call()), id: kit.id, seen: 4, wanted: 9 };
    expect(await editStock(edit)).toMatchObject({ ok: false, code: 'has_variations' });
  });

  it('takes a product off sale and puts it back', async () => {
    const { id } = await aProduct();
    const act = async (isActive: boolean) => setProductActive({ ...(await call()), id, isActive });
    expect(await act(false)).toEqual({ ok: true });
    expect((await api('GET', `/api/products/${id}`)).status).toBe(404);
    expect(await act(true)).toEqual({ ok: true });
    expect((await api('GET', `/api/products/${id}`)).status).toBe(200);
  });
});

describe('a duplicate', () => {
  it('has everything but stock, reviews and a place in the shop, under names of its own', async () => {
    const original = await create({
      colors: [red],
      sizes: ['S', 'M'],
      variations: [cell('a', 'S', 3), { ...cell('a', 'M', 4), extra: '2' }],
      features: [{ text: 'Light' }],
      priceTiers: [{ minQuantity: '10', percentOff: '5' }],
    });
    const copies = [];
    for (let count = 0; count < 2; count++) {
      const result = await duplicateProduct({ ...(await call()), id: original.id });
      if (!result.ok) throw new Error(result.message);
      copies.push(await open(result.id));
    }
    const [first, second] = copies;
    expect(first?.values).toMatchObject({
      name: `${original.values.name} (copy)`,
      slug: `${original.values.slug}-copy`,
      sku: `${original.values.sku.slice(0, 55)}-COPY`,
      isActive: false,
      features: [{ text: 'Light' }],
      colors: [{ name: 'Red' }],
      priceTiers: [{ minQuantity: '10' }],
      stock: '0',
    });
    expect(first?.values.variations.map(({ size, stock, extra }) => [size, stock, extra]).sort()).toEqual([
      ['M', '0', '2.00'],
      ['S', '0', '0.00'],
    ]);
    expect(second?.values.slug).toBe(`${original.values.slug}-copy-2`);
    expect((await open(original.id)).values.stock).toBe('7');
  });
});

describe('deleting', () => {
  it('takes the variations along', async () => {
    const { id } = await create({ colors: [red], sizes: ['M'], variations: [cell('a', 'M', 4)] });
    expect(await deleteProduct({ ...(await call()), id })).toEqual({ ok: true });
    expect(await rows`select 1 from product_variations where product_id = ${id}`).toEqual([]);
    expect(await logOf(id)).toMatchObject([{ action: 'product.created' }, { action: 'product.deleted' }]);
    expect(await deleteProduct({ ...(await call()), id })).toMatchObject({
      ok: false,
      code: 'not_found',
    });
  });

  it('is refused while an order or a team’s order refers to it, by every road', async () => {
    const sold = await aProduct({ stock: { M: 4 } });
    await placed({ product: sold.id, color: 'Red', sizes: { M: 1 } });
    expect(await deleteProduct({ ...(await call()), id: sold.id })).toMatchObject({
      ok: false,
      code: 'in_use',
      message: '1 order refers to it. Deactivate it instead.',
    });
    expect((await api('DELETE', `/api/products/${sold.id}`, { token })).status).toBe(409);
    expect(await stockOf(sold.id)).toEqual({ total: 3, sizes: { M: 3 } });

    const ordered = await aProduct();
    const { user: team } = await createTeam();
    await createTeamOrder(team, { data: teamOrderData(teamOrderItem({ productId: ordered.id })) });
    expect(await deleteProduct({ ...(await call()), id: ordered.id })).toMatchObject({
      ok: false,
      message: '1 team order refers to it. Deactivate it instead.',
    });
  });

  it('a variation leaves the order that named it whole', async () => {
    const form = await create({ colors: [red], sizes: ['M', 'L'], variations: [cell('a', 'M', 4), cell('a', 'L', 4)] });
    const order = await placed({ product: form.id, color: 'Red', sizes: { M: 1 } });
    const variations = form.values.variations.filter(({ size }) => size === 'L');
    expect(await save(form, { sizes: ['L'], variations })).toMatchObject({ ok: true });
    const lines = await rows`select color, size_code as size, quantity::int, variation_id as variation from order_items
      where _parent_id = ${order.id}`;
    expect(lines).toEqual([{ color: 'Red', size: 'M', quantity: 1, variation: null }]);
  });
});

describe('a picture', () => {
  it('needs bytes of a picture and words for what it shows', async () => {
    const add = async (bytes: Buffer | string, alt: string) =>
      addPicture({
        ...(await call()),
        file: new File([new Uint8Array(Buffer.from(bytes))], 'x.png'),
        alt,
      });
    expect(await add('<svg/>', 'Words')).toMatchObject({ ok: false, fieldErrors: { file: [expect.any(String)] } });
    expect(await add(await picture(), ' ')).toMatchObject({ ok: false, fieldErrors: { alt: [expect.any(String)] } });
  });
});

it('knows the sizes of the specification in their order', () => {
  const sizes = ['XXXL', 'XSB', 'S', 'XLB'] as ProductFormValues['sizes'];
  expect(productForm.parse(values({ sizes })).sizes).toEqual(['XSB', 'XLB', 'S', 'XXXL']);
  expect(SIZES).toHaveLength(11);
});
