import { describe, expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import { runBulkStep } from '@/areas/back-office/bulk/run-bulk';
import { storeKey, withKey } from '../setup/api-keys';
import { api, type Call } from '../setup/http';
import { createProduct, createStaff, createTeam, payload, placed, rows, unique } from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';

const admin = await createStaff('administrator');
const manager = await createStaff('content_manager');

const fail = (error: unknown): void => {
  throw error;
};

async function work(): Promise<number> {
  let steps = 0;
  while (await runBulkStep(payload, { fail })) steps += 1;
  return steps;
}

type State = { id: string; status: string; done: number; total: number; lines: number; message: string | null };

async function exported(body: object, call: Call): Promise<Record<string, unknown>[]> {
  const made = await api<State>('POST', '/api/exports', { ...call, body });
  expect([made.status, made.body.status]).toEqual([202, 'waiting']);
  const at = `/api/exports/${made.body.id}`;
  expect((await api('GET', `${at}/file`, call)).status).toBe(409);
  await work();
  const { body: state } = await api<State>('GET', at, call);
  expect(state).toMatchObject({ status: 'done', message: null });
  expect(state.done).toBe(state.total);
  const { text, headers } = await api('GET', `${at}/file`, call);
  expect(headers.get('content-type')).toBe('application/x-ndjson');
  const lines = text.split('\n').filter(Boolean);
  expect(lines).toHaveLength(state.lines);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const keyWith = async (...scopes: string[]) => withKey(await storeKey(admin, scopes));

describe('an export', () => {
  it('has a line for each product of its filters, and one for each piece of stock', async () => {
    const shirt = await createProduct({ stock: { M: 3, L: 4 } });
    const scarf = await createProduct({ stock: 7, isActive: false });
    const lines = await exported({ what: 'products', search: shirt.name }, await keyWith('products:read'));
    expect(lines).toMatchObject([
      {
        ...{ slug: shirt.slug, sku: shirt.sku, price: 20, isActive: true },
        variations: [
          { color: 'Red', size: 'M', stock: 3, exportedStock: 3 },
          { color: 'Red', size: 'L', stock: 4 },
        ],
      },
    ]);
    expect(lines[0]).not.toHaveProperty('stock');
    const stock = { what: 'stock', state: 'inactive', search: scarf.name };
    expect(await exported(stock, await keyWith('product-variations:read'))).toEqual([
      { slug: scarf.slug, sku: scarf.sku, stock: 7, exportedStock: 7 },
    ]);
  });

  it('has customers with what they spent, and orders as the API shows them', async () => {
    const product = await createProduct({ stock: 5 });
    const order = await placed({ product: product.id, quantity: 2 });
    const call = await keyWith('customers:read', 'orders:read');
    const [row] = await rows<{ email: string }>`select contact_email as email from orders where id = ${order.id}`;
    expect(await exported({ what: 'customers', search: row!.email }, call)).toMatchObject([
      { email: row!.email, orders: 1, isTaxExempt: false },
    ]);
    const [line] = await exported({ what: 'orders', search: order.orderNumber }, call);
    const { body } = await api('GET', `/api/orders/${order.id}?depth=0&joins=false`, call);
    expect(line).toEqual(body);
  });

  it('has team orders for their own scope', async () => {
    const team = await createTeam();
    const id = await createTeamOrder(team.user);
    const body = { what: 'orders', kind: 'team', team: team.user.id };
    expect(await exported(body, await keyWith('team-orders:read'))).toMatchObject([{ id }]);
  });

  it('is refused without its scope or right, and with a filter that there is not', async () => {
    const refused = await api('POST', '/api/exports', {
      ...(await keyWith('orders:read')),
      body: { what: 'customers' },
    });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'missing_scope' }]);
    const team = await api('POST', '/api/exports', {
      ...(await keyWith('orders:read')),
      body: { what: 'orders', kind: 'team' },
    });
    expect([team.status, team.body.message]).toEqual([403, 'This key does not have the scope team-orders:read.']);
    signIn(manager.token);
    expect((await api('POST', '/api/exports', { body: { what: 'products' } })).status).toBe(403);
    signIn();
    expect((await api('POST', '/api/exports', { body: { what: 'products' } })).status).toBe(401);
    const call = await keyWith('products:read');
    const unknown = await api('POST', '/api/exports', { ...call, body: { what: 'products', colour: 'red' } });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'invalid']);
    for (const filter of [{ kind: 'team', method: 'card' }, { team: admin.user.id }, { min: 1e12 }]) {
      const body = { what: 'orders', ...filter };
      const answer = await api('POST', '/api/exports', { ...(await keyWith('orders:read', 'team-orders:read')), body });
      expect([answer.status, Object.keys(answer.body.fieldErrors as object)]).toEqual([
        422,
        [Object.keys(filter).at(-1)],
      ]);
    }
  });

  it('waits while too many are under way', async () => {
    await rows`insert into bulk_jobs (kind, what, input, maker, total, attempt_after)
      select 'export', 'stock', '{}', '{}', 0, now() + interval '1 hour' from generate_series(1, 20)`;
    const answer = await api('POST', '/api/exports', {
      ...(await keyWith('products:read')),
      body: { what: 'products' },
    });
    expect([answer.status, answer.body.code, answer.headers.get('Retry-After')]).toEqual([429, 'too_many', '60']);
    await rows`delete from bulk_jobs where attempt_after > now() + interval '30 minutes'`;
  });

  it('is only for those who may read what it holds', async () => {
    const { body } = await api<State>('POST', '/api/exports', {
      ...(await keyWith('customers:read')),
      body: { what: 'customers' },
    });
    await work();
    for (const path of ['', '/file']) {
      const answer = await api('GET', `/api/exports/${body.id}${path}`, await keyWith('products:read'));
      expect([answer.status, answer.body.code]).toEqual([403, 'missing_scope']);
    }
    signIn(admin.token);
    expect((await api('GET', `/api/exports/${body.id}/file`)).status).toBe(200);
    signIn();
  });

  it('goes on where it was, and has each record once', async () => {
    const prefix = unique('many');
    await rows`insert into products (name, slug, sku, price, unit_price, stock_quantity, is_active)
      select ${prefix} || n, ${prefix} || lpad(n::text, 5, '0'), ${prefix} || n, 1, 1, 0, true from generate_series(1, 1200) n`;
    const call = await keyWith('products:read');
    const { body } = await api<State>('POST', '/api/exports', { ...call, body: { what: 'products', search: prefix } });
    await runBulkStep(payload, { fail });
    // A process that was killed had claimed the job, and had written a part that it did not note.
    await rows`update bulk_jobs set attempt_after = now() + interval '1 minute', attempts = 1 where id = ${body.id}`;
    expect(await runBulkStep(payload, { fail })).toBe(false);
    await rows`update bulk_jobs set attempt_after = now() where id = ${body.id}`;
    await work();
    const { text } = await api('GET', `/api/exports/${body.id}/file`, call);
    const slugs = text
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { slug: string }).slug);
    expect(slugs).toHaveLength(1200);
    expect(slugs).toEqual([...new Set(slugs)].toSorted());
  });

  it('ends with the rights of its key, and is gone after its time', async () => {
    const { id, key } = await storeKey(admin, ['products:read']);
    const made = await api<State>('POST', '/api/exports', withKey({ key }, { body: { what: 'products' } }));
    await rows`delete from api_keys where id = ${id}`;
    await work();
    signIn(admin.token);
    const at = `/api/exports/${made.body.id}`;
    expect((await api<State>('GET', at)).body).toMatchObject({
      status: 'failed',
      message: 'The account or key that began it no longer has the right to.',
    });
    await rows`update bulk_jobs set expires_at = now() where id = ${made.body.id}`;
    await work();
    expect((await api('GET', at)).status).toBe(404);
    signIn();
    const [log] = await rows<{ actor: string }>`
      select actor_name as actor from activity_log where action = 'products.exported' and subject_id = ${made.body.id}`;
    expect(log).toEqual({ actor: 'Stock (API key)' });
  });
});
