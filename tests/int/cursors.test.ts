import { beforeEach, describe, expect, it } from 'vitest';
import { newAddress } from '../setup/address';
import { api, gql } from '../setup/http';
import { random, rounds } from '../setup/rounds';
import { createStaff, payload, placed, createProduct, rows } from '../setup/shop';

type List = { docs: { id: string; name: string }[]; hasNextPage: boolean; endCursor: string | null; limit: number };

const { token } = await createStaff('administrator');
const next = random();
const one = <Each>(list: readonly [Each, ...Each[]]): Each => list[Math.floor(next() * list.length)] ?? list[0];

await rows`insert into categories (name, slug, sort_order, is_active) select 'Group ' || n % 2, 'group-' || n, 0, true from generate_series(1, 4) as n`;

const addProducts = (prefix: string, count: number) =>
  rows`insert into products (name, slug, sku, price, sale_price, weight, tax_class, meta_title, is_active, is_customizable, category_id, updated_at, created_at)
    select each, each, each, 1 + ascii(md5(each || 'a')) % 3, nullif(ascii(md5(each || 'b')) % 3, 0) + 0.1, nullif(ascii(md5(each || 'c')) % 2, 0),
      (array['standard', 'reduced', null]::enum_products_tax_class[])[1 + ascii(md5(each || 'd')) % 3],
      (array['ä', 'Z', 'a ''quote''', '', null])[1 + ascii(md5(each || 'e')) % 5], ascii(md5(each || 'f')) % 4 > 0,
      (array[true, false, null])[1 + ascii(md5(each || 'g')) % 3],
      (select id from categories where slug = 'group-' || ascii(md5(each || 'h')) % 6),
      '2026-01-01'::timestamptz + ascii(md5(each || 'i')) % 3 * interval '1 millisecond', '2026-01-01'::timestamptz + ascii(md5(each || 'j')) % 2 * interval '1 day'
    from unnest(array(select ${prefix} || n from generate_series(1, ${count}::int) as n)) as each`;

const COLUMNS = {
  price: 'p.price',
  salePrice: 'p.sale_price',
  weight: 'p.weight',
  taxClass: 'p.tax_class',
  metaTitle: 'p.meta_title',
  isActive: 'p.is_active',
  isCustomizable: 'p.is_customizable',
  updatedAt: 'p.updated_at',
  category: 'p.category_id',
  'category.name': 'c.name',
  createdAt: 'p.created_at',
  name: 'p.name',
  id: 'p.id',
} as const;
type Field = keyof typeof COLUMNS;
type Order = { field: Field; isDescending: boolean };
const FIELDS = Object.keys(COLUMNS) as [Field, ...Field[]];

const sortOf = (orders: readonly Order[]) =>
  orders.map(({ field, isDescending }) => (isDescending ? '-' : '') + field).join(',');

async function oracle(orders: readonly Order[], where = 'true'): Promise<string[]> {
  const terms = orders.map(({ field, isDescending }) => `${COLUMNS[field]} ${isDescending ? 'desc' : 'asc'}`);
  const { rows: found } = await payload.db.pool.query<{ name: string }>(
    `select p.name from products p left join categories c on c.id = p.category_id where ${where}
      order by ${[...terms, 'p.created_at desc', 'p.id'].join(', ')}`,
  );
  return found.map(({ name }) => name);
}

const someOrders = (): Order[] =>
  [...new Set(Array.from({ length: 1 + Math.floor(next() * 3) }, () => one(FIELDS)))].map((field) => ({
    field,
    isDescending: next() < 0.5,
  }));

async function walk(
  query: string,
  options: { token?: string; cursor?: string | null; between?: () => Promise<unknown> } = {},
) {
  const names: string[] = [];
  let after = options.cursor ? `&after=${options.cursor}` : '';
  for (;;) {
    const call = { token: options.token, address: newAddress() };
    const { status, body, text } = await api<List>('GET', `/api/products?depth=0&${query}${after}`, call);
    expect(status, text).toBe(200);
    names.push(...body.docs.map(({ name }) => name));
    if (!body.hasNextPage) return names;
    after = `&after=${body.endCursor}`;
    await options.between?.();
  }
}

