import type { Payload, PayloadRequest } from 'payload';
import type Stripe from 'stripe';
import { toCents } from '@/domain/money';
import { changeOrderStatus } from '@/features/back-office/operations/change-order-status';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';
import type { PayableOrder } from './payable-order';

export type Settlement = {
  payload: Payload;
  req: PayloadRequest;
  session: Session;
  order: PayableOrder;
  checkout: Stripe.Checkout.Session;
};

/** What an event did, in words for the back office. */
export type Outcome = string;

/** The money is there: marks the order paid, once. Money that fits no open order is written down for a refund. */
export async function pay(settlement: Settlement): Promise<Outcome> {
  const { session, order, checkout } = settlement;
  if (checkout.payment_status === 'unpaid') return 'waiting for the money';
  if (checkout.currency !== 'usd' || checkout.amount_total !== toCents(order.totalAmount)) {
    return record(settlement, 'payment.mismatched', 'amount does not match the order: check it at Stripe');
  }
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') {
    return checkout.id === order.stripeSessionId
      ? 'already paid'
      : record(settlement, 'payment.repeated', 'paid a second time: refund needed');
  }
  await session.client.query(
    `update orders set payment_status = 'paid', paid_at = now(), stripe_session_id = $2, updated_at = now() where id = $1`,
    [order.id, checkout.id],
  );
  if (order.status === 'cancelled') {
    return record(settlement, 'payment.after-cancellation', 'paid after it was cancelled: refund needed');
  }
  await queueMail(session, [{ to: order.email, template: 'payment-received', data: { token: order.trackingToken } }]);
  return record(settlement, 'payment.received', 'paid');
}

/** A slow way to pay did not work out; the shopper may try again. */
export async function failPayment(settlement: Settlement): Promise<Outcome> {
  const { session, order, checkout } = settlement;
  if (order.paymentStatus !== 'unpaid' || isForeign(order, checkout)) return 'nothing to change';
  await session.client.query(`update orders set payment_status = 'failed', updated_at = now() where id = $1`, [
    order.id,
  ]);
  return record(settlement, 'payment.failed', 'payment failed');
}

/** The shopper did not pay in time: the order is cancelled and its stock goes back, unless staff took it up. */
export async function expire(settlement: Settlement): Promise<Outcome> {
  const { payload, req, session, order, checkout } = settlement;
  if (order.paymentStatus !== 'unpaid' && order.paymentStatus !== 'failed') return 'already paid';
  if (isForeign(order, checkout)) return 'another payment page is open';
  if (order.status !== 'pending') return `order is ${order.status}: left as it is`;
  const { status, stockReturned } = await changeOrderStatus({ payload, req, orderId: order.id, to: 'cancelled' });
  await session.client.query('update orders set status = $2, stock_returned = $3, updated_at = now() where id = $1', [
    order.id,
    status,
    stockReturned,
  ]);
  return 'not paid in time: cancelled';
}

/** An event of a payment page that is no longer the order’s own. */
const isForeign = (order: PayableOrder, checkout: Stripe.Checkout.Session): boolean =>
  order.stripeSessionId !== null && order.stripeSessionId !== checkout.id;

/** Into the log of activities, where staff see what needs a look. */
async function record({ req, order, checkout }: Settlement, action: string, outcome: Outcome): Promise<Outcome> {
  await recordActivity(req, {
    action,
    subjectType: 'orders',
    subjectId: order.id,
    subject: order.orderNumber,
    before: { paymentStatus: order.paymentStatus },
    after: { outcome, checkout: checkout.id, amount: checkout.amount_total, currency: checkout.currency },
  });
  return outcome;
}
