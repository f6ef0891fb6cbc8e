import type Stripe from 'stripe';
import { awaitsCard } from '@/domain/invoices/card-payments';
import { phaseOf } from '@/domain/orders/policies';
import { orderDue } from '@/domain/orders/order-edit';
import type { OrderRef } from '@/domain/orders/order-ref';
import { isPaid } from '@/domain/orders/payment-state';
import { followPayment, issueInvoice } from '@/modules/invoices/issue-invoice';
import { cancelOrder } from '@/modules/orders/status/change-status';
import { queueMail } from '@/lib/mail/queue';
import { aboutOrder } from '@/modules/orders/shared/notify-customer';
import type { AnyOrder } from '@/data/any-order';
import { effectsOf } from '@/modules/orders/kinds/effects-of';
import { centsOfStripe } from './stripe-units';
import { record, type Outcome, type Settlement } from './settlement';
import { insertStatusChange } from '@/data/orders';
import { insertPayment } from '@/data/payments';
import { hasAlert, hasPayment, setFailed, type AlertAction } from './data/payments';

/** Once for each payment page. Staff are notified of more than was open, or of money for a cancelled order. */
export async function pay(settlement: Settlement): Promise<Outcome> {
  const { req, session, order, checkout } = settlement;
  if (checkout.payment_status === 'unpaid') return 'waiting for the money';
  if (await hasPayment(session, order, checkout.id)) return 'already paid';
  const cents = centsOfStripe(checkout.amount_total ?? 0, order.currency);
  if (checkout.currency !== order.currency.toLowerCase() || cents <= 0) {
    return raiseAlert(settlement, 'payment.mismatched', 'currency does not match the order: check it at Stripe');
  }
  const { toPay: open, lost } = orderDue(order);
  const toPay = open + lost;
  await insertPayment(session, req, order, { cents, way: 'card', reference: checkout.id, checkout: checkout.id });
  const ref: OrderRef = { kind: order.kind, orderId: order.id };
  await followPayment(session, ref, order);
  if (order.status === 'cancelled') {
    return raiseAlert(settlement, 'payment.after-cancellation', 'paid after it was cancelled: refund needed');
  }
  if (toPay === 0) return raiseAlert(settlement, 'payment.repeated', 'paid a second time: refund needed');
  if (isByCard(order)) await issueInvoice(session, ref);
  await effectsOf(order).emailReceipt(session, order, { cents, way: 'card' });
  if (cents > toPay) return raiseAlert(settlement, 'payment.mismatched', 'more was paid than was open: refund needed');
  return record(settlement, 'payment.received', cents < toPay ? 'paid in part' : 'paid');
}

/** For slow ways to pay; the shopper may try again. */
export async function failPayment(settlement: Settlement): Promise<Outcome> {
  const { session, order, checkout } = settlement;
  const about = { action: 'payment.failed', checkout: checkout.id };
  const isKnown = (await hasPayment(session, order, checkout.id)) || (await hasAlert(session, order, about));
  if (isForeign(order, checkout) || isKnown) return 'nothing to change';
  if (isByCard(order) && order.paymentStatus === 'unpaid') await setFailed(session, order.id);
  return record(settlement, 'payment.failed', 'payment failed');
}

export async function expire(settlement: Settlement): Promise<Outcome> {
  const { order, checkout } = settlement;
  if (!isPaid(order.paymentStatus) && isForeign(order, checkout)) return 'another payment page is open';
  return cancelUnpaid(settlement, 'Not paid in time.');
}

/** Returns its stock, once; not if staff took it up. */
export async function cancelUnpaid(
  { req, session, order }: Omit<Settlement, 'checkout'>,
  reason: string,
): Promise<Outcome> {
  if (isPaid(order.paymentStatus)) return 'already paid';
  if (!awaitsCard(order)) return 'payment page is closed: left as it is';
  if (phaseOf(order.status) !== 'placed') return `order is ${order.status}: left as it is`;
  await cancelOrder(session, req, order, reason);
  return 'not paid in time: cancelled';
}

/** Any other order owes its invoice, however that is paid. */
const isByCard = ({ paymentMethod }: AnyOrder): boolean => paymentMethod === 'card';

const isForeign = (order: AnyOrder, checkout: Stripe.Checkout.Session): boolean =>
  order.stripeSessionId !== null && order.stripeSessionId !== checkout.id;

/** By email to the supplier, in the activity log and in shop orders’ history; once for each payment page. */
async function raiseAlert(settlement: Settlement, action: AlertAction, outcome: Outcome): Promise<Outcome> {
  const { session, order, checkout } = settlement;
  if (await hasAlert(session, order, { action, checkout: checkout.id })) return outcome;
  if (order.kind === 'shop') {
    const reason = `Card payment ${checkout.id}: ${outcome}.`;
    await insertStatusChange(session, { orderId: order.id, from: order.status, to: order.status, reason });
  }
  const data = { ...aboutOrder(order), outcome, checkout: checkout.id, amount: checkout.amount_total };
  await queueMail(session, [
    { to: 'supplier', template: 'payment-alert', data: { ...data, currency: checkout.currency } },
  ]);
  return record(settlement, action, outcome);
}
