import { findRevision } from '@/data/orders';
import type { LastingEffect } from '@/domain/orders/order-undo';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import { needsReason } from '@/domain/orders/status-flow';
import { thrownRefusal } from '@/lib/failures';
import { log } from '@/lib/log';
import { failure, type Failure, type Success } from '@/lib/result';
import { conflictOver, refOf, withAnyOrder, type LockRefusal, type OrderCall } from '../shared/lock-order';
import { changeStatus, refuseMove, type StatusRefusal } from './change-status';

type UpdateStatus = OrderCall & {
  /** Status that the person saw: another one is a conflict, other changes are none. */
  seen?: AnyStatus;
  reason?: string;
  /** Although its deposit, or the rest before despatch, is not paid. */
  despiteUnpaid?: boolean;
  status: AnyStatus;
};
type Updated = Success<{
  revision: number;
  /** Effects that setting the status back does not undo. */
  lasting: LastingEffect[];
}>;
type Refusal = LockRefusal | StatusRefusal | Failure<'not_possible' | 'reason_required' | 'update_failed'>;

/** As the request’s user. Going back, cancelling and reopening need a reason. */
export async function updateOrderStatus(change: UpdateStatus): Promise<Updated | Refusal> {
  const { req, orderId, status: to, seen, reason, despiteUnpaid } = change;
  const { kind } = refOf(change);
  try {
    return await withAnyOrder<Updated | Refusal>(
      change,
      async (session, order) => {
        const refused = refuseMove(req, kind, order.status, to);
        if (refused) return refused;
        if (seen && seen !== order.status) return conflictOver(session, order);
        if (!reason && needsReason(policyOf(kind), order.status, to))
          return failure('reason_required', 'Say why.', { fieldErrors: { reason: ['Enter a reason.'] } });
        const changed = await changeStatus(session, req, order, { to, reason, despiteUnpaid });
        if (!changed.ok) return changed;
        return { ok: true, revision: await findRevision(session, orderId, kind), lasting: changed.lasting };
      },
      'orders:read',
    );
  } catch (error) {
    const refused = thrownRefusal(error);
    if (refused) return failure('not_possible', refused.message);
    log.error({ err: error, orderId, status: to }, 'An order’s status could not be changed.');
    return failure('update_failed', 'Failed to update order status');
  }
}
