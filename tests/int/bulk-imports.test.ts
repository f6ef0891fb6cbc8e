import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import { runBulkStep } from '@/areas/back-office/bulk/run-bulk';
import { storeKey, withKey } from '../setup/api-keys';
import { api, type Call } from '../setup/http';
import { waiterBehind } from '../setup/locks';
import { createProduct, createStaff, payload, rows, stockOf, unique } from '../setup/shop';

const admin = await createStaff('administrator');

const fail = (error: unknown): void => {
  throw error;
};

async function work(): Promise<void> {
  while (await runBulkStep(payload, { fail }));
}

type LineError = { line: number; code: string; message: string; fieldErrors?: Record<string, string[]> };
type State = {
  id: string;
  status: string;
  done: number;
  total: number;
  isDryRun: boolean;
  counts: Record<string, number>;
  errors: LineError[];
};

const SCOPES = { products: ['products:create', 'products:update'], stock: ['product-variations:update'] };
const keyWith = async (...scopes: string[]) => withKey(await storeKey(admin, scopes));
const text = (lines: readonly unknown[]) =>
  lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');

const send = (query: string, lines: readonly unknown[], call: Call) =>
  api<State & { code?: string; message?: string }>('POST', `/api/imports?${query}`, {
    ...call,
    body: text(lines),
    headers: { ...call.headers, 'Content-Type': 'application/x-ndjson' },
  });

async function imported(query: string, lines: readonly unknown[], call: Call): Promise<State> {
  const made = await send(query, lines, call);
  expect([made.status, made.body.status]).toEqual([202, 'waiting']);
  await work();
  const { body } = await api<State>('GET', `/api/imports/${made.body.id}`, call);
  expect([body.status, body.done, body.total]).toEqual(['done', lines.length, lines.length]);
  return body;
}

const products = async () => keyWith(...SCOPES.products);

