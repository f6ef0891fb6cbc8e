import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Worker } from '@/lib/work/loop';
import { openCardShop } from '../fixtures/card-shop';
import { paymentEvent, type SessionObject } from '../fixtures/stripe-events';

let product: string;
const workers: Worker[] = [];

const shop = await openCardShop();
const { server } = shop;
afterAll(() => shop.close());
beforeEach(async () => {
  server.setDown(false);
  product = (await shop.createProduct({ stock: 10, price: 19.99 })).id;
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await shop.rows`update orders set payment_method = 'invoice'`;
});

const ordered = () => shop.ordered(product);
const stockNow = () => shop.stockNow(product);

async function later(orderId: string, minutes = 71) {
  await shop.rows`update orders set updated_at = updated_at - make_interval(mins => ${minutes}) where id = ${orderId}`;
  await shop.rows`update payment_events set updated_at = updated_at - make_interval(mins => ${minutes})
    where order_id = ${orderId} and type = 'check'`;
}

async function sweep(): Promise<string[]> {
  const outcomes: string[] = [];
  for (;;) {
    const order = await shop.claimUnsettledOrder(shop.payload);
    if (!order) return outcomes;
    outcomes.push(await shop.reconcileOrder(shop.payload, order));
  }
}

const startSweeper = (pollMs: number) => {
  const worker = shop.startPaymentSweeper({ payload: () => Promise.resolve(shop.payload), pollMs, paceMs: 0 });
  workers.push(worker);
  return worker;
};

const history = (id: string) =>
  shop.rows<{ to: string; by: string; reason: string | null }>`select "to", by_name as by, reason
    from order_status_changes where order_id = ${id} order by created_at`;

const alerts = (id: string) =>
  shop.rows<{ to: string; template: string; outcome: string }>`
    select "to", template, data ->> 'outcome' as outcome from mail_messages m
    where template = 'payment-alert' and data ->> 'token' = (select tracking_token from orders where id = ${id})`;

async function writeAlert(id: string) {
  const { emails } = await import('../../emails');
  const [mail] = await shop.rows<{ data: Record<string, unknown> }>`select data from mail_messages
    where template = 'payment-alert' and data ->> 'token' = (select tracking_token from orders where id = ${id})`;
  const settings = await shop.payload.findGlobal({ slug: 'site-settings' });
  return emails['payment-alert'].write({ payload: shop.payload, settings, data: mail?.data ?? {} });
}

const paid = (session: SessionObject) =>
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
const expired = (session: SessionObject) => Object.assign(session, { status: 'expired', url: null });

const cancel = (id: string) =>
  shop.payload.update({ collection: 'orders', id, data: { status: 'cancelled' }, overrideAccess: true });

