import { afterAll, expect, it } from 'vitest';
import { openCardShop } from '../fixtures/card-shop';

const shop = await openCardShop();
const { issue, ledgerOf, voucherOf } = await import('../setup/vouchers');
const { refundOrder } = await import('@/modules/payments/refund-order');
const { recordPayment } = await import('@/modules/payments/record-payment');
afterAll(() => shop.close());

const staff = await shop.createStaff('administrator');
const invoicesOf = (id: string) => shop.rows`select kind from invoices where order_id = ${id}`;

async function ordered(amount: number) {
  const { id: product } = await shop.createProduct({ stock: 10, price: 19.99 });
  const voucher = await issue(staff.user, amount);
  const body = { ...shop.checkoutBody({ product, quantity: 2 }), voucherCode: voucher.code };
  const answer = await shop.checkout(product, undefined, body);
  expect(answer.httpStatus).toBe(201);
  const { id, stripeSessionId } = await shop.rowOf(answer.orderNumber);
  const session = shop.server.sessions.get(stripeSessionId ?? '');
  return { ...answer, id, product, voucher: voucher.id, session };
}

it('leaves the rest to the card, whose payment places the order', async () => {
  const { id, voucher, session, trackingUrl } = await ordered(10);
  expect(session?.amount_total).toBe(2998);
  expect(await invoicesOf(id)).toEqual([]);
  const early = { way: 'cash', receivedOn: '2026-12-31', reference: '' } as const;
  expect(await recordPayment({ ...(await shop.asStaff(staff.user)), orderId: id, cents: 100, ...early })).toMatchObject(
    {
      message: 'Stripe reports whether a card order is paid.',
    },
  );
  expect(shop.shopCardOrder(await shop.seen(trackingUrl))).toMatchObject({ isPlacedByPaying: true, payable: [2998] });
  Object.assign(session!, { status: 'complete', payment_status: 'paid' });
  expect(await shop.tell('checkout.session.completed', session!)).toBe('paid');
  expect(await shop.seen(trackingUrl)).toMatchObject({ paidAmount: 39.98, voucherAmount: 10, paymentStatus: 'paid' });
  expect(await invoicesOf(id)).toEqual([{ kind: 'invoice' }]);
  const cents = 3998;
  const refund = { ...(await shop.asStaff(staff.user)), orderId: id, cents, reason: 'Late' };
  expect(await refundOrder(refund)).toMatchObject({ ok: true, refundedAmount: 39.98 });
  expect(await ledgerOf(voucher)).toEqual([
    ['issued', 10],
    ['used', -10],
    ['returned', 10],
  ]);
});

it('has its money back if the card never pays', async () => {
  const { id, voucher, product, session, orderNumber } = await ordered(10);
  Object.assign(session!, { status: 'expired', url: null });
  expect(await shop.tell('checkout.session.expired', session!)).toBe('not paid in time: cancelled');
  expect(await shop.rowOf(orderNumber)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' });
  expect((await voucherOf(voucher)).balance).toBe(10);
  expect(await shop.stockNow(product)).toBe(10);
  expect(await invoicesOf(id)).toEqual([]);
});

it('needs no card for an order that it covers, and refuses one of which too little is left for a card', async () => {
  const { id, paymentUrl, session } = await ordered(50);
  expect([paymentUrl, session]).toEqual([undefined, undefined]);
  expect(
    await shop.rows`select payment_method as method, payment_status as state from orders where id = ${id}`,
  ).toEqual([{ method: 'invoice', state: 'paid' }]);
  expect(await invoicesOf(id)).toEqual([{ kind: 'invoice' }]);
  const { id: product } = await shop.createProduct({ stock: 10, price: 19.99 });
  const { code, id: voucher } = await issue(staff.user, 39.9);
  const body = { ...shop.checkoutBody({ product, quantity: 2 }), voucherCode: code };
  expect(await shop.checkout(product, undefined, body)).toMatchObject({ httpStatus: 422 });
  expect((await voucherOf(voucher)).balance).toBe(39.9);
});
