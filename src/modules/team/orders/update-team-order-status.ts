import type { Payload, PayloadRequest } from 'payload';
import { missingReason } from '@/modules/orders/status/missing-reason';
import { TEAM_ORDER_FLOW, type TeamOrderStatus } from '@/domain/orders/team-order-status';
import { asUser } from '@/lib/as-user';
import { inTransaction } from '@/lib/database/transaction';
import { errorCode, errorStatus } from '@/lib/failures';
import { log } from '@/lib/log';
import { failure, type Failure, type Result } from '@/lib/result';
import { lockTeamOrder } from '../data/lock-team-order';

type UpdateStatus = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  status: TeamOrderStatus;
  /** The status as the person saw it; left out, whatever it is now is changed. */
  seen?: TeamOrderStatus;
  reason?: string;
  /** Moves it on although its deposit, or the rest before despatch, is not paid. */
  despiteUnpaid?: boolean;
};
type Refusal = 'not_found' | 'payment_due' | 'proof_missing' | 'reason_required' | 'update_failed';
type Conflict = Failure<'conflict', { status: TeamOrderStatus }>;

/**
 * Moves a team’s order on as the request’s user, with all that follows from it (history, email, activity log). Going
 * back, cancelling and taking up again need a reason; of two who move it from the same status the second is told.
 */
export async function updateTeamOrderStatus(change: UpdateStatus): Promise<Result<object, Refusal> | Conflict> {
  const { payload, req, orderId, status, seen, reason, despiteUnpaid } = change;
  try {
    return await inTransaction(req, async (session) => {
      const now = (await lockTeamOrder(session, orderId))?.status;
      if (!now) return noOrder();
      if (seen && seen !== now) return conflict(now);
      const unexplained = missingReason(TEAM_ORDER_FLOW, { from: now, to: status, reason });
      if (unexplained) return unexplained;
      await payload.update({
        collection: 'team-orders',
        id: orderId,
        data: { status, despiteUnpaid },
        context: { statusReason: reason },
        select: { status: true },
        ...asUser(req),
      });
      return { ok: true } as const;
    });
  } catch (error) {
    if (error instanceof Error && errorCode(error) === 'payment_due') return failure('payment_due', error.message);
    if (error instanceof Error && errorStatus(error) === 409) return failure('proof_missing', error.message);
    if (errorStatus(error) === 404) return noOrder();
    log.error({ err: error, orderId, status }, 'A team order’s status could not be changed.');
    return failure('update_failed', 'Failed to update order status');
  }
}

const noOrder = () => failure('not_found', 'Order not found.');

const conflict = (status: TeamOrderStatus): Conflict =>
  failure('conflict', `Someone else has set it to ${TEAM_ORDER_FLOW.labels[status]} in the meantime.`, { status });