beforeEach(async () => {
  await rows`delete from products`;
  await addProducts('p', 40);
});

it('reads a list sorted in any way as the database sorts it, by pages of any length', async () => {
  for (let round = rounds(300); round > 0; round -= 1) {
    const orders = someOrders();
    const first = 1 + Math.floor(next() * 15);
    const query = `sort=${sortOf(orders)}&first=${first}`;
    expect(await walk(query, { token }), query).toEqual(await oracle(orders));
  }
});

it('answers every row that stays as it is once, in order, while others come, change and go', async () => {
  for (let round = rounds(100); round > 0; round -= 1) {
    const orders = someOrders();
    let change = 0;
    const between = async () => {
      change += 1;
      await addProducts(`new${round}-${change}-`, 3);
      await rows`delete from products where name in (select name from products where name like 'new%' order by md5(name || ${change}) limit 2)`;
      await rows`update products set price = 4 - price, sale_price = nullif(weight, 1), updated_at = now() where name like 'new%'`;
    };
    const query = `sort=${sortOf(orders)}&first=7`;
    const stayed = (await walk(query, { token, between })).filter((name) => name.startsWith('p'));
    expect(stayed, query).toEqual(await oracle(orders, "p.name like 'p%'"));
    await rows`delete from products where name like 'new%'`;
  }
});

it('reads within conditions, and what strangers may see, with all related documents', async () => {
  const isShown = 'p.is_active and p.price < 3';
  const orders: Order[] = [{ field: 'salePrice', isDescending: false }];
  const shown = await oracle(orders, isShown);
  expect(shown.length).toBeGreaterThan(5);
  expect(await walk('where[price][less_than]=3&sort=salePrice&first=4')).toEqual(shown);
  expect(await walk('where[price][less_than]=3&sort=salePrice&first=4&depth=1')).toEqual(shown);
  expect(await walk('where[price][less_than]=3&sort=salePrice&first=4&select[name]=true', {})).toEqual(shown);
  const inGroup = await oracle([{ field: 'category.name', isDescending: true }], "c.name = 'Group 1'");
  expect(await walk('where[category.name][equals]=Group 1&sort=-category.name&first=3', { token })).toEqual(inGroup);
});

it('counts nothing, ends with the cursor it began at, and sorts as pages do without a sort', async () => {
  const { body } = await api<List>('GET', '/api/products?first=40&sort=id');
  expect(Object.keys(body).sort()).toEqual(['docs', 'endCursor', 'hasNextPage', 'limit']);
  const { body: behind } = await api<List>('GET', `/api/products?sort=id&after=${body.endCursor}`);
  expect(behind).toEqual({ docs: [], limit: 10, hasNextPage: false, endCursor: body.endCursor });
  await rows`delete from products`;
  expect((await api<List>('GET', '/api/products?first=5')).body).toMatchObject({ docs: [], endCursor: null });
  await rows`insert into products (name, slug, sku, price, created_at) select 'q' || n, n, n, 1, now() - n * interval '1 day' from generate_series(1, 9) as n`;
  const { docs } = (await api<List>('GET', '/api/products?limit=100')).body;
  expect(await walk('first=2')).toEqual(docs.map(({ name }) => name));
});

it('reads on where a row was that is gone', async () => {
  const names = await oracle([{ field: 'price', isDescending: false }]);
  const { body } = await api<List>('GET', '/api/products?sort=price&first=10', { token });
  await rows`delete from products where name = ${names[9]}`;
  expect(await walk('sort=price&first=10', { token, cursor: body.endCursor })).toEqual(names.slice(10));
});

