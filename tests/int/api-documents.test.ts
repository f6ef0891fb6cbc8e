import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installStore, ResponseStore } from '@kitroom/front/cache/store';
import { store as storeSample } from '../setup/access-matrix';
import { api, gql } from '../setup/http';
import { checkoutBody, createProduct, createStaff, createTeam, order, payload, unique } from '../setup/shop';

/** Strangers’ answers come from documents in memory and must equal a team’s from the database, to the byte. */
const store = new ResponseStore();

beforeEach(() => installStore(store));
afterAll(() => installStore(undefined));

const get = async (path: string, token?: string) => {
  const { status, text, headers } = await api('GET', `/api/${path}`, { token, address: randomUUID() });
  return { status, text, type: headers.get('Content-Type') };
};

const lists = [
  'products',
  ...['0', '1', '2', '3', '-1', '1.5', 'all', ''].map((depth) => `products?depth=${depth}`),
  'products?sort=price',
  'products?sort=-price,name',
  'products?sort=category.name',
  'products?sort=variations.stockQuantity',
  'products?sort=nothing',
  'products?where[price][greater_than]=25',
  'products?where={"price":{"less_than":25}}',
  'products?where[category.name][exists]=true&depth=2',
  'products?where[variations.stockQuantity][greater_than]=5',
  'products?where[name][like]=shirt',
  'products?where[isActive][equals]=false',
  'products?where[or][0][name][equals]=Ball&where[or][1][name][equals]=Shirt&sort=name',
  'products?where[price][like]=2',
  'products?where[secret][equals]=2',
  'products?where={',
  'products?limit=1&page=2',
  'products?limit=1&page=9',
  'products?limit=0',
  'products?limit=1000&pagination=false',
  'products?page=100000',
  'products?select[name]=true&select[category]=true',
  'products?select[name]=false',
  'products?populate[categories][name]=true',
  'products?joins[variations][limit]=1&joins[variations][sort]=-createdAt',
  'products?joins[variations]=false',
  'products?draft=true',
  'products?trash=true',
  'products?locale=all&fallbackLocale=de',
  ...[0, 1, 2].map((depth) => `categories?depth=${depth}`),
];

it.each(lists)('/api/%s', async (path) => {
  const expected = await get(path, team);
  expect([await get(path), await get(path)]).toEqual([expected, expected]);
});

const everything = `docs {
  id name price category { name icon { alt } parent { id } } images { image { alt title url sizes { small { width } } } color }
  colors { name hex } sizes features variations(limit: 1) { docs { sizeCode stockQuantity product { name } } hasNextPage }
  all: variations { docs { id } hasNextPage } more: variations(sort: "-createdAt") { docs { id createdAt } }
} totalDocs hasNextPage limit page nextPage`;

const queries = [
  `{ Products { ${everything} } }`,
  `{ Products(limit: 1, page: 2, sort: "-price,name") { ${everything} } }`,
  `{ Products(where: { price: { greater_than: 25 } }) { ${everything} } }`,
  `{ Products(where: { isActive: { equals: false } }) { ${everything} } }`,
  `{ Products(sort: "nothing") { docs { id } } }`,
  `{ Products(select: true) { docs { name category { name } } } }`,
  `{ all: Products { docs { name } } some: Products(select: true, limit: 1) { docs { category { slug } } } }`,
  `{ Products(draft: true) { docs { name } } }`,
  `{ Categories { docs { name icon { alt title } parent { name } } totalDocs } Products { totalDocs } }`,
];

const query = async (text: string, token?: string) => (await gql(text, { token, address: randomUUID() })).text;

it.each(queries)('GraphQL: %s', async (text) => {
  const expected = await query(text, team);
  expect([await query(text), await query(text)]).toEqual([expected, expected]);
});

it('does not keep a partial document of GraphQL for full requests', async () => {
  const whole = `{ Products { docs { name category { slug } } } }`;
  const expected = await query(whole, team);
  store.clear();
  await query(`{ Products(select: true) { docs { name category { name } } } }`);
  expect(await query(whole)).toBe(expected);
});

