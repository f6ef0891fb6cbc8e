import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderEditInput } from '@/domain/orders/order-edit';
import { editOrder } from '@/modules/orders/editing/edit-order';
import { api, gql, type Answer } from '../setup/http';
import { made } from '../setup/pages';
import { asStaff, checkoutBody, createProduct, createStaff, createTeam, placed, rows, payload } from '../setup/shop';
import { changeOf, loggedFor, recordOf } from '../setup/staff-changes';

/** Its transaction is open while a request comes. */
const other = new pg.Client({ connectionString: process.env.DATABASE_URL });

vi.setConfig({ testTimeout: 90_000 });

await other.connect();
const { token, user } = await createStaff('owner');
afterAll(async () => {
  vi.resetConfig();
  await other.end();
});
beforeEach(() => other.query('begin'));
afterEach(() => other.query('rollback'));

const lock = (table: string, id: string) => other.query(`select 1 from ${table} where id = $1 for update`, [id]);

async function meanwhile<Given>(request: () => Promise<Given>, statement: string, values: unknown[]): Promise<Given> {
  const answer = request();
  const waiting = async () => {
    const [found] = await rows<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`;
    return found!.count;
  };
  await expect.poll(waiting, { interval: 10, timeout: 60_000 }).toBeGreaterThan(0);
  await other.query(statement, values);
  await other.query('commit');
  return answer;
}

const PAID = `update orders set paid_amount = total_amount, stripe_session_id = 'cs_' || id, updated_at = now()
               where id = $1`;
const paymentOf = async (id: string) => {
  const [order] = await rows`select payment_status as status, paid_at is not null as dated, notes from orders
    where id = ${id}`;
  return order;
};

describe('a payment that arrives while an order is changed', () => {
  const anOrder = async () => (await placed({ product: (await createProduct()).id, quantity: 1 })).id;
  const body = { notes: 'Ring the bell' };
  const inGraphQL = async (id: string) => {
    const { contact, shippingAddress } = await payload.findByID({ collection: 'orders', id });
    const mutation = `mutation ($data: mutationOrderUpdateInput!) { updateOrder(id: "${id}", data: $data) { id } }`;
    return gql(mutation, { token, variables: { data: { ...body, contact, shippingAddress } } });
  };

  it.each<[string, (id: string) => Promise<Answer<object>>]>([
    ['by its id', (id) => api('PATCH', `/api/orders/${id}`, { token, body })],
    ['by a condition', (id) => api('PATCH', `/api/orders?where[id][equals]=${id}`, { token, body })],
    [
      'by what it cost',
      (id) => api('PATCH', `/api/orders?where[id][in]=${id}&where[totalAmount][greater_than]=1`, { token, body }),
    ],
    ['over GraphQL', inGraphQL],
  ])('stays: %s', async (_, change) => {
    const id = await anOrder();
    await lock('orders', id);
    expect((await meanwhile(() => change(id), PAID, [id])).status).toBe(200);
    expect(await paymentOf(id)).toEqual({ status: 'paid', dated: true, notes: 'Ring the bell' });
  });

  it('takes it out of a change of all that are unpaid', async () => {
    const [first, second] = [await anOrder(), await anOrder()];
    await lock('orders', first);
    const path = `/api/orders?where[id][in]=${first},${second}&where[paymentStatus][equals]=unpaid`;
    const answer = await meanwhile(() => api('PATCH', path, { token, body }), PAID, [first]);
    expect(answer.status).toBe(200);
    expect(await paymentOf(first)).toMatchObject({ status: 'paid', dated: true, notes: null });
    expect(await paymentOf(second)).toMatchObject({ status: 'unpaid', notes: 'Ring the bell' });
  });

  it('brings no other order into a change of many, which was not locked', async () => {
    const [first, second] = [await anOrder(), await anOrder()];
    await rows`update orders set notes = 'Rush' where id = ${first}`;
    await lock('orders', first);
    const change = () =>
      api('PATCH', '/api/orders?where[notes][equals]=Rush', { token, body: { status: 'processing' } });
    expect((await meanwhile(change, `update orders set notes = 'Rush' where id = $1`, [second])).status).toBe(200);
    const states = await rows`select id, status from orders where id = any(${[first, second]}::uuid[])`;
    expect(new Set(states)).toEqual(
      new Set([
        { id: first, status: 'processing' },
        { id: second, status: 'pending' },
      ]),
    );
  });

  it('waits for nobody who waits for it: changes of many take them in one order', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, anOrder));
    const change = (of: string[], sort: string) =>
      api('PATCH', `/api/orders?where[id][in]=${of.join(',')}&sort=${sort}`, { token, body });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        change(index % 2 ? ids : ids.toReversed(), index % 2 ? 'createdAt' : '-createdAt'),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

/** Changes by another connection while staff change something else; pages are below. */
const elsewhere: Record<string, [table: string, column: string, value: unknown]> = {
  products: ['products', 'price', 33],
  'product-variations': ['product_variations', 'additional_price', 3],
  categories: ['categories', 'description', 'Warm'],
  customers: ['customers', 'phone', '01632 960000'],
  offers: ['offers', 'max_uses', 33],
  'pattern-templates': ['pattern_templates', 'allowance', 12],
  'price-lists': ['price_lists', 'percent_off', 33],
  orders: ['orders', 'contact_phone', '01632 960000'],
  teams: ['team_profiles', 'phone', '01632 960000'],
  'team-members': ['team_members', 'position', 'Wing'],
  'team-orders': ['team_orders', 'total_amount', 33],
  inquiries: ['inquiries', 'subject', 'Kits'],
  reviews: ['product_reviews', 'author_name', 'Grace'],
  'media-folders': ['media_folders', 'created_at', '2026-01-01T00:00:00.000Z'],
  redirects: ['cms_redirects', 'created_at', '2026-01-01T00:00:00.000Z'],
  components: ['cms_components', 'is_active', false],
  media: ['media', 'title', 'A shirt'],
  'admin-users': ['admin_users', 'full_name', 'Grace Okafor'],
  roles: ['roles', 'created_at', '2026-01-01T00:00:00.000Z'],
};

describe.each(Object.keys(elsewhere))('what someone else changes of %s in the meantime', (slug) => {
  it.each([
    ['one by its id', (id: string) => `/api/${slug}/${id}`, 1],
    ['one by a condition', (id: string) => `/api/${slug}?where[id][equals]=${id}`, 3],
  ])('stays where staff change %s', async (_, path, index) => {
    const [table, column, value] = elsewhere[slug]!;
    const id = await recordOf(slug);
    await lock(table, id);
    const request = () => api('PATCH', path(id), { token, body: changeOf(slug, index) });
    const statement = `update ${table} set ${column} = $2 where id = $1 `;
    expect((await meanwhile(request, statement, [id, value])).status).toBe(200);
    const [stored] = await rows(`select ${column} = $2 as stays from ${table} where id = $1`, id, value);
    expect(stored).toEqual({ stays: true });
  });
});

it('knows every collection that staff change', () => {
  expect([...Object.keys(elsewhere), 'pages'].sort()).toEqual(loggedFor('update').sort());
});

describe('what someone else writes of a page in the meantime', () => {
  const TITLED = `with newest as (update _cms_pages_v set version_meta_title = $2 where parent_id = $1 and latest)
                  update cms_pages set meta_title = $2 where id = $1`;

  it.each<[string, (id: string) => Promise<Answer>]>([
    ['by its id', (id) => api('PATCH', `/api/pages/${id}`, { token, body: { title: 'New' } })],
    ['by a condition', (id) => api('PATCH', `/api/pages?where[id][equals]=${id}`, { token, body: { title: 'New' } })],
    [
      'as a draft',
      (id) =>
        api('PATCH', `/api/pages?draft=true&where[title][equals]=Old&where[id][equals]=${id}`, {
          token,
          body: { title: 'New' },
        }),
    ],
    [
      'on its way into the trash',
      (id) =>
        api('PATCH', `/api/pages?where[id][equals]=${id}`, { token, body: { deletedAt: new Date().toISOString() } }),
    ],
  ])('stays where staff change it %s', async (_, change) => {
    const { id } = await made({ title: 'Old' }, true);
    await lock('cms_pages', id);
    expect((await meanwhile(() => change(id), TITLED, [id, 'Kits'])).status).toBe(200);
    const [stored] =
      await rows`select version_meta_title as title from _cms_pages_v where parent_id = ${id} and latest`;
    expect(stored).toEqual({ title: 'Kits' });
  });

  it('stays where a version is brought back', async () => {
    const { id } = await made({ title: 'Old' }, true);
    const [version] = await rows<{ id: string }>`select id from _cms_pages_v where parent_id = ${id}`;
    await lock('cms_pages', id);
    const at = '2036-01-01T00:00:00.000Z';
    const SCHEDULED = TITLED.replaceAll('meta_title', 'publish_at');
    const answer = await meanwhile(() => api('POST', `/api/pages/versions/${version?.id}`, { token }), SCHEDULED, [
      id,
      at,
    ]);
    expect(answer.status).toBe(200);
    // Content from the version, publication time from the page.
    expect(await rows`select publish_at = ${at} as stays from cms_pages where id = ${id}`).toEqual([{ stays: true }]);
  });
});

describe('what someone else changes of the settings in the meantime', () => {
  it.each([
    ['site-settings', 'site_settings', 'tagline', { brandName: 'Kits' }],
    ['site-content', 'site_content', 'footer_note', { seoTitle: 'Kits' }],
  ])('stays: %s', async (slug, table, column, body) => {
    const [settings] = await rows<{ id: string }>(`select id from ${table}`);
    await lock(table, settings!.id);
    const request = () => api('POST', `/api/globals/${slug}`, { token, body });
    const statement = `update ${table} set ${column} = 'Ours' where id = $1`;
    expect((await meanwhile(request, statement, [settings!.id])).status).toBe(200);
    expect(await rows(`select ${column} as text from ${table}`)).toEqual([{ text: 'Ours' }]);
  });
});

it('refuses an edit of an order beside the line whose stock was sold in the meantime', async () => {
  const product = await createProduct({ stock: 5 });
  const { id } = await placed({ product: product.id, quantity: 1 });
  const [line] = await rows<{ id: string }>`select id from order_items where _parent_id = ${id}`;
  const { customer, shippingAddress } = checkoutBody();
  const lines = [{ id: line?.id, quantity: 4 }];
  const input = orderEditInput.parse({ customer, shippingAddress, lines, revision: 1 });
  const call = { ...(await asStaff(user)), orderId: id, input };
  await lock('orders', id);
  const sale = 'update products set stock_quantity = 2 where id = $1';
  expect(await meanwhile(() => editOrder(call), sale, [product.id])).toMatchObject({
    code: 'invalid',
    fieldErrors: { 'lines.0.quantity': ['No longer in stock in this quantity.'] },
  });
  const [left] = await rows`select stock_quantity::int as stock from products where id = ${product.id}`;
  expect(left).toEqual({ stock: 2 });
});

it('waits for an order of a product that is edited, before it holds what the order needs', async () => {
  const { id } = await createProduct({ stock: 5 });
  // An order’s lines refer to the product before it takes stock.
  await other.query('select 1 from products where id = $1 for key share', [id]);
  const edit = () => api('PATCH', `/api/products/${id}`, { token, body: { name: 'Edited while it was ordered' } });
  const sale = 'update products set stock_quantity = stock_quantity - 1 where id = $1';
  expect((await meanwhile(edit, sale, [id])).status).toBe(200);
  const [product] = await rows`select name, stock_quantity::int as stock from products where id = ${id}`;
  expect(product).toEqual({ name: 'Edited while it was ordered', stock: 4 });
});

it('tells an order which of its sizes was sold while it was placed', async () => {
  const { id, name, variationIds } = await createProduct({ stock: { M: 2, L: 5 } });
  await lock('product_variations', variationIds.M ?? '');
  const place = () =>
    api('POST', '/api/checkout', {
      body: checkoutBody({ product: id, color: 'Red', sizes: { M: 2, L: 1 } }),
      headers: { 'Idempotency-Key': randomUUID() },
    });
  const sale = 'update product_variations set stock_quantity = 0 where id = $1';
  const { status, body } = await meanwhile(place, sale, [variationIds.M]);
  expect(status).toBe(409);
  const gone = { product: id, productName: name, color: 'Red', size: 'M', requested: 2, available: 0 };
  expect(body).toMatchObject({ code: 'out_of_stock', shortages: [gone] });
});

describe('a change without permission', () => {
  it('waits for nothing and holds up nobody', async () => {
    const id = await recordOf('orders');
    await lock('orders', id);
    const team = await createTeam();
    for (const path of [`/api/orders/${id}`, `/api/orders?where[id][equals]=${id}`])
      for (const as of [undefined, team.token])
        expect((await api('PATCH', path, { token: as, body: { notes: 'x' } })).status, path).toBe(as ? 403 : 401);
    await other.query('rollback');
  });
});
