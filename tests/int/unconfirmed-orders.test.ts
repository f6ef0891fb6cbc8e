import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { incoming, signIn } from '../setup/incoming';
import { newOrderInput, orderEditInput } from '@/domain/orders/order-edit';
import { loadDashboard } from '@/areas/back-office/dashboard/load-dashboard';
import { ALL_ORDERS } from '@/areas/back-office/orders/filters/order-filters';
import { listOrders } from '@/areas/back-office/orders/data/orders';
import { loadOrder } from '@/areas/back-office/orders/detail/load-order';
import { createOrder } from '@/modules/orders/editing/create-order';
import { editOrder } from '@/modules/orders/editing/edit-order';
import { markPaid } from '@/modules/payments/mark-paid';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { parseDashboardRange } from '@/areas/back-office/dashboard/dashboard-range';
import { orderTimeline } from '@/areas/back-office/orders/detail/order-timeline';
import { confirmOrderAction } from '@/areas/storefront/order/order-actions';
import { confirmForCustomer, confirmOrder } from '@/modules/orders/confirmation/confirm-order';
import { confirmUrl } from '@/modules/orders/confirmation/confirm-link';
import { startExpiring } from '@/modules/orders/status/order-expiry';
import { expireNextOrder } from '@/modules/orders/status/expire-next-order';
import { forgetOrigins } from '@/modules/orders/data/order-origins';
import { inTransaction } from '@/lib/database/transaction';
import { getOrderToConfirm } from '@/areas/storefront/order/queries';
import { checkoutInput } from '@/domain/orders/checkout-input';
import { placeOrder } from '@/modules/orders/placing/place-order';
import { localRequest } from '@/lib/payload/local-request';
import type { Worker } from '@/lib/work/loop';
import { newAddress } from '../setup/address';
import { api } from '../setup/http';
import {
  asStaff,
  checkoutBody,
  createProduct,
  createStaff,
  createTeam,
  rows,
  payload,
  stockOf,
  unique,
} from '../setup/shop';
import { type EmailName, writeEmail } from '../setup/written-email';

const workers: Worker[] = [];

const { user, token } = await createStaff('administrator');
await payload.updateGlobal({ slug: 'site-settings', data: { priceTiers: [] } });
beforeEach(() => signIn());
afterAll(() => Promise.all(workers.map((worker) => worker.stop())));

const product = (stock = 1000, price = 10) => createProduct({ stock, price });

type Sent = { pieces: number; of: string; email?: string; address?: string; more?: object };

async function send({ pieces, of, email = `${unique('ada')}@shopper.test`, address = newAddress(), more }: Sent) {
  const body = checkoutBody({ product: of, quantity: pieces });
  const answer = await api<{ orderNumber: string; confirmBy: string | null; trackingUrl: string }>(
    'POST',
    '/api/checkout',
    {
      body: { ...body, customer: { ...body.customer, email }, ...more },
      address,
      headers: { 'Idempotency-Key': randomUUID() },
    },
  );
  expect(answer.status).toBe(201);
  const [row] = await rows<{ id: string; token: string }>`select id, tracking_token as token from orders
    where order_number = ${answer.body.orderNumber}`;
  return { ...row!, ...answer.body, email, isWaiting: answer.body.confirmBy !== null };
}

const waiting = async (of: string, pieces = 31) => send({ pieces, of });

type State = { status: string; awaits: boolean; confirmed: boolean; returned: boolean };
const stateOf = async (id: string) =>
  (
    await rows<State>`
      select status, awaits_confirmation as awaits, confirmed_at is not null as confirmed, stock_returned as returned
      from orders where id = ${id}`
  )[0];
const mailsOf = (orderToken: string) =>
  rows<{ to: string; template: EmailName; data: Record<string, unknown> }>`select "to", template, data
    from mail_messages where data ->> 'token' = ${orderToken} order by template`;
const notificationsOf = (id: string) =>
  rows`select kind, title, body from staff_news where href = ${`/admin/orders/${id}`}`;