describe('an unpaid card order without an event from Stripe', () => {
  it('is left alone while its payment page lives', async () => {
    const { id, session, row } = await ordered();
    await later(id, 65);
    expired(session);
    expect(await sweep()).toEqual([]);
    expect(await row()).toMatchObject({ status: 'pending' });
  });

  it('is paid where it was paid', async () => {
    const { id, session, row } = await ordered();
    await later(id);
    paid(session);
    expect(await sweep()).toEqual(['paid']);
    expect(await row()).toMatchObject({ status: 'pending', paymentStatus: 'paid', paidAt: expect.any(Date) as Date });
    expect(await stockNow()).toBe(8);
    expect(await shop.tell('checkout.session.completed', session)).toBe('already paid');
    expect(await shop.actionsOn(id)).toEqual(['payment.received']);
    await later(id);
    expect(await sweep()).toEqual([]);
  });

  it('is cancelled where its page has ended, and its stock returned once, with the reason', async () => {
    const { id, session, row } = await ordered();
    await later(id);
    expired(session);
    expect(await stockNow()).toBe(8);
    expect(await sweep()).toEqual(['not paid in time: cancelled']);
    expect(await row()).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid', stockReturned: true });
    expect(await stockNow()).toBe(10);
    expect(await history(id)).toEqual([{ to: 'cancelled', by: 'System', reason: 'Not paid in time.' }]);
    await later(id, 600);
    expect(await sweep()).toEqual([]);
    await shop.tell('checkout.session.expired', session);
    expect(await stockNow()).toBe(10);
  });

  it('is cancelled where it never had a page', async () => {
    server.setDown(true);
    const { orderNumber } = await shop.checkout(product);
    const { id } = await shop.rowOf(orderNumber);
    await later(id, 65);
    expect(await sweep()).toEqual([]);
    await later(id, 6);
    expect(await sweep()).toEqual(['not paid in time: cancelled']);
    expect(await stockNow()).toBe(10);
    expect(await history(id)).toEqual([
      { to: 'cancelled', by: 'System', reason: 'Not paid in time: no payment page could be opened.' },
    ]);
  });

  it('waits while Stripe is down, and while the money is on its way', async () => {
    const { id, session, row } = await ordered();
    await later(id);
    server.setDown(true);
    await expect(sweep()).rejects.toThrow('Stripe is down.');
    server.setDown(false);
    expect(await sweep()).toEqual([]);
    Object.assign(session, { status: 'complete', url: null });
    await later(id, 10);
    expect(await sweep()).toEqual(['waiting for the money']);
    expect(await row()).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
    expect(await stockNow()).toBe(8);
    paid(session);
    await later(id, 10);
    expect(await sweep()).toEqual(['paid']);
  });

  it('is cancelled where the slow money never came', async () => {
    const { id, session, row } = await ordered();
    Object.assign(session, { status: 'complete', url: null });
    expect(await shop.tell('checkout.session.async_payment_failed', session)).toBe('payment failed');
    expect(await sweep()).toEqual([]);
    await later(id);
    expect(await sweep()).toEqual(['not paid in time: cancelled']);
    expect(await row()).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' });
    expect(await stockNow()).toBe(10);
    await later(id, 6000);
    expect(await sweep()).toEqual([]);
  });

  it('stays where staff reopened it, and is not checked again', async () => {
    const { id, session, row } = await ordered();
    await shop.payload.update({ collection: 'orders', id, data: { status: 'processing' }, overrideAccess: true });
    await later(id);
    expired(session);
    expect(await sweep()).toEqual(['order is processing: left as it is']);
    await later(id, 6000);
    expect(await sweep()).toEqual([]);
    expect(await row()).toMatchObject({ status: 'processing' });
  });

  it('stays where staff reopened it before it ever had a page, and is not checked again', async () => {
    server.setDown(true);
    const { id } = await shop.rowOf((await shop.checkout(product)).orderNumber);
    await shop.payload.update({ collection: 'orders', id, data: { status: 'processing' }, overrideAccess: true });
    await later(id);
    expect(await sweep()).toEqual(['order is processing: left as it is']);
    await later(id, 6000);
    expect(await sweep()).toEqual([]);
  });

  it('is paid where the money came after all', async () => {
    const { id, session, row } = await ordered();
    await shop.tell('checkout.session.async_payment_failed', session);
    paid(session);
    await later(id);
    expect(await sweep()).toEqual(['paid']);
    expect(await row()).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
  });

  it('stays where another page was opened', async () => {
    const { id, session, row, trackingUrl } = await ordered();
    expired(session);
    await later(id);
    expect(await shop.payNow(trackingUrl)).toMatchObject({ ok: true });
    expect(await sweep()).toEqual([]);
    await later(id);
    expect(await sweep()).toEqual(['the payment page is open']);
    expect(await row()).toMatchObject({ status: 'pending' });
    expired(server.sessions.get((await row()).stripeSessionId ?? '')!);
    await later(id);
    expect(await sweep()).toEqual(['not paid in time: cancelled']);
  });

  it('stays if another page is opened while the one before is checked', async () => {
    const { id, session, row, trackingUrl } = await ordered();
    expired(session);
    await later(id);
    const claimed = await shop.claimUnsettledOrder(shop.payload);
    expect(await shop.payNow(trackingUrl)).toMatchObject({ ok: true });
    expect(await shop.reconcileOrder(shop.payload, claimed!)).toBe('another payment page was opened in the meantime');
    expect(await row()).toMatchObject({ status: 'pending' });
    expect(await stockNow()).toBe(8);
  });

  it('stays if Stripe knows no such page, checked ever more seldom', async () => {
    const { id, session } = await ordered();
    server.sessions.delete(session.id);
    await later(id);
    expect(await sweep()).toEqual(['Stripe does not know the payment page: check it at Stripe']);
    await later(id, 24 * 60);
    expect(await sweep()).toHaveLength(1);
    await shop.rows`update payment_events set updated_at = updated_at - interval '1 hour' where order_id = ${id}`;
    expect(await sweep()).toEqual([]);
    await shop.rows`update payment_events set updated_at = updated_at - interval '2 hours' where order_id = ${id}`;
    expect(await sweep()).toHaveLength(1);
  });
});

