import type { Where } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installStore, ResponseStore } from '@/lib/http-cache/store';
import { store as storeSample } from '../setup/access-matrix';
import { api } from '../setup/http';
import { checkoutBody, createProduct, createStaff, order, shop, unique } from '../setup/shop';

/** Strangers' lists are made of documents in memory: of what Payload would answer, to the byte, and never of what was. */
const store = new ResponseStore();
let staff: string;
let product: { id: string; variationIds: { M?: string } };
let other: { id: string };
let category: string;
let picture: string;

type Question = {
  where?: Where;
  sort?: string;
  limit?: number;
  page?: number;
  pagination?: boolean;
  depth?: number;
  select?: Record<string, true>;
  populate?: { categories: Record<string, true> };
  joins?: { variations: { limit?: number; sort?: string } };
};

beforeAll(async () => {
  staff = (await createStaff('administrator')).token;
  const payload = await shop();
  picture = await storeSample('media', { alt: 'A shirt' });
  const slug = unique('category');
  const data = { name: slug, slug, sortOrder: 0, isActive: true, icon: picture };
  category = (await payload.create({ collection: 'categories', data })).id;
  product = await createProduct({ stock: { M: 8, L: 2 }, name: 'Shirt', price: 20 });
  other = await createProduct({ stock: 4, name: 'Ball', price: 30 });
  const looks = {
    category,
    images: [{ image: picture }],
    colors: [{ name: 'Red', hex: '#ff0000' }],
    features: ['Light'],
  };
  await payload.update({ collection: 'products', id: product.id, data: looks });
  await createProduct({ isActive: false, name: 'Hidden' });
});
beforeEach(() => installStore(store));
afterAll(async () => {
  installStore(undefined);
  await (await shop()).destroy();
});

/** As programs write it: `where[price][equals]=20`. */
const queryOf = (question: Question): string => new URLSearchParams(flat(question)).toString();

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => flat(each, path ? `${path}[${name}]` : name))
    : [[path, String(value)]];

const ask = async (question: Question, collection = 'products') => {
  const { status, text } = await api('GET', `/api/${collection}?${queryOf(question)}`);
  return { status, text };
};

/** As Payload answers by itself, which changes what it is asked. */
async function answer(question: Question) {
  const asked = { ...structuredClone(question), sort: question.sort?.split(',') };
  const found = await (await shop()).find({ collection: 'products', ...asked, overrideAccess: false });
  return { status: 200, text: JSON.stringify(found) };
}

const questions: [string, Question][] = [
  ['nothing in particular', {}],
  ...[0, 1, 2, 3].map((depth): [string, Question] => [`depth ${depth}`, { depth }]),
  ['the cheapest first', { sort: 'price' }],
  ['the dearest first, then by name', { sort: '-price,name' }],
  ['by the name of their category', { sort: 'category.name' }],
  ['those of a price', { where: { price: { greater_than: 25 } } }],
  ['those of a category', { where: { 'category.name': { exists: true } }, depth: 2 }],
  ['those with a variation', { where: { 'variations.stockQuantity': { greater_than: 5 } } }],
  ['those with a name', { where: { name: { like: 'shirt' } } }],
  ['those that are hidden', { where: { isActive: { equals: false } } }],
  ['the second page', { limit: 1, page: 2 }],
  ['a page beyond the last', { limit: 1, page: 9 }],
  ['some fields', { select: { name: true, category: true } }],
  ['some fields of their categories', { populate: { categories: { name: true } } }],
  ['few variations', { joins: { variations: { limit: 1, sort: '-createdAt' } } }],
];

it.each(questions)('answers as Payload does: %s', async (_what, question) => {
  const expected = await answer(question);
  expect([await ask(question), await ask(question)]).toEqual([expected, expected]);
});

it.each([0, 1, 2])('answers as Payload does: categories, depth %i', async (depth) => {
  const payload = await shop();
  const expected = JSON.stringify(await payload.find({ collection: 'categories', depth, overrideAccess: false }));
  const answers = [await ask({ depth }, 'categories'), await ask({ depth }, 'categories')];
  expect(answers.map(({ text }) => text)).toEqual([expected, expected]);
});

const update = async (
  collection: 'products' | 'categories' | 'product-variations',
  id: string | undefined,
  data: object,
) => (await shop()).update({ collection, id: id ?? '', data });

const changes: [string, () => Promise<unknown>][] = [
  ['a product is renamed', () => update('products', product.id, { name: 'Renamed' })],
  ['one of many is sold', () => order(checkoutBody({ product: product.id, color: 'Red', sizes: { M: 1 } }))],
  ['the last one is sold', () => order(checkoutBody({ product: product.id, color: 'Red', sizes: { L: 2 } }))],
  ['a variation costs more', () => update('product-variations', product.variationIds.M, { additionalPrice: 3 })],
  ['a category is renamed', () => update('categories', category, { name: unique('renamed') })],
  ['a category is hidden', () => update('categories', category, { isActive: false })],
  [
    'a picture is described anew',
    async () => (await shop()).update({ collection: 'media', id: picture, data: { alt: 'Red' } }),
  ],
  ['a product is hidden', () => update('products', other.id, { isActive: false })],
  ['a product is shown', () => update('products', other.id, { isActive: true })],
  ['a product is new', () => createProduct({ stock: 3 })],
  ['a product is deleted', async () => (await shop()).delete({ collection: 'products', id: other.id })],
];

it.each(changes)('shows at once that %s', async (_what, change) => {
  const question = { depth: 2 };
  const before = await ask(question);
  await change();
  const now = await ask(question);
  expect(now).toEqual(await answer(question));
  expect(now).not.toEqual(before);
});

describe('who asks decides', () => {
  it('staff get more, and leave nothing of it to strangers', async () => {
    const hidden = { where: { name: { equals: 'Hidden' } } };
    const path = `/api/products?${queryOf(hidden)}`;
    const found = (await api('GET', path, { token: staff })).body;
    expect(found.totalDocs).toBe(1);
    expect(await ask(hidden)).toEqual(await answer(hidden));
    const pictures = await api('GET', '/api/products?depth=1', { token: staff });
    expect(pictures.text).toContain('"title"');
    expect((await ask({ depth: 1 })).text).not.toContain('"title"');
  });
});