describe('refuses', () => {
  it.each([
    'first=0',
    'first=101',
    'first=-1',
    'first=1.5',
    'first=ten',
    'first[]=5',
    'first=5&page=1',
    'first=5&limit=5',
    'first=5&pagination=false',
    'first=5&draft=true',
    'after=nonsense',
    'after=',
    'after[x]=y',
    `after=${'A'.repeat(200)}`,
    'page[after]=x',
  ])('%s', async (query) => {
    for (const as of [undefined, token]) {
      const { status, body } = await api('GET', `/api/products?${query}`, { token: as, address: newAddress() });
      expect([status, body.code]).toEqual([400, 'bad_request']);
    }
  });

  it('a cursor of another list, or of another sort', async () => {
    const { body } = await api<List>('GET', '/api/products?sort=name&first=2');
    const after = `after=${body.endCursor}`;
    const answers = [`products?sort=-name&${after}`, `products?${after}`, `categories?sort=name&${after}`];
    for (const path of answers) expect((await api('GET', `/api/${path}`)).status).toBe(400);
    const changed = `after=x${body.endCursor?.slice(1)}y`;
    expect((await api('GET', `/api/products?sort=name&${changed}`)).status).toBe(400);
    expect((await api('GET', `/api/products?sort=name&${after}`)).status).toBe(200);
  });

  it('a sort by texts too long for an address', async () => {
    await rows`update products set description = repeat('x', 5000)`;
    expect((await api('GET', '/api/products?sort=description&first=2')).status).toBe(400);
  });
});

describe('over GraphQL', () => {
  type Data = { Products: List };

  it('reads the same', async () => {
    const query = `query ($after: String) { Products(sort: "-salePrice,price", first: 9, after: $after) {
      docs { name category { name } } hasNextPage endCursor limit } }`;
    const names: string[] = [];
    for (let after: string | null = null, isMore = true; isMore;) {
      const { body } = await gql(query, { variables: { after }, address: newAddress() });
      expect(body.errors).toBeUndefined();
      const { Products } = body.data as Data;
      names.push(...Products.docs.map(({ name }) => name));
      [after, isMore] = [Products.endCursor, Products.hasNextPage];
    }
    const orders: Order[] = [
      { field: 'salePrice', isDescending: true },
      { field: 'price', isDescending: false },
    ];
    expect(names).toEqual(await oracle(orders, 'p.is_active'));
  });

  it('counts only without a cursor, and refuses as REST does', async () => {
    const refused = async (field: string, of = 'docs { id }') =>
      ((await gql(`{ Products(${field}) { ${of} } }`, { address: newAddress() })).body.errors ?? [])[0];
    const isBadRequest = { extensions: { code: 'bad_request', statusCode: 400 } };
    expect(await refused('first: 3', 'totalDocs')).toMatchObject(isBadRequest);
    expect(await refused('first: 3, page: 1')).toMatchObject(isBadRequest);
    expect(await refused('first: 101')).toMatchObject(isBadRequest);
    expect(await refused('after: "x"')).toMatchObject(isBadRequest);
    expect(await refused('limit: 3, first: null', 'totalDocs endCursor')).toBeUndefined();
  });

  it('pays for as many documents as it asks for', async () => {
    const { body } = await gql('{ Products(first: 100) { docs { variations(limit: 50) { docs { id } } } } }');
    expect(body.errors?.[0]?.message).toContain('too expensive');
  });
});

it('reads every kind of list: orders of staff', async () => {
  const product = await createProduct({ stock: 50 });
  for (let order = 0; order < 3; order += 1) await placed({ product: product.id, quantity: 1 });
  const { body } = await api<List>('GET', '/api/orders?first=2&depth=0', { token });
  expect(body.docs).toHaveLength(2);
  const rest = await api<List>('GET', `/api/orders?first=2&depth=0&after=${body.endCursor}`, { token });
  expect(rest.body).toMatchObject({ docs: [{}], hasNextPage: false });
  expect((await api('GET', '/api/orders?first=2')).status).toBe(401);
});