describe('many at once', () => {
  it('sweepers share the orders: each is checked and settled once', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, ordered));
    for (const { id, session } of orders) {
      await later(id);
      expired(session);
    }
    server.calls.length = 0;
    const outcomes = await Promise.all(Array.from({ length: 6 }, sweep));
    expect(outcomes.flat()).toEqual(Array(4).fill('not paid in time: cancelled'));
    expect(server.calls.sort()).toEqual(orders.map(({ session }) => `GET ${session.id}`).sort());
    expect(await stockNow()).toBe(10);
  });

  it('sweepers that hold the same order settle it once', async () => {
    const { id, session } = await ordered();
    await later(id);
    expired(session);
    const order = await shop.claimUnsettledOrder(shop.payload);
    if (!order) throw new Error('Nothing was due.');
    await Promise.all(Array.from({ length: 4 }, () => shop.reconcileOrder(shop.payload, order)));
    expect(await history(id)).toHaveLength(1);
    expect(await stockNow()).toBe(10);
  });

  it.each(['paid', 'expired'] as const)('a webhook and a sweeper end the same: %s', async (what) => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id, session, row } = await ordered();
      await later(id);
      (what === 'paid' ? paid : expired)(session);
      const type = what === 'paid' ? 'checkout.session.completed' : 'checkout.session.expired';
      await Promise.all([sweep(), shop.send(paymentEvent(type, session)), sweep()]);
      expect(await row()).toMatchObject(
        what === 'paid' ? { status: 'pending', paymentStatus: 'paid' } : { status: 'cancelled', stockReturned: true },
      );
      expect(await shop.actionsOn(id)).toEqual([what === 'paid' ? 'payment.received' : 'order.status-changed']);
      await shop.rows`update products set stock_quantity = 10 where id = ${product}`;
    }
  });

  it('are settled one after the other, by the worker that a process has', async () => {
    const orders = await Promise.all([ordered(), ordered(), ordered()]);
    for (const { id, session } of orders) {
      await later(id);
      paid(session);
    }
    const [{ startPayments }, { stopProcessWorkers }] = await Promise.all([
      import('@/modules/payments/start-payments'),
      import('@/lib/work/process-workers'),
    ]);
    startPayments();
    const states = async () => Promise.all(orders.map(async ({ row }) => (await row()).paymentStatus));
    await vi.waitFor(async () => expect(await states()).toEqual(['paid', 'paid', 'paid']), 10_000);
    await stopProcessWorkers();
  });

  it('run by itself: Stripe down, then up', async () => {
    const { id, session, row } = await ordered();
    await later(id);
    expired(session);
    server.setDown(true);
    startSweeper(20);
    startSweeper(20);
    await vi.waitFor(async () =>
      expect(await shop.count`select count(*)::int from payment_events where order_id = ${id} and type = 'check'`).toBe(
        1,
      ),
    );
    server.setDown(false);
    await later(id, 10);
    await vi.waitFor(
      async () => expect(await row()).toMatchObject({ status: 'cancelled', stockReturned: true }),
      20_000,
    );
    expect(await stockNow()).toBe(10);
  });
});

