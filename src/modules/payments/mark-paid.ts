import { orderDue } from '@/domain/orders/order-edit';
import { shopOrder } from '@/domain/orders/order-ref';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { withLockedOrder, type LockOrder, type LockRefusal } from '@/modules/orders/shared/lock-order';
import { withPaymentPage } from './create-payment-session';
import { addPaid, insertPayment } from './data/payments';
import { effectsOf } from '@/modules/orders/kinds/effects-of';
import { findRevision } from '@/data/orders';

type Done = Success<{ revision: number }>;

/** In full, with a receipt. Card payments come from Stripe alone, except the difference that an edit made. */
export async function markPaid(change: LockOrder): Promise<Done | LockRefusal | Failure<'not_possible'>> {
  const { req, orderId } = change;
  const changed = withLockedOrder<Done | LockRefusal | Failure<'not_possible'>>(change, async (session, order) => {
    if (order.paymentMethod === 'card' && order.paidAmount === 0) {
      return failure('not_possible', 'Stripe reports whether a card order is paid.');
    }
    if (order.awaitsConfirmation) {
      return failure('not_possible', 'The customer has not confirmed this order yet. Confirm it for them first.');
    }
    if (order.paymentStatus === 'refunded') return failure('not_possible', 'The full amount has been refunded.');
    if (order.paymentStatus === 'paid' && orderDue(order).toPay === 0) {
      return failure('not_possible', 'This order is already paid.');
    }
    if (order.status === 'cancelled') {
      return failure('not_possible', 'This order is cancelled: there is nothing to pay.');
    }
    const cents = orderDue(order).toPay;
    const way = order.paymentMethod === 'card' ? 'other' : 'transfer';
    if (cents > 0) await insertPayment(session, req, order, { cents, way });
    else await addPaid(session, order, 0);
    await effectsOf(order).emailReceipt(session, order, { cents, way });
    await recordOrderActivity(req, order, 'payment-changed', {
      before: { paymentStatus: order.paymentStatus, paidAmount: order.paidAmount },
      after: { paymentStatus: 'paid', paidAmount: Math.max(order.paidAmount, order.totalAmount) },
    });
    return { ok: true, revision: await findRevision(session, orderId) };
  });
  return withPaymentPage(req.payload, shopOrder(orderId), changed);
}
