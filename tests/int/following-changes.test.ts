import { expect, it } from 'vitest';
import { api, gql } from '../setup/http';
import { createProduct, createStaff, placed, rows, payload } from '../setup/shop';

type Listed = { id: string; updatedAt: string };
type List = { docs: Listed[]; hasNextPage: boolean; endCursor: string | null };
const { token } = await createStaff('administrator');
const product = await createProduct({ stock: 500 });

/** As docs/developers/copy.md describes, five at a time. */
function follower() {
  const seen = new Map<string, string>();
  let cursor = '';
  return {
    seen,
    async poll() {
      for (let isMore = true; isMore;) {
        const query = `sort=updatedAt&first=5&depth=0${cursor && `&after=${cursor}`}`;
        const { body } = await api<List>('GET', `/api/orders?${query}`, { token });
        for (const { id, updatedAt } of body.docs) seen.set(id, updatedAt);
        cursor = body.endCursor ?? '';
        isMore = body.hasNextPage;
      }
    },
  };
}

const anOrder = async () => (await placed({ product: product.id, quantity: 1 })).id;
const listed = async (path: string) =>
  (await api<{ docs: Listed[] }>('GET', path, { token })).body.docs.map(({ id }) => id);

it('has nothing that a change which began earlier may still come before', async () => {
  const [early, late] = [await anOrder(), await anOrder()];
  await rows`update orders set updated_at = now() - interval '1 day'`;
  const { seen, poll } = follower();
  await poll();
  const before = new Map(seen);

  const client = await payload.db.pool.connect();
  try {
    await client.query('begin');
    await client.query('update orders set notes = $2, updated_at = now() where id = $1', [early, 'First']);
    await rows`update orders set notes = 'Second', updated_at = clock_timestamp() where id = ${late}`;
    await poll();
    expect(seen).toEqual(before);
    expect(await listed(`/api/orders?where[updatedAt][exists]=true&where[id][equals]=${late}`)).toEqual([]);
    expect(await listed(`/api/orders?where[id][equals]=${late}`)).toEqual([late]);
    const question = `{ Orders(sort: "-updatedAt", limit: 100) { docs { id } } countOrders(where: { updatedAt: { exists: true } }) { totalDocs } }`;
    const { data } = (await gql(question, { token })).body as {
      data: { Orders: { docs: Listed[] }; countOrders: { totalDocs: number } };
    };
    expect(data.Orders.docs.map(({ id }) => id)).not.toContain(late);
    expect(data.countOrders.totalDocs).toBe(before.size - 1);
    await client.query('commit');
  } finally {
    client.release();
  }
  await expect
    .poll(async () => (await poll(), [seen.get(early) !== before.get(early), seen.get(late) !== before.get(late)]))
    .toEqual([true, true]);
});

it('passes over no order of many who buy at once, and of those who change them', async () => {
  const { seen, poll } = follower();
  let isBuying = true;
  const buyers = Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let round = 0; round < 4; round++) {
        const id = await anOrder();
        await api('PATCH', `/api/orders/${id}`, { token, body: { notes: `Round ${round}` } });
      }
    }),
  ).finally(() => (isBuying = false));
  while (isBuying) await poll();
  await buyers;
  const stored = await rows<{ id: string; at: Date }>`select id, updated_at as at from orders`;
  const expected = new Map(stored.map(({ id, at }) => [id, at.toISOString()]));
  await expect.poll(async () => (await poll(), new Map([...seen].sort()))).toEqual(new Map([...expected].sort()));
}, 120_000);
