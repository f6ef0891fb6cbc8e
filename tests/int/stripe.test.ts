import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openCardShop } from '../fixtures/card-shop';
import { paymentEvent, signed } from '../fixtures/stripe-events';

let product: string;

const shop = await openCardShop();
const { server } = shop;
afterAll(() => shop.close());
beforeEach(async () => {
  server.setDown(false);
  product = await newProduct(10);
});

const newProduct = async (stock: number) => (await shop.createProduct({ stock, price: 19.99 })).id;
const ordered = () => shop.ordered(product);
const stockNow = () => shop.stockNow(product);

describe('a card order', () => {
  it('answers where to pay, from its own lines', async () => {
    const { httpStatus, paymentUrl, session, id } = await ordered();
    expect(httpStatus).toBe(201);
    expect(paymentUrl).toBe(session.url);
    expect(session).toMatchObject({ amount_total: 3998, currency: 'usd', metadata: { orderId: id } });
    expect(session.expires_at).toBeGreaterThan(Date.now() / 1000 + 30 * 60);
    const { fields } = server.requests.at(-1) ?? {};
    expect(fields?.get('line_items[0][quantity]')).toBe('2');
    expect(fields?.get('line_items[0][price_data][unit_amount]')).toBe('1999');
    expect(fields?.get('success_url')).toMatch(/\/order\/[\w-]{32}\?placed=1&payment=done$/);
  });

  it('is taken within what Stripe takes in one payment, and not below or beyond, and is confirmed by paying', async () => {
    const answerTo = async (price: number, quantity: number) => {
      const { id } = await shop.createProduct({ stock: 10, price });
      return shop.checkout(id, undefined, shop.checkoutBody({ product: id, quantity }));
    };
    for (const [price, quantity] of [
      [0.5, 1],
      [499_999.99, 2],
    ] as const)
      expect(await answerTo(price, quantity)).toMatchObject({ httpStatus: 201, confirmBy: null });
    const message = 'This total cannot be paid by card. Choose invoice.';
    for (const [price, quantity] of [
      [0.49, 1],
      [500_000, 2],
    ] as const)
      expect(await answerTo(price, quantity)).toMatchObject({ fieldErrors: { paymentMethod: [message] } });
  });

  it('has one session, however often and at once it is sent', async () => {
    const before = server.sessions.size;
    const key = randomUUID();
    const body = shop.checkoutBody({ product, quantity: 2 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.checkout(product, key, body)));
    expect(new Set(answers.map(({ httpStatus }) => httpStatus))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(new Set(answers.map(({ paymentUrl }) => paymentUrl)).size).toBe(1);
    expect(server.sessions.size).toBe(before + 1);
    expect(await stockNow()).toBe(8);
  });

  it('stays while Stripe is down, and is paid for later', async () => {
    server.setDown(true);
    const answer = await shop.checkout(product);
    expect(answer.httpStatus).toBe(201);
    expect(answer.paymentUrl).toBeUndefined();
    expect(await shop.payNow(answer.trackingUrl)).toMatchObject({ ok: false, code: 'unavailable' });
    server.setDown(false);
    expect(await shop.payNow(answer.trackingUrl)).toMatchObject({
      ok: true,
      url: expect.stringContaining(server.url) as string,
    });
  });

  it('gets a new session once the old one has ended, and none once it is paid', async () => {
    const { session, trackingUrl } = await ordered();
    Object.assign(session, { status: 'expired', url: null });
    const next = await shop.payNow(trackingUrl);
    expect(next).toMatchObject({ ok: true });
    const current = [...server.sessions.values()].at(-1);
    expect(current?.id).not.toBe(session.id);
    expect(await shop.tell('checkout.session.expired', session)).toBe('another payment page is open');
    if (current) Object.assign(current, { status: 'complete', url: null });
    expect(await shop.payNow(trackingUrl)).toMatchObject({
      code: 'payment_pending',
    });
    if (current) await shop.tell('checkout.session.completed', current);
    expect(await shop.payNow(trackingUrl)).toMatchObject({
      code: 'not_payable',
    });
  });
});

describe('the webhook', () => {
  it('pays an order once, however often and at once the event comes', async () => {
    const { session, row, id } = await ordered();
    const event = paymentEvent('checkout.session.completed', session);
    const responses = await Promise.all(Array.from({ length: 20 }, () => shop.send(event)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const answers = (await Promise.all(responses.map((response) => response.json()))) as { outcome: string }[];
    expect(answers.sort((a, b) => b.outcome.localeCompare(a.outcome))).toEqual([
      { received: true, outcome: 'paid' },
      ...Array<object>(19).fill({ received: true, outcome: 'known already' }),
    ]);
    expect(await row()).toMatchObject({ paymentStatus: 'paid', status: 'pending', paidAt: expect.any(Date) as Date });
    expect(await shop.count`select count(*)::int from payment_events where event_id = ${event.id}`).toBe(1);
    const log = await shop.rows`select action, before, after from activity_log where subject_id = ${id}`;
    expect(log).toEqual([
      {
        action: 'payment.received',
        before: { paymentStatus: 'unpaid' },
        after: { outcome: 'paid', checkout: session.id, amount: 3998, currency: 'usd' },
      },
    ]);
  });

  it('does nothing more for the other events of the same payment', async () => {
    const { session, row } = await ordered();
    expect(await shop.tell('checkout.session.async_payment_succeeded', session)).toBe('paid');
    const { paidAt } = await row();
    expect(await shop.tell('checkout.session.completed', session)).toBe('already paid');
    expect(await shop.tell('checkout.session.async_payment_failed', session)).toBe('nothing to change');
    expect(await shop.tell('checkout.session.expired', session)).toBe('already paid');
    expect(await row()).toMatchObject({ paymentStatus: 'paid', status: 'pending', paidAt });
    expect(await stockNow()).toBe(8);
  });

  it('waits for slow money, and lets a failed payment be tried again', async () => {
    const { session, row } = await ordered();
    expect(await shop.tell('checkout.session.completed', session, { payment_status: 'unpaid' })).toBe(
      'waiting for the money',
    );
    expect(await row()).toMatchObject({ paymentStatus: 'unpaid' });
    expect(await shop.tell('checkout.session.async_payment_failed', session)).toBe('payment failed');
    expect(await row()).toMatchObject({ paymentStatus: 'failed', status: 'pending' });
    expect(await shop.tell('checkout.session.async_payment_succeeded', session)).toBe('paid');
  });

  it('cancels what was not paid in time, and returns its stock once', async () => {
    const { session, row, id } = await ordered();
    expect(await stockNow()).toBe(8);
    const events = Array.from({ length: 8 }, () => paymentEvent('checkout.session.expired', session));
    await Promise.all(events.map((event) => shop.send(event)));
    expect(await row()).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid', stockReturned: true });
    expect(await stockNow()).toBe(10);
    expect(await shop.count`select count(*)::int from order_status_changes where order_id = ${id}`).toBe(1);
  });

  it('leaves an unpaid order that staff have moved on', async () => {
    const { session, row, id } = await ordered();
    await shop.payload.update({ collection: 'orders', id, data: { status: 'processing' }, overrideAccess: true });
    expect(await shop.tell('checkout.session.expired', session)).toBe('order is processing: left as it is');
    expect(await row()).toMatchObject({ status: 'processing' });
  });

  it('keeps money for a cancelled order, and says that it has to go back', async () => {
    const { session, row, id } = await ordered();
    await shop.tell('checkout.session.expired', session);
    expect(await shop.tell('checkout.session.completed', session)).toBe('paid after it was cancelled: refund needed');
    expect(await row()).toMatchObject({ status: 'cancelled', paymentStatus: 'overpaid' });
    expect(await stockNow()).toBe(10);
    expect(await shop.actionsOn(id)).toContain('payment.after-cancellation');
  });

  it('invoices what was paid, once, and nothing before', async () => {
    const { session, id } = await ordered();
    const invoices = () =>
      shop.rows`select kind, total_amount::float8 as total, payment, issued_on = due_on as "isDueAtOnce" from invoices
        where order_id = ${id}`;
    expect(await invoices()).toEqual([]);
    for (const type of ['checkout.session.completed', 'checkout.session.async_payment_succeeded'] as const)
      await shop.tell(type, session);
    const payment = { method: 'card', isPaid: true };
    expect(await invoices()).toEqual([{ kind: 'invoice', total: 39.98, payment, isDueAtOnce: true }]);
    expect(
      await shop.rows`select amount::float8 as amount, way, reference from order_payments where order_id = ${id}`,
    ).toEqual([{ amount: 39.98, way: 'card', reference: session.id }]);
  });

  it('notices a second payment', async () => {
    const { session, row, id } = await ordered();
    await shop.tell('checkout.session.completed', session);
    expect(await shop.tell('checkout.session.completed', { ...session, id: 'cs_test_other' })).toBe(
      'paid a second time: refund needed',
    );
    expect(await row()).toMatchObject({ paymentStatus: 'overpaid', stripeSessionId: 'cs_test_other' });
    expect(await shop.actionsOn(id)).toContain('payment.repeated');
    const paid = 'select paid_amount::float8 as paid, total_amount::float8 * 2 as twice from orders where id = $1';
    const [amounts] = await shop.rows<{ paid: number; twice: number }>(paid, id);
    expect(amounts?.paid).toBe(amounts?.twice);
  });

  it('takes money of another amount for what it is: a part', async () => {
    const { session, row, id, trackingUrl } = await ordered();
    expect(await shop.tell('checkout.session.completed', session, { amount_total: 1000 })).toBe('paid in part');
    expect(await row()).toMatchObject({ paymentStatus: 'part', status: 'pending' });
    expect(await shop.tell('checkout.session.expired', session)).toContain('left as it is');
    Object.assign(session, { status: 'complete', url: null });
    expect(await shop.payNow(trackingUrl)).toMatchObject({ ok: true });
    const rest = server.sessions.get((await row()).stripeSessionId ?? '')!;
    expect(rest.amount_total).toBe(2998);
    expect(await shop.tell('checkout.session.completed', rest)).toBe('paid');
    expect(await row()).toMatchObject({ paymentStatus: 'paid' });
    expect(await shop.actionsOn(id)).toEqual(['payment.received', 'payment.received']);
  });

  it('does not take another currency for the price', async () => {
    const { session, row, id } = await ordered();
    const changes = { currency: 'gbp' };
    expect(await shop.tell('checkout.session.completed', session, changes)).toContain('does not match');
    expect(await row()).toMatchObject({ paymentStatus: 'unpaid', paidAt: null });
    expect(await shop.actionsOn(id)).toEqual(['payment.mismatched']);
  });

  it('passes over orders it does not know and events it has no use for', async () => {
    const { session } = await ordered();
    const metadata = { orderId: '00000000-0000-4000-8000-000000000000' };
    expect(await shop.tell('checkout.session.completed', session, { metadata })).toBe('unknown order');
    expect(await shop.tell('checkout.session.completed', session, { metadata: { orderId: "'; drop table" } })).toBe(
      'unknown order',
    );
    for (const none of [{}, null])
      expect(await shop.tell('checkout.session.completed', session, { metadata: none })).toBe('unknown order');
    expect(await shop.tell('invoice.paid', session)).toBe('of no concern');
  });

  it('answers 400 to what Stripe did not sign, and to what it signed long ago', async () => {
    const { session, row } = await ordered();
    const event = paymentEvent('checkout.session.completed', session);
    const { body, headers } = signed(event, shop.secret);
    const answers = [
      await shop.send(event, { key: 'whsec_of_somebody_else' }),
      await shop.send(event, { timestamp: Math.floor(Date.now() / 1000) - 3600 }),
      await shop.post(body.replace('3998', '3999'), headers),
      await shop.post(body, {}),
      await shop.post('', headers),
      await shop.post('{', { 'Stripe-Signature': 't=1,v1=x' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await answers[0]?.json()).toMatchObject({ code: 'bad_signature', message: 'The signature is not valid.' });
    expect(await row()).toMatchObject({ paymentStatus: 'unpaid' });
  });

  it('is not fooled by order: any order of the same events ends the same', async () => {
    const types = [
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
    ] as const;
    product = await newProduct(20);
    for (let turn = 0; turn < 6; turn += 1) {
      const { session, row } = await ordered();
      const shuffled = [...types, ...types].map((type) => ({ type, at: Math.random() })).sort((a, b) => a.at - b.at);
      for (const { type } of shuffled) await shop.tell(type, session);
      expect(await row()).toMatchObject({ paymentStatus: 'paid', status: 'pending' });
    }
  }, 60_000);
});
