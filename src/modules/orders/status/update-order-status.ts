import type { Payload, PayloadRequest } from 'payload';
import { ORDER_FLOW, type OrderStatus } from '@/domain/orders/order-status';
import { statusEmail } from '@/domain/orders/status-email';
import { orderDue } from '@/domain/orders/order-edit';
import { lastingEffects, type LastingEffect } from '@/domain/orders/order-undo';
import { asUser } from '@/lib/as-user';
import type { Session } from '@/lib/database/sessions';
import { errorCode, errorStatus } from '@/lib/failures';
import { log } from '@/lib/log';
import { failure, type Failure, type Success } from '@/lib/result';
import { missingReason } from './missing-reason';
import { withLockedOrder, type LockRefusal } from './lock-order';
import { findTold, findRevision, type LockedOrder } from '@/data/orders';

type UpdateStatus = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  status: OrderStatus;
  /** The order as the person saw it; left out, whatever it is now is moved on. */
  revision?: number;
  reason?: string;
  /** Moves it on although its deposit, or the rest before despatch, is not paid. */
  despiteUnpaid?: boolean;
};
type Updated = Success<{
  revision: number;
  /** What setting the status back would leave as it is. */
  lasting: LastingEffect[];
}>;
type Refusal =
  | LockRefusal
  | Failure<'out_of_stock'>
  | Failure<'payment_due' | 'proof_missing' | 'reason_required' | 'update_failed'>;

/**
 * Moves an order on as the request’s user, with all that follows from it (history, stock, activity log). Going back,
 * cancelling and taking up again need a reason.
 */
export async function updateOrderStatus(change: UpdateStatus): Promise<Updated | Refusal> {
  const { orderId, status, reason } = change;
  try {
    return await withLockedOrder<Updated | Refusal>(change, async (session, order) => {
      const unexplained = missingReason(ORDER_FLOW, { from: order.status, to: status, reason });
      if (unexplained) return unexplained;
      const lasting = await lastingOf(session, order, status);
      await setOrderStatus(change);
      return { ok: true, revision: await findRevision(session, orderId), lasting };
    });
  } catch (error) {
    if (error instanceof Error && errorCode(error) === 'payment_due') return failure('payment_due', error.message);
    if (error instanceof Error && errorCode(error) === 'proof_missing') return failure('proof_missing', error.message);
    if (error instanceof Error && errorStatus(error) === 409) return failure('out_of_stock', error.message);
    log.error({ err: error, orderId, status }, 'An order’s status could not be changed.');
    return failure('update_failed', 'Failed to update order status');
  }
}

/**
 * Sets the status of an order that the caller has locked, as the request’s user, with all that follows from it.
 * @param unpaidAsked whether the caller has asked already for what is to be paid before.
 */
export async function setOrderStatus(
  { payload, req, orderId, status, reason, despiteUnpaid }: UpdateStatus,
  { unpaidAsked = false } = {},
): Promise<void> {
  await payload.update({
    collection: 'orders',
    id: orderId,
    data: { status, statusReason: reason, despiteUnpaid },
    context: { unpaidAsked },
    select: { status: true },
    ...asUser(req),
  });
}

/** To be asked before the status changes. */
async function lastingOf(session: Session, order: LockedOrder, to: OrderStatus): Promise<LastingEffect[]> {
  // Taken up again, an order is invoiced once more, by email.
  const isInvoiced = order.status === 'cancelled' && !order.isUnconfirmed;
  return lastingEffects({
    to,
    awaitedConfirmation: order.awaitsConfirmation,
    isTold: isInvoiced || statusEmail({ ...order, ...(await findTold(session, order.id, to)), to }) !== undefined,
    hasCardPage: order.stripeSessionId !== null && orderDue(order).toPay > 0,
  });
}