describe('a card order that staff cancel', () => {
  it('ends its payment page at once', async () => {
    startSweeper(60_000);
    const { id, session } = await ordered();
    await cancel(id);
    await vi.waitFor(() => expect(session).toMatchObject({ status: 'expired', url: null }), 20_000);
    expect(server.calls).toContain(`POST ${session.id}/expire`);
    expect(await stockNow()).toBe(10);
  });

  it('ends it only once the cancellation is stored', async () => {
    startSweeper(60_000);
    const { id, session } = await ordered();
    const failing = shop.payload.update({
      collection: 'orders',
      id,
      data: { status: 'cancelled', contact: { email: 'no address' } },
      overrideAccess: true,
    });
    await expect(failing).rejects.toThrow();
    const next = await ordered();
    await cancel(next.id);
    await vi.waitFor(() => expect(next.session.status).toBe('expired'), 10_000);
    expect(session.status).toBe('open');
  });

  it('ends it later where Stripe is down', async () => {
    const { id, session } = await ordered();
    await cancel(id);
    server.setDown(true);
    await expect(sweep()).rejects.toThrow('Stripe is down.');
    server.setDown(false);
    await later(id, 10);
    expect(await sweep()).toEqual(['order is cancelled: left as it is']);
    expect(session.status).toBe('expired');
    await later(id, 6000);
    expect(await sweep()).toEqual([]);
  });

  it('is checked again if its page was paid while it was to be ended', async () => {
    const { id, session } = await ordered();
    await cancel(id);
    let reads = 0;
    Object.defineProperty(session, 'status', { get: () => ((reads += 1) === 1 ? 'open' : 'complete') });
    await expect(sweep()).rejects.toThrow('can be expired');
    session.payment_status = 'paid';
    await later(id, 10);
    expect(await sweep()).toEqual(['paid after it was cancelled: refund needed']);
  });

  it('is checked once if Stripe does not know its page', async () => {
    const { id, session } = await ordered();
    server.sessions.delete(session.id);
    await cancel(id);
    expect(await sweep()).toEqual(['Stripe does not know the payment page: check it at Stripe']);
    await later(id, 6000);
    expect(await sweep()).toEqual([]);
  });

  it('takes a payment that was quicker, and says in history and by mail that it has to go back', async () => {
    const { id, session, row } = await ordered();
    await cancel(id);
    paid(session);
    expect(await sweep()).toEqual(['paid after it was cancelled: refund needed']);
    expect(await row()).toMatchObject({ status: 'cancelled', paymentStatus: 'overpaid' });
    expect((await history(id)).at(-1)).toEqual({
      to: 'cancelled',
      by: 'System',
      reason: `Card payment ${session.id}: paid after it was cancelled: refund needed.`,
    });
    expect(await alerts(id)).toEqual([
      { to: 'supplier', template: 'payment-alert', outcome: 'paid after it was cancelled: refund needed' },
    ]);
    expect(await stockNow()).toBe(10);
    expect(await shop.tell('checkout.session.completed', session)).toBe('already paid');
    expect(await alerts(id)).toHaveLength(1);
    expect(await writeAlert(id)).toMatchObject({
      subject: expect.stringMatching(
        /^Card payment for order ORD-.*: paid after it was cancelled: refund needed$/,
      ) as string,
      text: expect.stringMatching(/39\.98 USD came in[^]*\/admin\/orders\//) as string,
    });
  });

  it('and tells of wrong or repeated payments once, whatever tells of them', async () => {
    const { id, session } = await ordered();
    for (const type of ['checkout.session.completed', 'checkout.session.async_payment_succeeded'] as const) {
      expect(await shop.tell(type, session, { currency: 'gbp' })).toContain('does not match');
    }
    await later(id);
    paid(session).currency = 'gbp';
    expect(await sweep()).toEqual(['currency does not match the order: check it at Stripe']);
    expect(await alerts(id)).toHaveLength(1);
    expect(await shop.actionsOn(id)).toEqual(['payment.mismatched']);
    await later(id, 6000);
    expect(await sweep()).toEqual([]);
  });
});
