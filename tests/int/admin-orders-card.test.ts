import { afterAll, expect, it } from 'vitest';
import { shopOrder } from '@/domain/orders/order-ref';
import { openCardShop } from '../fixtures/card-shop';

const shop = await openCardShop();
afterAll(() => shop.close());

async function staff() {
  const [{ localRequest }, edit, detail, refund, paid, voiding, crediting] = await Promise.all([
    import('@/lib/payload/local-request'),
    import('@/modules/orders/editing/edit-order'),
    import('@/areas/back-office/orders/detail/load-order'),
    import('@/modules/payments/refund-order'),
    import('@/modules/payments/mark-paid'),
    import('@/modules/payments/void-payment'),
    import('@/modules/payments/issue-credit-note'),
  ]);
  const { user } = await shop.createStaff('administrator');
  const req = () => localRequest(shop.payload, { user: { ...user, collection: 'admin-users' } });
  return { ...edit, ...detail, ...refund, ...paid, ...voiding, ...crediting, req };
}

async function paidOrder() {
  const product = await shop.createProduct({ stock: 10, price: 25 });
  const order = await shop.ordered(product.id);
  Object.assign(order.session, { payment_status: 'paid', status: 'complete' });
  await shop.tell('checkout.session.completed', order.session);
  expect((await order.row()).paymentStatus).toBe('paid');
  return order;
}

it('gives money back to the card, once for each refund', async () => {
  const { refundOrder, req } = await staff();
  const order = await paidOrder();
  const refund = async (cents: number) => refundOrder({ req: await req(), orderId: order.id, cents, reason: 'Torn' });
  const results = await Promise.all([2000, 2000, 2000, 2000].map(refund));
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  expect(shop.server.refunds.filter(({ payment }) => payment === order.session.payment_intent)).toMatchObject([
    { amount: 2000 },
    { amount: 2000 },
  ]);
  expect(await refund(1000)).toMatchObject({ ok: true, refundedAmount: 50 });
  expect((await order.row()).paymentStatus).toBe('refunded');
  const emails =
    await shop.rows(`select (data->'cardCents')::int as "cardCents" from mail_messages where template = 'order-refunded'
      and data->>'token' = (select tracking_token from orders where id = '${order.id}') order by created_at`);
  expect(emails).toEqual([{ cardCents: 2000 }, { cardCents: 2000 }, { cardCents: 1000 }]);
});

it('leaves it to Stripe whether a card order is paid', async () => {
  const { markPaid, voidPayment, req } = await staff();
  const order = await shop.ordered((await shop.createProduct({ stock: 10, price: 25 })).id);
  const paid = await paidOrder();
  expect(await markPaid({ req: await req(), orderId: order.id })).toMatchObject({
    ...{ code: 'not_possible', message: 'Stripe reports whether a card order is paid.' },
  });
  const [payment] = await shop.rows<{ id: string }>(`select id from order_payments where order_id = '${paid.id}'`);
  const change = { orderId: paid.id, paymentId: payment!.id, reason: 'Wrong order' };
  expect(await voidPayment({ req: await req(), ...change })).toMatchObject({
    ...{ code: 'not_possible', message: 'Stripe confirmed this payment. Refund it instead.' },
  });
  expect([(await order.row()).paymentStatus, (await paid.row()).paymentStatus]).toEqual(['unpaid', 'paid']);
});

it('records nothing that Stripe refuses or cannot give back', async () => {
  const { refundOrder, req } = await staff();
  const order = await paidOrder();
  const refund = async (cents: number) => refundOrder({ req: await req(), orderId: order.id, cents, reason: 'Torn' });
  for (const status of ['failed', 'canceled'] as const) {
    shop.server.setRefundStatus(status);
    expect(await refund(700)).toMatchObject({ code: 'refused', message: 'Stripe could not refund the money.' });
  }
  shop.server.setRefundStatus('pending');
  expect(await refund(700)).toMatchObject({ ok: true, refundedAmount: 7 });
  expect(shop.server.refunds.at(-1)).toMatchObject({ amount: 700, of: `${order.orderNumber} ${order.id}` });
  shop.server.setRefundStatus('succeeded');

  Object.assign(order.session, { payment_status: 'unpaid' });
  expect(await refund(800)).toMatchObject({
    code: 'refused',
    message: 'Stripe refused the refund: Refund amount is greater than unrefunded amount on charge.',
  });
  Object.assign(order.session, { payment_intent: null });
  expect(await refund(800)).toMatchObject({ code: 'refused', message: 'Stripe has no payment for this order.' });
  expect(await shop.rows(`select amount::float8 as amount from order_refunds where order_id = '${order.id}'`)).toEqual([
    { amount: 7 },
  ]);
});