it('documents are read once while nothing changes', async () => {
  const { db } = payload;
  const ask = async () => {
    await get('products?depth=1');
    await query(`{ Products { docs { name category { name } images { image { alt } } variations { docs { id } } } } }`);
  };
  await ask();
  const find = vi.spyOn(db, 'find');
  await ask();
  const requested = find.mock.calls.map(([{ collection, select }]) => ({ collection, select }));
  expect(requested).toEqual(Array.from({ length: 2 }, () => ({ collection: 'products', select: {} })));
  find.mockRestore();
});

const update = async (
  collection: 'products' | 'categories' | 'product-variations',
  id: string | undefined,
  data: object,
) => payload.update({ collection, id: id ?? '', data });

const team = (await createTeam()).token;
const picture = await storeSample('media', { alt: 'A shirt', title: 'IMG_0001' });
const slug = unique('category');
const data = { name: slug, slug, sortOrder: 0, isActive: true, icon: picture };
const category = (await payload.create({ collection: 'categories', data })).id;
const product = await createProduct({ stock: { M: 8, L: 2 }, name: 'Shirt', price: 20 });
const other = await createProduct({ stock: 4, name: 'Ball', price: 30 });
const looks = { category, images: [{ image: picture }], features: ['Light'] };
await payload.update({ collection: 'products', id: product.id, data: looks });
await createProduct({ isActive: false, name: 'Hidden' });

const changes: [string, () => Promise<unknown>][] = [
  ['a product is renamed', () => update('products', product.id, { name: 'Renamed' })],
  ['one of many is sold', () => order(checkoutBody({ product: product.id, color: 'Red', sizes: { M: 1 } }))],
  ['the last one is sold', () => order(checkoutBody({ product: product.id, color: 'Red', sizes: { L: 2 } }))],
  ['a variation costs more', () => update('product-variations', product.variationIds.M, { additionalPrice: 3 })],
  ['a category is renamed', () => update('categories', category, { name: unique('renamed') })],
  [
    'a picture is described anew',
    async () => payload.update({ collection: 'media', id: picture, data: { alt: 'A red shirt' } }),
  ],
  ['a category is hidden', () => update('categories', category, { isActive: false })],
  ['a category is shown', () => update('categories', category, { isActive: true })],
  ['a product is hidden', () => update('products', other.id, { isActive: false })],
  ['a product is shown', () => update('products', other.id, { isActive: true })],
  ['a product is new', () => createProduct({ stock: 3 })],
  ['a product is deleted', async () => payload.delete({ collection: 'products', id: other.id })],
];

it.each(changes)('shows at once that %s', async (_what, change) => {
  const ask = async (token?: string) => [
    await query(
      `{ Products { docs { name stockQuantity category { name } images { image { alt } }
           variations { docs { stockQuantity additionalPrice } } } } }`,
      token,
    ),
    await get('products?depth=0', token),
    await get('products?depth=2', token),
  ];
  const before = await ask();
  await change();
  const now = await ask();
  expect(now).toEqual(await ask(team));
  expect(now).not.toEqual(before);
});

describe('staff', () => {
  it('get more, and leave nothing of it to strangers', async () => {
    const { token } = await createStaff('administrator');
    const paths = ['products?where[name][equals]=Hidden', 'products?depth=1&limit=50'];
    const requested = `{ Products(limit: 50) { docs { name images { image { title } } } } }`;
    store.clear();
    const answers = [...(await Promise.all(paths.map((path) => get(path, token)))).map(({ text }) => text)];
    answers.push(await query(requested, token));
    expect(answers.join(' ')).toContain('Hidden');
    expect(answers.join(' ')).toContain('IMG_0001');
    const overheard = (await Promise.all(paths.map((path) => get(path)))).map(({ text }) => text);
    overheard.push(await query(requested));
    expect(overheard.join(' ')).not.toContain('Hidden');
    expect(overheard.join(' ')).not.toContain('IMG_0001');
  });
});