describe('products', () => {
  it('are checked without being written, then added and changed, and nothing more the next time', async () => {
    const slug = unique('shirt');
    const other = await createProduct({ stock: 3 });
    const shirt = {
      ...{
        slug,
        sku: slug,
        name: 'Away shirt',
        price: 24.5,
        description: 'Light.\nQuick.',
        features: ['Wicks | sweat'],
      },
      colors: [{ name: 'Navy', hex: '#14213f' }],
      variations: [
        { color: 'Navy', size: 'M', stock: 4, additionalPrice: 1.5, costPrice: 7.25 },
        { color: 'Navy', size: 'L', stock: 2 },
      ],
    };
    const lines = [shirt, '', { slug: other.slug, price: 31, salePrice: 30 }];
    const call = await products();
    expect(await imported('what=products&dryRun=true', lines, call)).toMatchObject({
      isDryRun: true,
      counts: { added: 1, changed: 1, unchanged: 0, refused: 0 },
    });
    expect(await rows`select 1 from products where slug = ${slug}`).toEqual([]);

    expect(await imported('what=products', lines, call)).toMatchObject({
      counts: { added: 1, changed: 1, unchanged: 0, refused: 0 },
      errors: [],
    });
    const [stored] = await rows<{ id: string }>`select id from products where slug = ${slug}`;
    const product = await payload.findByID({ collection: 'products', id: stored!.id, depth: 0 });
    expect(product).toMatchObject({
      ...{ name: 'Away shirt', price: 24.5, description: 'Light.\nQuick.', features: ['Wicks | sweat'] },
      ...{ stockQuantity: 6, sizes: ['M', 'L'], isActive: true },
    });
    expect(await payload.findByID({ collection: 'products', id: other.id })).toMatchObject({
      ...{ name: other.name, price: 31, salePrice: 30, stockQuantity: 3 },
    });
    expect(await imported('what=products', lines, call)).toMatchObject({ counts: { unchanged: 2 } });
  });

  it('are refused line by line, in the shape of a refusal', async () => {
    const [good, twice] = [unique('good'), unique('twice')];
    const product = (slug: string, more: object = {}) => ({ slug, sku: slug, name: slug, price: 1, ...more });
    const state = await imported(
      'what=products',
      [
        'not JSON',
        product(good),
        product(unique('bad'), { price: 'free' }),
        product(unique('bad'), { colour: 'Red' }),
        product(unique('bad'), { variations: [{ color: 'Red', size: 'M', hex: '#ff0000', stock: -1 }] }),
        product(unique('bad'), { images: [{ file: 'none.png' }] }),
        product(twice),
        product(twice, { price: 2 }),
        '[1]',
      ],
      await products(),
    );
    expect(state.counts).toEqual({ added: 2, changed: 1, unchanged: 0, refused: 6 });
    expect(state.errors.map(({ line, code, fieldErrors }) => [line, code, Object.keys(fieldErrors ?? {})])).toEqual([
      [1, 'bad_request', []],
      [3, 'invalid', ['price']],
      [4, 'invalid', ['colour']],
      [5, 'invalid', ['variations.0.stock']],
      [6, 'invalid', ['images']],
      [9, 'invalid', ['body']],
    ]);
    expect(state.errors[2]!.fieldErrors).toEqual({ colour: ['Unknown field.'] });
    const all = await api('GET', `/api/imports/${state.id}/errors`, await products());
    expect(
      all.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as LineError),
    ).toEqual(state.errors);
    expect(await rows`select price::int from products where slug = ${twice}`).toEqual([{ price: 2 }]);
  });

  it('come back as they were exported, with what was sold meanwhile', async () => {
    const product = await createProduct({ stock: { M: 3, L: 4 } });
    const call = await keyWith('products:read', ...SCOPES.products);
    const made = await api<State>('POST', '/api/exports', {
      ...call,
      body: { what: 'products', search: product.name },
    });
    await work();
    const { text: file } = await api('GET', `/api/exports/${made.body.id}/file`, call);
    await rows`update product_variations set stock_quantity = 1 where id = ${product.variationIds.M}`;
    expect(await imported('what=products', [file.trim()], call)).toMatchObject({ counts: { unchanged: 1 } });
    expect((await stockOf(product.id)).total).toBe(5);
  });

  it('are logged under the name of the key, and go on with its rights alone', async () => {
    const { id, key } = await storeKey(admin, SCOPES.products);
    const slug = unique('logged');
    const state = await imported('what=products', [{ slug, sku: slug, name: slug, price: 1 }], withKey({ key }));
    expect(
      await rows`select actor_name as actor, action, subject from activity_log where subject_id = ${state.id} order by created_at`,
    ).toEqual([
      { actor: 'Stock (API key)', action: 'import.begun', subject: '1 line of products' },
      { actor: 'Stock (API key)', action: 'products.imported', subject: '1 product' },
    ]);
    const later = await send('what=products', [{ slug, price: 2 }], withKey({ key }));
    await rows`delete from api_keys where id = ${id}`;
    await work();
    const { body } = await api<State>('GET', `/api/imports/${later.body.id}`, await products());
    expect(body).toMatchObject({ status: 'failed', done: 0 });
  });

  it('go on where a killed process left off, each line once', async () => {
    const prefix = unique('many');
    const other = await createProduct();
    const lines = Array.from({ length: 600 }, (_, n) => {
      const slug = `${prefix}-${n}`;
      return n === 400 ? { slug: other.slug, price: 33 } : { slug, sku: slug, name: 'x', price: 1 };
    });
    const call = await products();
    const made = await send('what=products', lines, call);
    const at = `/api/imports/${made.body.id}`;
    const state = async () => (await api<State>('GET', at, call)).body;
    await runBulkStep(payload, { fail });
    expect(await state()).toMatchObject({ status: 'running', done: 250, counts: { added: 250 } });

    const client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query('begin');
    await client.query('select from products where id = $1 for update', [other.id]);
    const errors: unknown[] = [];
    const step = runBulkStep(payload, { fail: (error) => void errors.push(error) });
    await waiterBehind(client);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    await step;
    expect(errors).toHaveLength(1);
    await client.query('rollback');
    await client.end();
    expect(await state()).toMatchObject({ status: 'running', done: 250 });
    expect(await runBulkStep(payload, { fail })).toBe(false);

    await rows`update bulk_jobs set attempt_after = now() where id = ${made.body.id}`;
    await work();
    expect(await state()).toMatchObject({
      status: 'done',
      done: 600,
      counts: { added: 599, changed: 1, unchanged: 0 },
    });
    expect(await rows`select 1 from products where starts_with(slug, ${prefix})`).toHaveLength(599);
  });
});

describe('a line', () => {
  it('that the database refuses, or cannot hold, keeps back no other', async () => {
    const prefix = unique('odd');
    const lines = Array.from({ length: 40 }, (_, n) => ({
      slug: `${prefix}-${n}`,
      sku: `${prefix}-${n}`,
      name: 'x',
      price: 1,
    }));
    const call = await products();
    await rows(`create function refuse() returns trigger language plpgsql as $$ begin
      if new.slug = '${prefix}-20' then raise exception 'no'; end if; return new; end $$`);
    await rows`create trigger refuse before insert on products for each row execute function refuse()`;
    const made = await send(
      'what=products',
      [...lines, { slug: 'x', name: 'a\0b' }, { slug: 'x', name: '\ud800' }],
      call,
    );
    for (let attempt = 0; attempt < 9; attempt += 1) {
      while (await runBulkStep(payload, { fail: () => undefined }));
      await rows`update bulk_jobs set attempt_after = now() where id = ${made.body.id}`;
    }
    await rows`drop function refuse cascade`;
    const { body } = await api<State>('GET', `/api/imports/${made.body.id}`, call);
    expect(body).toMatchObject({ status: 'done', counts: { added: 39, refused: 3 } });
    expect(body.errors.map(({ line, code }) => [line, code])).toEqual([
      [21, 'save_failed'],
      [41, 'bad_request'],
      [42, 'bad_request'],
    ]);
  });
});