const historyOf = (id: string) =>
  rows`select "to", by_name as by, reason from order_status_changes where order_id = ${id} order by created_at`;

const written = (template: EmailName, orderToken: string) => writeEmail(template, { token: orderToken });

async function linkOf(orderToken: string): Promise<string> {
  const email = await written('order-to-confirm', orderToken);
  return /\/order\/confirm\/(\S+)/.exec(email?.text ?? '')?.[1] ?? '';
}

const press = (link: string) => {
  const form = new FormData();
  form.set('token', link);
  return confirmOrderAction({}, form);
};

const late = (id: string) => rows`update orders set confirm_by = now() - interval '1 second' where id = ${id}`;

async function expire(...ids: string[]): Promise<void> {
  for (let index = 0; index < 3; index += 1) workers.push(startExpiring({ payload: async () => payload, pollMs: 20 }));
  for (const id of ids) {
    await vi.waitFor(async () => expect((await stateOf(id))?.status).toBe('cancelled'), 10_000);
  }
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
}

describe('an order of a stranger on invoice', () => {
  it('goes through at once with 30 pieces or for $1,000, and waits beyond', async () => {
    const [cheap, dear] = [await product(), await product(1000, 1000)];
    const orders = [
      await send({ pieces: 30, of: cheap.id }),
      await send({ pieces: 31, of: cheap.id }),
      await send({ pieces: 1, of: dear.id }),
      await send({ pieces: 2, of: dear.id }),
    ];
    expect(orders.map(({ isWaiting }) => isWaiting)).toEqual([false, true, false, true]);
    const hours = (Date.parse(orders[1]!.confirmBy!) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);
  });

  it('waits beyond what the site settings say', async () => {
    const { id } = await product();
    const set = async (data: object) => payload.updateGlobal({ slug: 'site-settings', data });
    await set({ unconfirmedPieces: 0 });
    expect((await send({ pieces: 1, of: id })).isWaiting).toBe(true);
    await set({ unconfirmedPieces: 100, unconfirmedAmount: 10 });
    expect((await send({ pieces: 2, of: id })).isWaiting).toBe(true);
    await set({ unconfirmedAmount: 1000 });
    expect((await send({ pieces: 100, of: id })).isWaiting).toBe(false);
    await set({ unconfirmedPieces: 30 });
  });

  it('waits for nobody who signed in, and is confirmed where they have its address, in any case', async () => {
    const team = await createTeam();
    const own = `${unique('club')}@shopper.test`;
    await rows`update team_profiles set email = ${own} where id = ${team.user.id}`;
    const of = (await product()).id;
    const orderFor = async (email: string) => {
      const body = checkoutBody({ product: of, quantity: 31 });
      const answer = await api<{ orderNumber: string; confirmBy: string | null }>('POST', '/api/checkout', {
        body: { ...body, customer: { ...body.customer, email } },
        token: team.token,
        address: newAddress(),
        headers: { 'Idempotency-Key': randomUUID() },
      });
      const [row] = await rows<{ id: string }>`select id from orders where order_number = ${answer.body.orderNumber}`;
      return stateOf(row!.id);
    };
    expect(await orderFor(own.toUpperCase())).toMatchObject({ awaits: false, confirmed: true });
    expect(await orderFor(`${unique('other')}@shopper.test`)).toMatchObject({ awaits: false, confirmed: false });
  });

  it('takes no stock while it waits, and is known to its mailbox alone', async () => {
    const { id } = await product(50);
    const order = await waiting(id);
    expect(await stockOf(id)).toMatchObject({ total: 50 });
    expect(await stateOf(order.id)).toEqual({ status: 'pending', awaits: true, confirmed: false, returned: true });
    expect(await mailsOf(order.token)).toMatchObject([{ to: order.email, template: 'order-to-confirm' }]);
    expect(await notificationsOf(order.id)).toEqual([]);
  });

  it('is shown to staff as waiting, and is no revenue', async () => {
    const { payload, req } = await asStaff(user);
    const revenue = async () => {
      const range = parseDashboardRange(new URLSearchParams(), new Date());
      const result = await loadDashboard(payload, range);
      return result.ok ? result.dashboard.figures.revenue : NaN;
    };
    const before = await revenue();
    const order = await waiting((await product()).id);
    expect(await revenue()).toBe(before);
    const filters = { ...ALL_ORDERS, search: order.orderNumber };
    expect(await listOrders({ payload, filters, limit: 1 })).toMatchObject([
      { orderNumber: order.orderNumber, status: 'pending', awaitsConfirmation: true },
    ]);
    expect((await loadOrder(payload, req, order.id))?.order).toMatchObject({ confirmBy: order.confirmBy });
  });
});

