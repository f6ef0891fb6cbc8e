import type { PayloadRequest } from 'payload';
import { toCents } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import { shopOrder } from '@/domain/orders/order-ref';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { withLockedOrder, type LockRefusal } from '@/modules/orders/shared/lock-order';
import { withPaymentPage } from './create-payment-session';
import { insertPayment, listCardPayments } from './data/payments';
import { effectsOf } from '@/modules/orders/kinds/effects-of';
import { findRevision } from '@/data/orders';

type SetPayment = {
  req: PayloadRequest;
  orderId: string;
  revision?: number;
  isPaid: boolean;
};
type Done = Success<{ revision: number }>;

/** In full, with a receipt, or not. Card payments come from Stripe alone, except the difference that an edit made. */
export async function setPayment(change: SetPayment): Promise<Done | LockRefusal | Failure<'not_possible'>> {
  const { req, orderId, isPaid } = change;
  const changed = withLockedOrder<Done | LockRefusal | Failure<'not_possible'>>(change, async (session, order) => {
    if (order.paymentMethod === 'card' && (!isPaid || order.paidAmount === 0)) {
      return failure('not_possible', 'Stripe reports whether a card order is paid.');
    }
    if (order.awaitsConfirmation) {
      return failure('not_possible', 'The customer has not confirmed this order yet. Confirm it for them first.');
    }
    if (!isPaid && order.refundedAmount > 0) {
      return failure('not_possible', 'Part of this order has been refunded, so it must have been paid.');
    }
    if (!isPaid && (await listCardPayments(session, order)).length > 0) {
      return failure('not_possible', 'Part of this order was paid by card. Refund it instead.');
    }
    if (order.paymentStatus === 'refunded') return failure('not_possible', 'The full amount has been refunded.');
    if (isPaid && order.paymentStatus === 'paid' && orderDue(order).toPay === 0) {
      return failure('not_possible', 'This order is already paid.');
    }
    if (isPaid && order.status === 'cancelled') {
      return failure('not_possible', 'This order is cancelled: there is nothing to pay.');
    }
    const cents = isPaid ? orderDue(order).toPay : -toCents(order.paidAmount);
    const way = order.paymentMethod === 'card' ? 'other' : 'transfer';
    await insertPayment(session, req, order, { cents, way });
    if (isPaid) await effectsOf(order).emailReceipt(session, order, { cents, way });
    await recordOrderActivity(req, order, 'payment-changed', {
      before: { paymentStatus: order.paymentStatus, paidAmount: order.paidAmount },
      after: {
        paymentStatus: isPaid ? 'paid' : 'unpaid',
        paidAmount: isPaid ? Math.max(order.paidAmount, order.totalAmount) : 0,
      },
    });
    return { ok: true, revision: await findRevision(session, orderId) };
  });
  return withPaymentPage(req.payload, shopOrder(orderId), changed);
}
