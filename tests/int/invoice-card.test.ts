import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCardShop, type CardShop } from '../fixtures/card-shop';
import type { SessionObject } from '../fixtures/stripe-events';

let shop: CardShop;
let staff: Awaited<ReturnType<typeof openBackOffice>>;
beforeAll(async () => {
  shop = await openCardShop();
  staff = await openBackOffice();
});
afterAll(() => shop.close());

async function openBackOffice() {
  const [payment, refund, set, confirmation, { asStaff, createStaff }] = await Promise.all([
    import('@/modules/payments/record-payment'),
    import('@/modules/payments/refund-order'),
    import('@/modules/payments/set-payment'),
    import('@/modules/orders/emails/order-confirmation'),
    import('../setup/shop'),
  ]);
  const { user } = await createStaff('administrator');
  return { ...payment, ...refund, ...set, ...confirmation, call: () => asStaff(user) };
}

/** An order of 50.00 by invoice. */
async function invoiced() {
  const product = await shop.createProduct({ stock: 10, price: 25 });
  const { id } = await shop.placed({ product: product.id, quantity: 2 });
  const [row] = await shop.rows<{ token: string }>('select tracking_token as token from orders where id = $1', [id]);
  return { id, token: row?.token ?? '' };
}
type Invoiced = Awaited<ReturnType<typeof invoiced>>;

const money = async ({ id }: Invoiced) =>
  (
    await shop.rows(
      `select payment_status as status, paid_amount::float8 as paid, refunded_amount::float8 as refunded
         from orders where id = $1`,
      [id],
    )
  )[0];
const payments = ({ id }: Invoiced) =>
  shop.rows(
    'select amount::float8 as amount, way, reference from order_payments where order_id = $1 order by created_at',
    [id],
  );
const pageOf = async ({ id }: Invoiced): Promise<SessionObject> => {
  const [row] = await shop.rows<{ page: string }>('select stripe_session_id as page from orders where id = $1', [id]);
  return shop.server.sessions.get(row?.page ?? '')!;
};
async function openPage(order: Invoiced) {
  expect(await shop.payNow(order.token)).toMatchObject({ ok: true });
  return pageOf(order);
}
const pay = (session: SessionObject) => {
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  return shop.tell('checkout.session.completed', session);
};
const transfer = async (order: Invoiced, cents: number) =>
  staff.recordPayment({
    ...(await staff.call()),
    ...{ orderId: order.id, cents, way: 'transfer' as const, receivedOn: '2026-11-24', reference: '' },
  });

it('an invoice is paid by card, all that is open of it', async () => {
  const order = await invoiced();
  await transfer(order, 2000);
  const page = await openPage(order);
  expect(page).toMatchObject({ amount_total: 3000, metadata: { orderId: order.id } });
  expect(page.success_url).toMatch(/\/order\/[^?]+\?payment=done$/);
  expect(await pay(page)).toBe('paid');
  expect(await money(order)).toEqual({ status: 'paid', paid: 50, refunded: 0 });
  expect(await payments(order)).toEqual([
    { amount: 20, way: 'transfer', reference: null },
    { amount: 30, way: 'card', reference: page.id },
  ]);
  expect(await shop.payNow(order.token)).toMatchObject({ code: 'not_payable' });
  expect(await shop.tell('checkout.session.completed', page)).toBe('already paid');
  expect(await money(order)).toMatchObject({ paid: 50 });
});

it('the page closes where money comes another way, and another asks for what is then open', async () => {
  const order = await invoiced();
  const page = await openPage(order);
  await transfer(order, 1000);
  expect(page.status).toBe('expired');
  expect(await shop.tell('checkout.session.expired', page)).toContain('left as it is');
  const [row] = await shop.rows<{ status: string }>('select status from orders where id = $1', [order.id]);
  expect(row?.status).toBe('pending');
  const next = await openPage(order);
  expect(next.amount_total).toBe(4000);
  expect(await staff.setPayment({ ...(await staff.call()), orderId: order.id, isPaid: true })).toMatchObject({
    ok: true,
  });
  expect(next.status).toBe('expired');
});