describe('many small orders count together', () => {
  it('of one mailbox from many networks, however its address is written', async () => {
    const { id } = await product();
    const name = unique('ada');
    const orders = [
      await send({ pieces: 15, of: id, email: `${name}@shopper.test` }),
      await send({ pieces: 15, of: id, email: `${name}+two@shopper.test` }),
      await send({ pieces: 1, of: id, email: `${name}+three@shopper.test` }),
    ];
    expect(orders.map(({ isWaiting }) => isWaiting)).toEqual([false, false, true]);
    expect(await stockOf(id)).toMatchObject({ total: 970 });
  });

  it('without a look at those of others, however many of them wait to be paid', async () => {
    const { id } = await product();
    const ordersRead = async () => {
      const req = await localRequest(payload);
      return inTransaction(req, async ({ client }) => {
        // As with a large table.
        await client.query('set local enable_seqscan = off');
        const count = async () => {
          const { rows: read } = await client.query<{ orders: number }>(
            `select idx_tup_fetch::int as orders from pg_stat_xact_user_tables where relname = 'orders'`,
          );
          return read[0]?.orders ?? NaN;
        };
        const before = await count();
        const input = checkoutInput.parse(checkoutBody({ product: id, quantity: 1 }));
        const buyer = { kind: 'stranger', network: newAddress() } as const;
        expect(await placeOrder({ req, buyer, input, idempotencyKey: randomUUID() })).toMatchObject({
          ok: true,
        });
        return (await count()) - before;
      });
    };
    const read = await ordersRead();
    for (let others = 0; others < 5; others += 1) await send({ pieces: 1, of: id });
    expect(await ordersRead()).toBe(read);
  });

  it('of one network with many mailboxes, and sent all at once', async () => {
    const { id } = await product();
    const address = newAddress();
    const orders = await Promise.all(Array.from({ length: 8 }, () => send({ pieces: 16, of: id, address })));
    expect(orders.filter(({ isWaiting }) => !isWaiting)).toHaveLength(1);
    expect(await stockOf(id)).toMatchObject({ total: 984 });
  });

  it('but not with what was confirmed, paid, cancelled or taken up by staff, nor with what is a week old', async () => {
    const { id } = await product();
    const email = `${unique('club')}@shopper.test`;
    const next = async () => (await send({ pieces: 30, of: id, email })).isWaiting;
    const first = await send({ pieces: 30, of: id, email });
    for (const settled of [
      `status = 'processing'`,
      `status = 'cancelled'`,
      `status = 'pending', paid_amount = total_amount`,
      `paid_amount = 0, confirm_by = now(), confirmed_at = now()`,
    ]) {
      await rows(`update orders set ${settled} where id = $1`, first.id);
      const { id: again, isWaiting } = await send({ pieces: 30, of: id, email });
      expect(isWaiting, settled).toBe(false);
      await rows`delete from order_origins where order_id = ${again}`;
    }
    await rows`update orders set confirm_by = null, confirmed_at = null where id = ${first.id}`;
    expect(await next()).toBe(true);
    await rows`update order_origins set created_at = now() - interval '8 days' where order_id = ${first.id}`;
    expect(await next()).toBe(false);
  });

  it('and of where they came from hashes are kept, for a week', async () => {
    const address = newAddress();
    const order = await send({ pieces: 1, of: (await product()).id, address });
    const kept = () => rows<Record<string, unknown>>`select * from order_origins where order_id = ${order.id}`;
    const [origin] = await kept();
    expect(JSON.stringify(origin)).not.toContain(address);
    expect(JSON.stringify(origin)).not.toContain('shopper.test');
    await forgetOrigins(payload);
    expect(await kept()).toHaveLength(1);
    await rows`update order_origins set created_at = now() - interval '8 days' where order_id = ${order.id}`;
    await forgetOrigins(payload);
    expect(await kept()).toEqual([]);
  });
});

