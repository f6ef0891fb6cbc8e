import type { Payload, PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { revisionOf, withHeldOrder, type HoldRefusal } from './hold-order';

type SetPayment = { payload: Payload; req: PayloadRequest; orderId: string; revision: number; isPaid: boolean };
type Done = Success<{ revision: number }>;

/**
 * Notes that an invoice was paid in full, after an edit what was still to pay as well; or that it was not. What was
 * paid by card only Stripe tells, but for the difference that an edit made.
 */
export async function setPayment(change: SetPayment): Promise<Done | HoldRefusal | Failure<'not_possible'>> {
  const { req, orderId, isPaid } = change;
  return withHeldOrder<Done | HoldRefusal | Failure<'not_possible'>>(change, async (session, order) => {
    if (order.paymentMethod === 'card' && (!isPaid || order.paidAmount === 0)) {
      return failure('not_possible', 'Stripe tells whether a card order is paid.');
    }
    if (order.awaitsConfirmation) {
      return failure('not_possible', 'The customer has not confirmed this order yet. Move it on first.');
    }
    if (!isPaid && order.refundedAmount > 0) {
      return failure('not_possible', 'Part of it was refunded, so it was paid.');
    }
    if (order.paymentStatus === 'refunded') return failure('not_possible', 'All of it was refunded.');
    await session.client.query(
      isPaid
        ? `update orders set payment_status = 'paid', paid_amount = greatest(paid_amount, total_amount),
                  paid_at = coalesce(paid_at, now()), updated_at = now() where id = $1`
        : `update orders set payment_status = 'unpaid', paid_at = null, updated_at = now() where id = $1`,
      [orderId],
    );
    await recordActivity(req, {
      action: 'order.payment-changed',
      subjectType: 'orders',
      subjectId: orderId,
      subject: order.orderNumber,
      before: { paymentStatus: order.paymentStatus, paidAmount: order.paidAmount },
      after: {
        paymentStatus: isPaid ? 'paid' : 'unpaid',
        paidAmount: isPaid ? Math.max(order.paidAmount, order.totalAmount) : 0,
      },
    });
    return { ok: true, revision: await revisionOf(session, orderId) };
  });
}
