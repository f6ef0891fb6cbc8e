import { expect, it } from 'vitest';
import { parseShopQuery } from '@/domain/catalogue/shop-filters';
import { findProducts, mayFindOther } from '@/modules/search/find-products';
import { createPage, createProduct, placed, rows, payload, unique } from '../setup/shop';

const word = () => unique('w').replaceAll(/[^a-z0-9]/g, '');

async function found(query: Record<string, string>) {
  return findProducts(payload, parseShopQuery(query), { limit: 24, offset: 0 });
}

const ids = async (search: string, more = {}) => (await found({ search, ...more })).ids;

it('finds a product as soon as it is stored, and under its new name alone', async () => {
  const [before, after] = [word(), word()];
  const { id } = await createProduct({ name: before });
  expect(await ids(before)).toEqual([id]);
  await payload.update({ collection: 'products', id, data: { name: after, features: [`${before}x`] } });
  expect([await ids(after), await ids(`${before}x`)]).toEqual([[id], [id]]);
  await payload.update({ collection: 'products', id, data: { isActive: false } });
  expect(await ids(after)).toEqual([]);
});

it('follows plain SQL as it follows the forms', async () => {
  const [name, feature] = [word(), word()];
  const { id } = await createProduct({ name: word() });
  await rows`update products set name = ${name} where id = ${id}`;
  await rows`insert into products_texts ("order", parent_id, path, text) values (1, ${id}, 'features', ${feature})`;
  expect([await ids(name), await ids(feature)]).toEqual([[id], [id]]);
  await rows`delete from products where id = ${id}`;
  expect(await ids(name)).toEqual([]);
});

it('forgets what a transaction takes back', async () => {
  const name = word();
  const client = await payload.db.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into products (name, slug, sku, price, stock_quantity, reviews, rating, is_active, is_featured) values ($1, $1, $1, 5, 0, 0, 0, true, false)`,
      [name],
    );
    await client.query('rollback');
  } finally {
    client.release();
  }
  expect(await ids(name)).toEqual([]);
});

it('knows what is left of colours and sizes once the last piece is sold', async () => {
  const name = word();
  const { id } = await createProduct({ name, stock: { M: 1, L: 2 } });
  const stocked = async (size: string) => (await ids(name, { size, stock: 'in' })).length;
  expect([await stocked('m'), await stocked('l')]).toEqual([1, 1]);
  await placed({ product: id, color: 'Red', sizes: { Medium: 1 } });
  expect([await stocked('m'), await stocked('l'), (await ids(name, { size: 'm' })).length]).toEqual([0, 1, 1]);
  await placed({ product: id, color: 'Red', sizes: { Large: 2 } });
  expect([await stocked('l'), (await ids(name)).length]).toEqual([0, 1]);
});

it('leaves its row alone where a sale changes nothing that is shown', async () => {
  const { id } = await createProduct({ stock: { M: 9 } });
  const version = () => rows`select xmin::text, ctid::text from search_entries where id = ${id}`;
  const before = await version();
  await placed({ product: id, color: 'Red', sizes: { Medium: 1 } });
  expect(await version()).toEqual(before);
});

it('finds products by the new name of their category', async () => {
  const [first, second] = [word(), word()];
  const data = { name: first, slug: first, sortOrder: 0, isActive: true };
  const category = await payload.create({ collection: 'categories', data });
  const { id } = await createProduct({ category: category.id });
  expect(await ids(first)).toEqual([id]);
  await payload.update({ collection: 'categories', id: category.id, data: { name: second } });
  expect([await ids(first), await ids(second)]).toEqual([[], [id]]);
});

it('shows published pages alone', async () => {
  const title = word();
  const { id } = await createPage({ title });
  const names = async () => (await found({ search: title })).places.map(({ name }) => name);
  expect(await names()).toEqual([title]);
  await payload.update({ collection: 'pages', id, data: { isPublished: false } });
  expect(await names()).toEqual([]);
  await createPage({ title: word(), isPublished: false });
  await payload.update({ collection: 'pages', id, data: { isPublished: true, _status: 'published' } });
  expect(await names()).toEqual([title]);
  await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
  expect(await names()).toEqual([]);
});

it('pages through a list without repeating or missing a product', async () => {
  const name = word();
  const made = [];
  for (let count = 0; count < 5; count += 1) made.push((await createProduct({ name: `${name} kit` })).id);
  const pages = [];
  for (const offset of [0, 2, 4]) {
    const filters = parseShopQuery({ search: name });
    pages.push(...(await findProducts(payload, filters, { limit: 2, offset })).ids);
  }
  expect(pages.toSorted()).toEqual(made.toSorted());
});

it('finds the same as before wherever a change of products does not concern a list', async () => {
  const [first, second, third] = [word(), word(), word()];
  const category = await payload.create({
    collection: 'categories',
    data: { name: third, slug: third, sortOrder: 0, isActive: true },
  });
  const changing = await createProduct({ name: `${first} jersey`, stock: { M: 2 } });
  for (const name of [`${first} hoodie`, `${second} jersey`, `${second} cap`]) await createProduct({ name });
  const queries: Record<string, string>[] = [
    {},
    { sort: 'newest' },
    { search: first },
    { search: second },
    { search: `${second} jersey` },
    { search: second.slice(0, -1) },
    { search: `${first} ${second}` },
    { search: 'jersey' },
    { search: `${first} hoodie` },
    { search: `${second} cap`, sort: 'price-low' },
    { search: word() },
    { category: third },
    { search: second, size: 'm', stock: 'in' },
    { search: first, price: '0-25' },
  ];
  const { id } = changing;
  const edit = (data: object) => () => payload.update({ collection: 'products', id, data });
  const changes = [
    edit({ name: `${second} jersey` }),
    edit({ name: `${first} jersey`, price: 21 }),
    edit({ category: category.id }),
    edit({ description: `As good as ${second}.` }),
    () => placed({ product: id, color: 'Red', sizes: { Medium: 2 } }),
    edit({ isActive: false }),
    edit({ isActive: true, rating: 4.5 }),
    edit({ name: word() }),
  ];
  let spared = 0;
  for (const change of changes) {
    const before = await Promise.all(queries.map(found));
    await change();
    for (const [place, query] of queries.entries()) {
      const earlier = before[place]!;
      const { horizon, ...shown } = earlier;
      const filters = parseShopQuery(query);
      if (horizon === undefined || (await mayFindOther(payload, filters, { ids: [id], horizon }))) continue;
      spared += 1;
      expect([query, await found(query)]).toMatchObject([query, shown]);
    }
  }
  expect(spared).toBeGreaterThanOrEqual(changes.length * 2);
});

it('tells nothing of a list that is spelt otherwise or finds nothing, which any product may change', async () => {
  const name = word();
  await createProduct({ name });
  for (const search of [word(), `${name}q`]) expect(await found({ search })).not.toHaveProperty('horizon');
});