describe('the link in the email', () => {
  it('confirms: from then on it is an order as any other', async () => {
    const { id } = await product(50);
    const order = await waiting(id);
    const link = await linkOf(order.token);
    expect(await press(link)).toEqual({});
    expect(await stateOf(order.id)).toEqual({ status: 'pending', awaits: false, confirmed: true, returned: false });
    expect(await stockOf(id)).toMatchObject({ total: 19 });
    expect((await mailsOf(order.token)).map(({ to, template }) => [template, to])).toEqual([
      ['order-confirmation', order.email],
      ['order-notice', 'supplier'],
      ['order-to-confirm', order.email],
    ]);
    const title = `New order #${order.orderNumber}`;
    expect(await notificationsOf(order.id)).toEqual([{ kind: 'order', title, body: 'Ada Okafor, $310.00' }]);
    const { payload, req } = await asStaff(user);
    const timeline = orderTimeline((await loadOrder(payload, req, order.id))!);
    expect(timeline.map(({ title, by }) => [title, by])).toEqual([
      ['Order placed', null],
      ['Confirmed by email', null],
    ]);
    expect(await written('order-to-confirm', order.token)).toBeUndefined();
  });

  it('confirms once, however often and by how many at once it is pressed', async () => {
    const { id } = await product(200);
    const order = await waiting(id);
    const link = await linkOf(order.token);
    await Promise.all(Array.from({ length: 8 }, () => press(link)));
    await press(link);
    expect(await stockOf(id)).toMatchObject({ total: 169 });
    expect(await mailsOf(order.token)).toHaveLength(3);
    expect(await notificationsOf(order.id)).toHaveLength(1);
  });

  it('has an answer for each end, and what it changed is in the log', async () => {
    const { id } = await product();
    const [order, cancelled, expired] = [await waiting(id), await waiting(id), await waiting(id)];
    await rows`update orders set status = 'cancelled' where id = ${cancelled.id}`;
    await late(expired.id);
    const confirm = async ({ id: which, email }: { id: string; email: string }) =>
      confirmOrder({ req: await localRequest(payload), id: which, email });
    expect(await confirm({ ...order, email: 'somebody@else.test' })).toMatchObject({ ok: false, code: 'not_found' });
    expect(await confirm(cancelled)).toMatchObject({ ok: false, code: 'cancelled' });
    expect(await confirm(expired)).toMatchObject({ ok: false, code: 'expired' });
    await rows`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
    await rows`create trigger refuse before insert on activity_log for each row execute function refuse()`;
    const failed = await confirm(order).catch(String);
    await rows`drop function refuse cascade`;
    expect(failed).toMatch(/no$/);
    expect([await confirm(order), await confirm(order)]).toEqual([{ ok: true }, { ok: true }]);
    const logged = await rows`select action, after from activity_log where subject_id = ${order.id}`;
    const after = { confirmedAt: expect.any(String) as string, stockReturned: false };
    expect(logged).toEqual([{ action: 'order.confirmed', after }]);
  });

  it('changes nothing where it is only opened', async () => {
    const order = await waiting((await product()).id);
    const link = await linkOf(order.token);
    expect(await getOrderToConfirm(link)).toMatchObject({ order: { id: order.id, status: 'pending' }, isLate: false });
    expect(await stateOf(order.id)).toMatchObject({ awaits: true });
  });

  it('belongs to the mailbox: nothing known to the sender of the order opens it', async () => {
    const { id } = await product();
    const [mine, other] = [await waiting(id), await waiting(id)];
    const link = await linkOf(mine.token);
    const [, sealed] = link.split('.');
    const [last] = link.slice(-1);
    const forged = [
      mine.token,
      mine.id,
      `${other.id}.${sealed}`,
      `${link.slice(0, -1)}${last === 'A' ? 'B' : 'A'}`,
      '',
    ];
    const elsewhere = confirmUrl(mine.id, 'somebody@else.test').split('/').at(-1)!;
    for (const each of [...forged, elsewhere]) {
      expect(await getOrderToConfirm(each), each).toBeUndefined();
      expect(await press(each)).toEqual({});
    }
    incoming.headers = new Headers({ Origin: 'http://evil.test' });
    expect(await press(link)).toEqual({ message: 'Please confirm your order on our own site.' });
    expect(await stateOf(mine.id)).toMatchObject({ awaits: true });
    expect(await stateOf(other.id)).toMatchObject({ awaits: true });
  });

  it('says so where the items have sold out since, and leaves the order waiting', async () => {
    const { id } = await product(50);
    const [first, second] = [await waiting(id), await waiting(id)];
    const links = [await linkOf(first.token), await linkOf(second.token)];
    const answers = await Promise.all(links.map(press));
    expect(answers.filter(({ message }) => message)).toEqual([
      {
        message:
          'Some items have sold out since you ordered. Get in touch with us, or place a new order for what is left.',
      },
    ]);
    expect(await stockOf(id)).toMatchObject({ total: 19 });
    const states = [await stateOf(first.id), await stateOf(second.id)];
    expect(states.map((state) => state?.awaits).sort()).toEqual([false, true]);
  });

  it('comes too late: nothing is taken', async () => {
    const { id } = await product(50);
    const order = await waiting(id);
    const link = await linkOf(order.token);
    await late(order.id);
    expect(await getOrderToConfirm(link)).toMatchObject({ isLate: true });
    expect(await press(link)).toEqual({});
    expect(await stateOf(order.id)).toMatchObject({ awaits: true });
    await expire(order.id);
    expect(await press(link)).toEqual({});
    expect(await stateOf(order.id)).toMatchObject({ status: 'cancelled', confirmed: false });
    expect(await stockOf(id)).toMatchObject({ total: 50 });
  });
});

describe('an order that nobody confirms', () => {
  it('is cancelled once, with the reason, by several processes, and no stock comes back that was not taken', async () => {
    const { id } = await product(500);
    const orders = await Promise.all(Array.from({ length: 6 }, () => waiting(id)));
    const kept = await waiting(id);
    const small = await send({ pieces: 5, of: id });
    for (const order of orders) await late(order.id);
    await expire(...orders.map((order) => order.id));
    for (const order of orders) {
      expect(await historyOf(order.id)).toEqual([{ to: 'cancelled', by: 'System', reason: 'Not confirmed in time.' }]);
      expect(await mailsOf(order.token)).toHaveLength(1);
    }
    expect(await expireNextOrder(payload)).toBe(false);
    expect(await stockOf(id)).toMatchObject({ total: 495 });
    expect(await stateOf(kept.id)).toMatchObject({ awaits: true });
    expect(await stateOf(small.id)).toMatchObject({ status: 'pending', awaits: false });
  });

  it('is either confirmed or cancelled where both come at once', async () => {
    const { id } = await product(500);
    workers.push(startExpiring({ payload: async () => payload, pollMs: 5 }));
    for (let turn = 0; turn < 5; turn += 1) {
      const before = (await stockOf(id)).total;
      const order = await waiting(id);
      const link = await linkOf(order.token);
      await Promise.all([press(link), late(order.id)]);
      await vi.waitFor(async () => expect(await stateOf(order.id)).toMatchObject({ awaits: false }), 10_000);
      const { confirmed, status } = (await stateOf(order.id))!;
      expect(status).toBe(confirmed ? 'pending' : 'cancelled');
      expect((await stockOf(id)).total).toBe(confirmed ? before - 31 : before);
    }
    await workers.pop()?.stop();
  });
});

describe('an order is confirmed alike', () => {
  type Waiting = Awaited<ReturnType<typeof waiting>>;
  const staffMove = async (orderId: string, status: 'processing' | 'cancelled' | 'pending') =>
    updateOrderStatus({ ...(await asStaff(user)), orderId, status, reason: 'They called' });
  const ways: [string, (order: Waiting) => Promise<unknown>][] = [
    ['by the customer’s link', async ({ token: of }) => press(await linkOf(of))],
    ['by staff, for the customer', async ({ id }) => confirmForCustomer({ ...(await asStaff(user)), orderId: id })],
    ['by staff who move it on', ({ id }) => staffMove(id, 'processing')],
    [
      'by staff who reopen it',
      async ({ id }) => {
        await staffMove(id, 'cancelled');
        await staffMove(id, 'pending');
      },
    ],
    ['over REST', ({ id }) => api('PATCH', `/api/orders/${id}`, { token, body: { status: 'processing' } })],
    [
      'over GraphQL',
      ({ id }) => {
        const mutation = `mutation { updateOrder(id: "${id}", data: { status: processing }) { status } }`;
        return api('POST', '/api/graphql', { token, body: { query: mutation } });
      },
    ],
  ];

  it.each(ways)('%s', async (_, confirm) => {
    const { id } = await product(50);
    const order = await waiting(id);
    const link = await linkOf(order.token);
    await rows`update orders set delivery_method = 'standard', delivery_name = 'Standard', delivery_days = 5,
      promised_date = '2020-01-01' where id = ${order.id}`;
    await confirm(order);
    expect(await stateOf(order.id)).toMatchObject({ awaits: false, confirmed: true, returned: false });
    expect(await press(link)).toEqual({});
    expect(await stockOf(id)).toMatchObject({ total: 19 });
    const [promise] = await rows`
      select delivery_from = confirmed_at or delivery_from > confirmed_at as counts,
      promised_date > '2020-01-01' as promised
      from orders where id = ${order.id}`;
    expect(promise).toEqual({ counts: true, promised: true });
    const emails = (await mailsOf(order.token)).filter(({ template }) => template !== 'order-processing');
    expect(emails).toMatchObject([
      { to: order.email, template: 'order-confirmation' },
      { to: 'supplier', template: 'order-notice' },
      { to: order.email, template: 'order-to-confirm' },
    ]);
    expect(await notificationsOf(order.id)).toMatchObject([{ kind: 'order' }]);
    expect(await rows`select kind from invoices where order_id = ${order.id}`).toEqual([{ kind: 'invoice' }]);
    const entries = await rows<{ after: object }>`select after from activity_log where subject_id = ${order.id}
      and action = 'order.confirmed'`;
    expect(entries).toMatchObject([{ after: { stockReturned: false, promisedDate: expect.any(String) } }]);
    expect(await rows`select from activity_log where subject_id = ${order.id} and action = 'order.updated'`).toEqual(
      [],
    );
  });
});

describe('staff and an order that waits', () => {
  const moveOn = async (id: string, status: 'processing' | 'cancelled', reason?: string) =>
    updateOrderStatus({ ...(await asStaff(user)), orderId: id, status, reason });

  it('confirm it for the customer as it is: stock, emails and invoice as by the customer’s own link, once', async () => {
    const { id } = await product(50);
    const order = await waiting(id);
    const { payload, req } = await asStaff(user);
    const { revision } = (await loadOrder(payload, req, order.id))!.order;
    const answers = await Promise.all(
      [1, 2].map(async () => confirmForCustomer({ ...(await asStaff(user)), orderId: order.id, revision })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(order.id)).toEqual({ status: 'pending', awaits: false, confirmed: true, returned: false });
    expect(await stockOf(id)).toMatchObject({ total: 19 });
    expect((await mailsOf(order.token)).map(({ template }) => template)).toContain('order-confirmation');
    const [invoices] = await rows<{ count: number }>`select count(*)::int from invoices where order_id = ${order.id}`;
    expect(invoices).toEqual({ count: 1 });
    const [entry] = orderTimeline((await loadOrder(payload, req, order.id))!).filter(({ kind }) => kind === 'note');
    expect(entry).toMatchObject({ title: 'Confirmed for the customer', by: 'The administrator' });
    expect(await press(await linkOf(order.token))).toEqual({});
    expect(await stockOf(id)).toMatchObject({ total: 19 });
  });

  it('confirm none that is not there, or that waits for nothing', async () => {
    const req = await localRequest(payload);
    expect(await confirmOrder({ req, id: randomUUID(), email: 'ada@shopper.test' })).toMatchObject({
      ...{ ok: false, code: 'not_found', message: 'This link does not work.' },
    });
    const order = await send({ pieces: 1, of: (await product()).id });
    expect(await confirmForCustomer({ ...(await asStaff(user)), orderId: order.id })).toMatchObject({
      ...{ ok: false, code: 'not_possible', message: 'This order does not wait for confirmation.' },
    });
    expect(await rows`select from proof_jobs where order_id = ${order.id}`).toEqual([]);
  });

  it('confirm it by moving it on, with one invoice and no word of stock in the log; the same status changes nothing', async () => {
    const order = await waiting((await product(50)).id);
    expect(await moveOn(order.id, 'processing')).toMatchObject({ ok: true, lasting: ['emailed', 'confirmed'] });
    expect(await moveOn(order.id, 'processing')).toMatchObject({ ok: true, lasting: [] });
    expect(
      await rows`select before, after from activity_log where subject_id = ${order.id}
      and action = 'order.status-changed'`,
    ).toEqual([{ before: { status: 'pending' }, after: { status: 'processing' } }]);
    expect(await rows`select from invoices where order_id = ${order.id}`).toHaveLength(1);
  });

  it('confirm a shirt with a name before its proof is approved', async () => {
    const { id } = await product(50);
    const order = await waiting(id);
    await rows`update order_items set players = '[{"name":"SMITH","number":"9"}]' where _parent_id = ${order.id}`;
    expect(await confirmForCustomer({ ...(await asStaff(user)), orderId: order.id })).toEqual({ ok: true });
    expect(await stateOf(order.id)).toMatchObject({ awaits: false, confirmed: true });
    expect(await moveOn(order.id, 'processing')).toMatchObject({ ok: false, code: 'proof_missing' });
  });

  it('get an error if its items have sold out since', async () => {
    const { id } = await product(50);
    const [first, second] = [await waiting(id), await waiting(id)];
    await moveOn(first.id, 'processing');
    expect(await moveOn(second.id, 'processing')).toMatchObject({
      ok: false,
      code: 'out_of_stock',
      message: 'The stock of this order has been sold since it was placed.',
    });
    expect(await stateOf(second.id)).toMatchObject({ status: 'pending', awaits: true });
  });

  it('cancel it, whereupon no stock comes back that was not taken and its link confirms nothing', async () => {
    const { id } = await product(50);
    const order = await waiting(id);
    const link = await linkOf(order.token);
    await moveOn(order.id, 'cancelled', 'A joke');
    expect(await press(link)).toEqual({});
    expect(await stateOf(order.id)).toMatchObject({ status: 'cancelled' });
    expect(await stockOf(id)).toMatchObject({ total: 50 });
  });

  it('edit it without moving stock; another address gets a link of its own, and the first one ends', async () => {
    const { id } = await product(50);
    const order = await waiting(id);
    const link = await linkOf(order.token);
    const { payload, req } = await asStaff(user);
    const stored = (await loadOrder(payload, req, order.id))!.order;
    const email = `${unique('right')}@shopper.test`;
    const input = orderEditInput.parse({
      revision: stored.revision,
      customer: { ...stored.contact, email },
      shippingAddress: stored.shippingAddress,
      notes: '',
      lines: stored.orderItems.map(({ id: line }) => ({ id: line, quantity: 40 })),
    });
    expect(await editOrder({ req, orderId: order.id, input })).toMatchObject({ ok: true, totalAmount: 400 });
    expect(await stockOf(id)).toMatchObject({ total: 50 });
    const mailboxes = async () => (await mailsOf(order.token)).map(({ to }) => to).sort();
    expect(await mailboxes()).toEqual([order.email, email].sort());
    const { revision } = (await loadOrder(payload, req, order.id))!.order;
    const again = { ...input, revision, notes: 'Same mailbox' };
    expect(await editOrder({ ...(await asStaff(user)), orderId: order.id, input: again })).toMatchObject({ ok: true });
    expect(await mailboxes()).toEqual([order.email, email].sort());
    expect(await getOrderToConfirm(link)).toBeUndefined();
    expect(await press(await linkOf(order.token))).toEqual({});
    expect(await stockOf(id)).toMatchObject({ total: 10 });
  });

  it('do not mark it as paid before it is confirmed', async () => {
    const order = await waiting((await product()).id);
    const { payload, req } = await asStaff(user);
    const { revision } = (await loadOrder(payload, req, order.id))!.order;
    expect(await markPaid({ req, orderId: order.id, revision })).toMatchObject({
      ok: false,
      code: 'not_possible',
    });
  });
});

describe('what a stranger wrote', () => {
  const more = {
    notes: 'Buy cheap pills at http://pills.test',
    shippingAddress: { line1: 'www.pills.test', line2: 'Win now', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
  };
  const spam = (email: string) => ({
    ...more,
    customer: { firstName: 'Ada http://pills.test', lastName: 'call 0900 123', email },
  });
  const isClean = (text: string | undefined) => expect(text).not.toMatch(/pills|0900|Win now|<script|LS1 4AP/);

  it.each([1, 31])('does not go to an address that nobody confirmed, in an order of %i', async (pieces) => {
    const email = `${unique('third')}@party.test`;
    const order = await send({ pieces, of: (await product()).id, more: spam(email) });
    for (const { template } of (await mailsOf(order.token)).filter(({ to }) => to === email)) {
      const mail = await written(template, order.token);
      isClean(mail?.text);
      isClean(mail?.html);
      isClean(mail?.subject);
      // A part of a name is no name.
      expect(mail?.text).not.toContain('Ada');
      expect(mail?.text).toContain(order.orderNumber);
    }
    expect(await mailsOf(order.token)).toHaveLength(pieces === 1 ? 2 : 1);
  });

  it('goes to the supplier, and to the mailbox once it has confirmed', async () => {
    const order = await send({ pieces: 31, of: (await product()).id, more });
    await press(await linkOf(order.token));
    for (const template of ['order-confirmation', 'order-notice'] as const) {
      const mail = await written(template, order.token);
      expect(mail?.text).toContain('Buy cheap pills');
      expect(mail?.text).toContain('LS1 4AP');
      if (template === 'order-notice') expect(mail?.text).toContain(`http://shop.test/admin/orders/${order.id}\n`);
    }
  });

  it('goes to the mailbox where it was staff who wrote it', async () => {
    const { items, ...fields } = checkoutBody({ product: (await product()).id, quantity: 1 });
    const input = newOrderInput.parse({ ...fields, lines: items, notes: 'As agreed on the phone' });
    const entered = await createOrder({ ...(await asStaff(user)), input, idempotencyKey: randomUUID() });
    const [row] = await rows<{ token: string }>`select tracking_token as token from orders
      where id = ${entered.ok ? entered.orderId : null}`;
    expect((await written('order-confirmation', row!.token))?.text).toContain('As agreed on the phone');
  });

  it('is not needed to confirm: the email says what is ordered, until when, and what to do if it was not you', async () => {
    const order = await waiting((await product()).id);
    const email = await written('order-to-confirm', order.token);
    expect(email?.subject).toBe(`Please confirm your order ${order.orderNumber} · Kitroom`);
    expect(email?.text).toMatch(/\(London time\)/);
    expect(email?.text).toContain('Total: $310.00');
    expect(email?.text).toContain('Not your order? Ignore this email');
    expect(email?.html).toContain('Confirm your order');
  });
});
