import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { api, type Call } from '../setup/http';
import { createProduct, createStaff, createTeam, rows, payload, unique } from '../setup/shop';

const tokens: Record<'team' | 'staff', string> = { team: '', staff: '' };

const { id: category } = await payload.create({
  collection: 'categories',
  data: { name: 'Shirts', slug: 'shirts', sortOrder: 0, isActive: true },
});
/** See docs/reference/limits.md. */
const product = await createProduct({ stock: { M: 1 }, category });
tokens.team = (await createTeam()).token;
tokens.staff = (await createStaff('administrator')).token;

const conditions = (count: number, path: string, operator = 'not_equals', list = 'and') =>
  Array.from({ length: count }, (_, index) => `where[${list}][${index}][${path}][${operator}]=x${index}`).join('&');
const ask = (question: string, call: Call = {}) =>
  api('GET', `/api/products?limit=1&${question}`, { address: randomUUID(), ...call });
const orders = (count: number) => ['name', 'price', 'sku', 'slug'].slice(0, count).join(',');

describe('strangers and teams', () => {
  const cases: [what: string, allowed: string, refused: string][] = [
    ['one hop through relations', 'where[category.name][equals]=Shirts', 'where[category.parent.name][equals]=x'],
    ['20 conditions', conditions(20, 'name'), conditions(21, 'name')],
    [
      '20 conditions, whatever they lie in',
      `${conditions(10, 'name')}&${conditions(10, 'sku', 'not_equals', 'or')}`,
      `${conditions(11, 'name')}&${conditions(9, 'sku', 'not_equals', 'or')}&where[slug][not_equals]=x`,
    ],
    ['4 conditions through relations or lists', conditions(4, 'category.name'), conditions(5, 'category.name')],
    ['4 searches in texts', conditions(4, 'name', 'like'), conditions(5, 'name', 'contains')],
    ['searches in named texts', 'where[name][like]=shirt', 'where[description][like]=shirt'],
    ['searches for 8 words', `where[name][like]=${'a '.repeat(7)}a`, `where[name][like]=${'a '.repeat(8)}a`],
    ['100 values', `where[id][in]=${ids(100)}`, `where[id][in]=${ids(101)}`],
    ['texts of 200 characters', `where[name][equals]=${'x'.repeat(200)}`, `where[name][equals]=${'x'.repeat(201)}`],
    ['3 orders', `sort=${orders(3)}`, `sort=${orders(4)}`],
    ['one order through a relation', 'sort=category.name,name', 'sort=category.name,-category.slug'],
    ['no order by what there are several of', 'sort=name', 'sort=variations.stockQuantity'],
    ['10,000 documents before a page', 'page=10001', 'page=10002'],
  ];
  it.each(cases)('%s', async (_what, allowed, refused) => {
    for (const token of [undefined, tokens.team]) {
      expect((await ask(allowed, { token })).status).toBe(200);
      const answer = await ask(refused, { token });
      expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
      expect(answer.body.message).toEqual(expect.stringMatching(/\S/));
    }
  });

  it('counts are bounded like lists, and questions in the body of a POST', async () => {
    const count = await api('GET', `/api/products/count?${conditions(21, 'name')}`);
    const posted = await api('POST', '/api/products', {
      body: conditions(21, 'name'),
      headers: { 'X-Payload-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    const joins = await ask(`${conditions(20, 'name')}&joins[variations][where][sizeCode][equals]=M`);
    expect([count.status, posted.status, joins.status]).toEqual([400, 400, 400]);
  });

  it('120 searches in texts a minute from one network', async () => {
    const statuses: number[] = [];
    for (let search = 0; search < 121; search += 1) {
      const { status, headers } = await ask(`where[name][like]=${search}`, { address: '2001:db8::1' });
      statuses.push(status);
      if (status === 429) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask('where[name][like]=other', { address: '2001:db8::2' })).status).toBe(429);
    expect((await ask('where[name][like]=other', { address: '2001:db8:0:1::1' })).status).toBe(200);
    expect((await ask('sort=name', { address: '2001:db8::1' })).status).toBe(200);
  });
});

it('staff may ask for more, and not for everything', async () => {
  const { staff: token } = tokens;
  expect((await ask(conditions(21, 'description', 'like'), { token })).status).toBe(200);
  expect((await ask('where[category.parent.name][not_equals]=x', { token })).status).toBe(200);
  expect((await ask('page=100000', { token })).status).toBe(200);
  expect((await ask(conditions(201, 'name'), { token })).status).toBe(400);
  expect((await ask('where[category.parent.parent.parent.name][equals]=x', { token })).status).toBe(400);
});

it.each(['', 'joins[variations][limit]=0', 'joins[variations][limit]=100000', 'joins[variations][limit]=-1'])(
  'a product shows at most 200 variations: %s',
  async (query) => {
    const { id } = await createProduct({ stock: { M: 1 } });
    await rows`insert into product_variations (product_id, color_name, color_hex, size_code, stock_quantity)
      select ${id}, 'Colour ' || n, '#000000', 'L', 0 from generate_series(1, 250) as n`;
    type Joined = { docs: unknown[]; hasNextPage: boolean };
    type Body = { docs: { variations: Joined }[]; variations: Joined };
    const one = await api<Body>('GET', `/api/products/${id}?${query}`);
    const list = await api<Body>('GET', `/api/products?where[id][equals]=${id}&${query}`);
    for (const variations of [one.body.variations, list.body.docs[0]?.variations]) {
      expect([variations?.docs.length, variations?.hasNextPage]).toEqual([200, true]);
    }
  },
);

it('limits a join as requested, and leaves out one that is not wanted', async () => {
  const { id } = await createProduct({ stock: { S: 1, M: 1, L: 1 } });
  type Body = { variations?: { docs: unknown[] } };
  const of = async (query: string) => (await api<Body>('GET', `/api/products/${id}?${query}`)).body.variations;
  expect((await of('joins[variations][limit]=2'))?.docs).toHaveLength(2);
  expect((await of(''))?.docs).toHaveLength(3);
  expect((await of('joins[variations]=false'))?.docs ?? []).toHaveLength(0);
});

it.each(['where={"and":[]}', 'where={"name":{}}', 'where[or][0]=', 'where={"and":[{"or":[{}]}]}'])(
  'a change of many says which: %s',
  async (query) => {
    const name = unique('overwritten');
    const answer = await api('PATCH', `/api/products?${query}`, { token: tokens.staff, body: { name } });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request']);
    expect((await api('DELETE', `/api/products?${query}`, { token: tokens.staff })).status).toBe(400);
    expect(await rows`select 1 from products where name = ${name}`).toEqual([]);
    expect((await api('GET', `/api/products/${product.id}`)).status).toBe(200);
  },
);

function ids(count: number): string {
  return Array.from({ length: count }, () => randomUUID()).join(',');
}