it('money that was quicker than a transfer is recorded, told to staff, and goes back to the card', async () => {
  const order = await invoiced();
  const page = await openPage(order);
  // Paid on the page before it could be closed.
  Object.assign(page, { status: 'complete', payment_status: 'paid', url: null });
  await transfer(order, 2000);
  expect(await shop.tell('checkout.session.completed', page)).toBe('more was paid than was open: refund needed');
  expect(await money(order)).toEqual({ status: 'paid', paid: 70, refunded: 0 });
  expect(await shop.actionsOn(order.id)).toContain('payment.mismatched');
  const emails = await shop.rows(
    `select template from mail_messages where data->>'token' = $1 and template = 'payment-alert'`,
    [order.token],
  );
  expect(emails).toHaveLength(1);
  const refund = async (cents: number) =>
    staff.refundOrder({ ...(await staff.call()), orderId: order.id, cents, reason: 'Paid twice' });
  expect(await refund(2000)).toMatchObject({ ok: true, refundedAmount: 20 });
  expect(shop.server.refunds.at(-1)).toMatchObject({ payment: page.payment_intent, amount: 2000 });
  // 30 of the card payment are left, the rest was transferred.
  expect(await refund(4000)).toMatchObject({ ok: true, refundedAmount: 60 });
  expect(shop.server.refunds.at(-1)).toMatchObject({ payment: page.payment_intent, amount: 3000 });
  const parts = await shop.rows(
    'select amount::float8 as amount, checkout from order_refunds where order_id = $1 order by created_at',
    [order.id],
  );
  expect(parts).toEqual([
    { amount: 20, checkout: page.id },
    { amount: 30, checkout: page.id },
    { amount: 10, checkout: null },
  ]);
  expect(await staff.setPayment({ ...(await staff.call()), orderId: order.id, isPaid: false })).toMatchObject({
    code: 'not_possible',
  });
});

it('a payment that failed leaves the invoice as it was, and is tried again', async () => {
  const order = await invoiced();
  const page = await openPage(order);
  Object.assign(page, { status: 'complete', url: null });
  expect(await shop.payNow(order.token)).toMatchObject({ code: 'payment_pending' });
  expect(await shop.tell('checkout.session.async_payment_failed', page)).toBe('payment failed');
  expect(await money(order)).toMatchObject({ status: 'unpaid' });
  const next = await openPage(order);
  expect(next.id).not.toBe(page.id);
  expect(await pay(next)).toBe('paid');
});

it('a payment whose event was lost is found by asking', async () => {
  const order = await invoiced();
  const page = await openPage(order);
  Object.assign(page, { status: 'complete', payment_status: 'paid', url: null });
  await shop.rows(`alter table orders disable trigger user`);
  await shop.rows(`update orders set updated_at = now() - interval '2 hours' where id = $1`, [order.id]);
  await shop.rows(`alter table orders enable trigger user`);
  const unsettled = await shop.claimUnsettledOrder(shop.payload);
  expect(unsettled).toMatchObject({ id: order.id, sessionId: page.id });
  expect(await shop.reconcileOrder(shop.payload, unsettled!)).toBe('paid');
  expect(await shop.claimUnsettledOrder(shop.payload)).toBeUndefined();
});

it('the email says where to pay by card, while something is open', async () => {
  const order = await invoiced();
  const settings = await shop.payload.findGlobal({ slug: 'site-settings', overrideAccess: true });
  const write = async () => staff.orderConfirmation({ payload: shop.payload, settings, data: { token: order.token } });
  const text = /Pay \$50\.00 by card: \S+\/order\/\S+#payment/;
  expect((await write())?.text).toMatch(text);
  await transfer(order, 5000);
  expect((await write())?.text).not.toContain('by card');
});

it('a deposit is paid by card, or all at once, on one page', async () => {
  const order = await invoiced();
  await shop.rows('update orders set deposit_percent = 30 where id = $1', [order.id]);
  const deposit = await openPage(order);
  expect(deposit).toMatchObject({ amount_total: 1500 });
  expect(await shop.payNow(order.token, 5000)).toMatchObject({ ok: true });
  const all = await pageOf(order);
  expect([all.amount_total, deposit.status]).toEqual([5000, 'expired']);
  expect(await shop.payNow(order.token, 2000)).toMatchObject({ ok: false, code: 'not_payable' });
  expect(await shop.payNow(order.token)).toMatchObject({ ok: true });
  expect(await pay(await pageOf(order))).toBe('paid in part');
  expect(await money(order)).toEqual({ status: 'unpaid', paid: 15, refunded: 0 });
  expect(await openPage(order)).toMatchObject({ amount_total: 3500 });
});