describe('stock', () => {
  it('is set by slug or SKU, variation by variation, and adds nothing', async () => {
    const shirt = await createProduct({ stock: { M: 3, L: 4 } });
    const scarf = await createProduct({ stock: 7 });
    const state = await imported(
      'what=stock',
      [
        { sku: shirt.sku, color: 'Red', size: 'M', stock: 9 },
        { slug: shirt.slug, color: 'Red', size: 'L', stock: 5, exportedStock: 5 },
        { slug: shirt.slug, color: 'Red', size: 'XL', stock: 5 },
        { slug: shirt.slug, stock: 5 },
        { slug: scarf.slug, stock: 1 },
        { sku: 'none', stock: 1 },
        { slug: scarf.slug, stock: 1.5 },
      ],
      await keyWith(...SCOPES.stock),
    );
    expect(state.counts).toEqual({ added: 0, changed: 2, unchanged: 1, refused: 4 });
    expect(state.errors.map(({ line, fieldErrors }) => [line, fieldErrors])).toEqual([
      [3, { color: ['Variation not found.'] }],
      [4, { color: ['Name the variation by its colour and size.'] }],
      [6, { sku: ['Product not found.'] }],
      [7, { stock: ['Enter a whole number of 0 or more.'] }],
    ]);
    expect([(await stockOf(shirt.id)).total, (await stockOf(scarf.id)).total]).toEqual([13, 1]);
  });
});

describe('customers', () => {
  const line = (email: string, more: object = {}) => ({ firstName: 'Zoe', lastName: 'New', email, ...more });

  it('are added once, and stay as they are if the shop knows them', async () => {
    const emails = Array.from({ length: 60 }, (_, n) => `${unique('zoe')}-${n}@example.com`);
    const call = await keyWith('customers:create');
    const lines = [...emails.map((email) => line(email, { isTaxExempt: true })), line('none'), line(emails[0]!)];
    const state = await imported('what=customers', lines, call);
    expect(state.counts).toEqual({ added: 60, changed: 0, unchanged: 1, refused: 1 });
    expect(state.errors).toMatchObject([{ line: 61, fieldErrors: { email: ['Please enter a valid email address.'] } }]);
    expect(await rows`select 1 from customers where email = any(${emails}) and is_tax_exempt`).toHaveLength(60);
  });

  it('of two imports at once are added by one of them', async () => {
    const emails = Array.from({ length: 50 }, (_, n) => `${unique('both')}-${n}@example.com`);
    const call = await keyWith('customers:create');
    const made = [];
    for (let n = 0; n < 2; n += 1)
      made.push(
        await send(
          'what=customers',
          emails.map((email) => line(email)),
          call,
        ),
      );
    await Promise.all([runBulkStep(payload, { fail }), runBulkStep(payload, { fail })]);
    const states = await Promise.all(
      made.map(async ({ body }) => (await api<State>('GET', `/api/imports/${body.id}`, call)).body),
    );
    expect(states.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(states.map(({ counts }) => counts.added).toSorted()).toEqual([0, 50]);
  });
});

describe('an import', () => {
  it('is refused without its scopes, of orders, and of what are no lines', async () => {
    const lines = [{ slug: 'x', price: 1 }];
    const lacking = await send('what=products', lines, await keyWith('products:update'));
    expect([lacking.status, lacking.body.message]).toEqual([403, 'This key does not have the scope products:create.']);
    const call = await products();
    const orders = await send('what=orders', lines, call);
    expect([orders.status, orders.body.code]).toEqual([422, 'invalid']);
    expect((await send('what=products', [], call)).status).toBe(422);
    expect((await api('POST', '/api/imports?what=products', { ...call, body: {} })).status).toBe(415);
    const long = await send('what=products', [{ slug: 'x'.repeat(300_000) }], call);
    expect([long.status, long.body.message]).toEqual([413, 'Line 1 is longer than 256 KB.']);
    signIn();
    expect((await send('what=products', lines, {})).status).toBe(401);
  });

  it('is taken as a form, too', async () => {
    const product = await createProduct();
    const form = new FormData();
    form.set('file', new File([JSON.stringify({ slug: product.slug, price: 3 })], 'products.jsonl'));
    const call = await products();
    const made = await api<State>('POST', '/api/imports?what=products', { ...call, body: form });
    expect(made.status).toBe(202);
    await work();
    expect((await api<State>('GET', `/api/imports/${made.body.id}`, call)).body.counts.changed).toBe(1);
  });
});
