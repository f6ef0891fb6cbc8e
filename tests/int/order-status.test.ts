import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '@/domain/orders/order-status';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { api } from '../setup/http';
import { asStaff, createProduct, createStaff, placed, rows, stockOf } from '../setup/shop';

const { user, token } = await createStaff('administrator', { fullName: 'Alex Morgan' });

const newOrder = async () => placed({ product: (await createProduct({ stock: 5 })).id, quantity: 2 });
const setStatus = (id: string, status: unknown, as = token) =>
  api('PATCH', `/api/orders/${id}`, { token: as, body: { status } });
const statusOf = async (id: string) =>
  (await rows<{ status: string }>`select status from orders where id = ${id}`)[0]?.status;
const changes = (id: string) =>
  rows`select "from", "to", by_id as by, by_name as name from order_status_changes where order_id = ${id}
    order by created_at`;
const activity = (id: string) =>
  rows`select action, actor_id as actor, actor_name as name, subject, before, after, address
    from activity_log where subject_id = ${id} order by created_at`;

describe('a changed order status', () => {
  it('is recorded with who, when, from and to, and in the activity log', async () => {
    const order = await newOrder();
    expect((await setStatus(order.id, 'processing')).status).toBe(200);
    expect(await changes(order.id)).toEqual([{ from: 'pending', to: 'processing', by: user.id, name: 'Alex Morgan' }]);
    expect(await activity(order.id)).toEqual([
      {
        action: 'order.status-changed',
        actor: user.id,
        name: 'Alex Morgan',
        subject: order.orderNumber,
        before: { status: 'pending' },
        after: { status: 'processing' },
        address: '192.0.2.1',
      },
    ]);
  });

  it('may follow any other, and the same one again changes nothing', async () => {
    const { id } = await newOrder();
    const follows = async (to: (typeof ORDER_STATUSES)[number]) => {
      const [from, before] = [await statusOf(id), (await changes(id)).length];
      expect((await setStatus(id, to)).status).toBe(200);
      expect(await statusOf(id)).toBe(to);
      expect((await changes(id)).length).toBe(before + (from === to ? 0 : 1));
    };
    for (const [place, status] of ORDER_STATUSES.entries()) {
      await follows(status);
      await follows(status);
      for (const later of ORDER_STATUSES.slice(place + 1)) {
        await follows(later);
        await follows(status);
      }
    }
  });

  it('is in the history in the order of changes, however many at once', async () => {
    const { id } = await newOrder();
    await Promise.all(ORDER_STATUSES.map((status) => setStatus(id, status)));
    const made = (await changes(id)) as { from: string; to: string }[];
    expect(made.length).toBeGreaterThan(3);
    expect(made.map(({ from }) => from)).toEqual(['pending', ...made.slice(0, -1).map(({ to }) => to)]);
    expect(made.at(-1)?.to).toBe(await statusOf(id));
  });

  it('is one of those there are, and set by administrators alone', async () => {
    const { id } = await newOrder();
    const editor = await createStaff('content_manager');
    for (const status of ['lost', '', null, 7, ['shipped'], { equals: 'shipped' }]) {
      expect((await setStatus(id, status)).status, String(status)).toBeGreaterThanOrEqual(400);
    }
    expect((await setStatus(id, 'shipped', editor.token)).status).toBe(403);
    expect((await setStatus(id, 'shipped', '')).status).toBe(401);
    expect(await statusOf(id)).toBe('pending');
    expect(await changes(id)).toEqual([]);
  });

  it('leaves neither history, log nor stock behind where it fails', async () => {
    const product = await createProduct({ stock: 5 });
    const order = await placed({ product: product.id, quantity: 2 });
    await rows`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
    await rows`create trigger refuse before insert on activity_log for each row execute function refuse()`;
    try {
      expect((await setStatus(order.id, 'cancelled')).status).toBe(500);
    } finally {
      await rows`drop trigger refuse on activity_log`;
    }
    expect(await statusOf(order.id)).toBe('pending');
    expect(await changes(order.id)).toEqual([]);
    expect((await stockOf(product.id)).total).toBe(3);
  });

  it('passes the operation’s event to the screen', async () => {
    const act = async (orderId: string, status: 'shipped' | 'pending' | 'cancelled') => {
      const { req } = await asStaff(user);
      return updateOrderStatus({ req, orderId, status, reason: 'Asked by the customer' });
    };
    const product = await createProduct({ stock: 2 });
    const { id } = await placed({ product: product.id, quantity: 2 });
    expect(await act(id, 'cancelled')).toEqual({ ok: true, revision: 2, lasting: ['emailed'] });
    await placed({ product: product.id, quantity: 1 });
    const message = 'The stock of this order has been sold since it was cancelled.';
    expect(await act(id, 'pending')).toMatchObject({ ok: false, code: 'out_of_stock', message });
    expect(await setStatus(id, 'pending')).toMatchObject({ status: 409, body: { message } });
    expect(await act('b4a3c6de-0000-4000-8000-000000000000', 'shipped')).toMatchObject({
      ok: false,
      code: 'not_found',
    });
  });
});

describe('the history and the log', () => {
  it('cannot be changed or removed, in the database itself', async () => {
    const { id } = await newOrder();
    await setStatus(id, 'shipped');
    for (const statement of [
      'update order_status_changes set by_name = null',
      `update order_status_changes set reason = 'other'`,
      'update order_status_changes set reason = null, by_name = null',
      'delete from order_status_changes',
      "update activity_log set actor_name = 'Nobody'",
      'delete from activity_log',
    ]) {
      await expect(rows(statement)).rejects.toMatchObject({ code: '23001' });
    }
  });
});