it('issues no credit note whose refund Stripe refuses, and ties what it refunds', async () => {
  const { issueCreditNote, loadOrder, req } = await staff();
  const order = await paidOrder();
  const [line] = (await loadOrder(shop.payload, await req(), order.id))!.order.orderItems;
  const credit = async (cents: number) =>
    issueCreditNote({
      ...{ req: await req(), orderId: order.id, reason: 'Torn', note: '', delivery: 0 },
      lines: [{ line: line!.id!, quantity: 1 }],
      refund: { cents, way: 'card' },
    });
  shop.server.setRefundStatus('failed');
  expect(await credit(1500)).toMatchObject({ code: 'refused' });
  const notes = () => shop.rows(`select id from invoices where order_id = '${order.id}' and kind = 'credit_note'`);
  expect(await notes()).toEqual([]);
  shop.server.setRefundStatus('succeeded');
  expect(await credit(2501)).toMatchObject({
    code: 'invalid',
    fieldErrors: { 'refund.amount': expect.any(Array) as [] },
  });
  expect(await credit(1500)).toMatchObject({ ok: true });
  const [note] = await notes();
  expect(
    await shop.rows(`select amount::float8 as amount, checkout, credit_note_id as note from order_refunds
      where order_id = '${order.id}'`),
  ).toEqual([{ amount: 15, checkout: order.session.id, note: note?.id }]);
  expect(shop.server.refunds.filter(({ payment }) => payment === order.session.payment_intent)).toMatchObject([
    { amount: 1500 },
  ]);
});

it('records nothing where Stripe does not answer, and finds again what it had made', async () => {
  const { refundOrder, req } = await staff();
  const order = await paidOrder();
  const refund = async () => refundOrder({ req: await req(), orderId: order.id, cents: 700, reason: 'Torn' });
  shop.server.setDown(true);
  expect(await refund()).toMatchObject({ code: 'unavailable' });
  shop.server.setDown(false);
  const made = shop.server.refunds.length;
  await shop.rows`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
  await shop.rows`create trigger refuse before insert on order_refunds for each row execute function refuse()`;
  await expect(refund()).rejects.toThrow();
  await shop.rows`drop trigger refuse on order_refunds`;
  expect(shop.server.refunds.length).toBe(made + 1);
  expect(await refund()).toMatchObject({ ok: true, refundedAmount: 7 });
  expect(shop.server.refunds.length).toBe(made + 1);
});

it('opens a payment page over the new total, and closes the old one without cancelling the order', async () => {
  const { editOrder, loadOrder, req } = await staff();
  const product = await shop.createProduct({ stock: 10, price: 25 });
  const order = await shop.ordered(product.id);
  const edit = async (quantity: number, notes?: string) => {
    const { revision, orderItems } = (await loadOrder(shop.payload, await req(), order.id))!.order;
    const input = {
      customer: { firstName: 'Ada', lastName: 'Okafor', email: 'ada@shopper.test', phone: undefined },
      shippingAddress: { line1: '1 High Street', line2: undefined, city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
      notes,
      lines: orderItems.map(({ id }) => ({ id: id ?? undefined, quantity })),
      revision,
    };
    const edited = editOrder({ req: await req(), orderId: order.id, input });
    return shop.withPaymentPage(shop.payload, shopOrder(order.id), edited);
  };
  expect(await edit(2, 'Ring the bell')).toMatchObject({ ok: true, totalAmount: 50 });
  expect(order.session.status).toBe('open');
  expect(await edit(3)).toMatchObject({ ok: true, totalAmount: 75 });
  const { stripeSessionId } = await order.row();
  expect(stripeSessionId).not.toBe(order.session.id);
  expect(shop.server.sessions.get(stripeSessionId ?? '')).toMatchObject({ amount_total: 7500, status: 'open' });
  expect(order.session.status).toBe('expired');
  expect(await shop.tell('checkout.session.expired', order.session)).toBe('another payment page is open');
  expect((await order.row()).status).toBe('pending');
});
