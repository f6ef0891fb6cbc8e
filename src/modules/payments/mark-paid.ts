import { awaitsCard } from '@/domain/invoices/card-payments';
import { toAmount, toCents } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import { paymentStateOf } from '@/domain/orders/payment-state';
import { shopOrder } from '@/domain/orders/order-ref';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { withLockedOrder, type LockOrder, type LockRefusal } from '@/modules/orders/shared/lock-order';
import { withPaymentPage } from './create-payment-session';
import { insertPayment } from '@/data/payments';
import { effectsOf } from '@/modules/orders/kinds/effects-of';
import { findRevision } from '@/data/orders';

type Done = Success<{ revision: number }>;

/** In full, with a receipt. Card payments come from Stripe alone, except the difference that an edit made. */
export async function markPaid(change: LockOrder): Promise<Done | LockRefusal | Failure<'not_possible'>> {
  const { req, orderId } = change;
  const changed = withLockedOrder<Done | LockRefusal | Failure<'not_possible'>>(
    change,
    async (session, order) => {
      if (awaitsCard(order)) {
        return failure('not_possible', 'Stripe reports whether a card order is paid.');
      }
      if (order.awaitsConfirmation) {
        return failure('not_possible', 'The customer has not confirmed this order yet. Confirm it for them first.');
      }
      if (order.paymentStatus === 'refunded') return failure('not_possible', 'The full amount has been refunded.');
      if (order.status === 'cancelled') {
        return failure('not_possible', 'This order is cancelled: there is nothing to pay.');
      }
      const cents = orderDue(order).toPay;
      if (cents === 0) {
        const isLost = order.paymentStatus === 'written_off';
        return failure('not_possible', isLost ? 'This order is written off.' : 'This order is already paid.');
      }
      const way = order.paymentMethod === 'card' ? 'other' : 'transfer';
      await insertPayment(session, req, order, { cents, way });
      await effectsOf(order).emailReceipt(session, order, { cents, way });
      const paidAmount = toAmount(toCents(order.paidAmount) + cents);
      await recordOrderActivity(req, order, 'payment-changed', {
        before: { paymentStatus: order.paymentStatus, paidAmount: order.paidAmount },
        after: { paymentStatus: paymentStateOf({ ...order, paidAmount }), paidAmount },
      });
      return { ok: true, revision: await findRevision(session, orderId) };
    },
    'payments:write',
  );
  return withPaymentPage(req.payload, shopOrder(orderId), changed);
}
