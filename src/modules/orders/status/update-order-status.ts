import { ORDER_FLOW, type OrderStatus } from '@/domain/orders/order-status';
import type { LastingEffect } from '@/domain/orders/order-undo';
import { log } from '@/lib/log';
import { failure, type Failure, type Success } from '@/lib/result';
import { missingReason } from './missing-reason';
import { changeOrderStatus, type StatusRefusal } from './change-order-status';
import { withLockedOrder, type LockOrder, type LockRefusal } from '../shared/lock-order';
import { findRevision } from '@/data/orders';

type UpdateStatus = LockOrder & {
  status: OrderStatus;
  reason?: string;
  /** Moves it on although its deposit, or the rest before despatch, is not paid. */
  despiteUnpaid?: boolean;
};
type Updated = Success<{
  revision: number;
  /** What setting the status back would leave as it is. */
  lasting: LastingEffect[];
}>;
type Refusal = LockRefusal | StatusRefusal | Failure<'reason_required' | 'update_failed'>;

/**
 * Moves an order on as the request’s user, with all that follows from it. Going back, cancelling and taking up again need
 * a reason.
 */
export async function updateOrderStatus(change: UpdateStatus): Promise<Updated | Refusal> {
  const { req, orderId, status: to, reason, despiteUnpaid } = change;
  try {
    return await withLockedOrder<Updated | Refusal>(change, async (session, order) => {
      const unexplained = missingReason(ORDER_FLOW, { from: order.status, to, reason });
      if (unexplained) return unexplained;
      const changed = await changeOrderStatus(session, req, order, { to, reason, despiteUnpaid });
      if (!changed.ok) return changed;
      return { ok: true, revision: await findRevision(session, orderId), lasting: changed.lasting };
    });
  } catch (error) {
    log.error({ err: error, orderId, status: to }, 'An order’s status could not be changed.');
    return failure('update_failed', 'Failed to update order status');
  }
}
