import type { PayloadRequest } from 'payload';
import { findLastChange } from '@/data/orders';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { failure, type Failure } from '@/lib/result';
import { changedMeanwhile, mayChangeOrders } from '@/modules/orders/shared/lock-order';
import { lockTeamOrder, type LockedTeamOrder } from '../data/lock-team-order';

export type TeamLockRefusal = Failure<'conflict' | 'forbidden' | 'not_found'>;

type LockTeamOrder = {
  req: PayloadRequest;
  orderId: string;
  /** The revision the person saw; any if left out. */
  revision?: number;
};

/** As `withLockedOrder`, of a team’s order: for staff, from the order as they saw it; a refusal of `work` rolls back. */
export async function withLockedTeamOrder<Answer extends { ok: boolean }>(
  { req, orderId, revision }: LockTeamOrder,
  work: (session: Session, order: LockedTeamOrder) => Promise<Answer>,
): Promise<Answer | TeamLockRefusal> {
  if (!mayChangeOrders(req)) return failure('forbidden', 'You may not change orders.');
  return inTransactionUnlessRefused<Answer | TeamLockRefusal>(req, async (session) => {
    const order = await lockTeamOrder(session, orderId);
    if (!order) return failure('not_found', 'Order not found.');
    if (revision !== undefined && order.revision !== revision) {
      return failure('conflict', changedMeanwhile((await findLastChange(session, orderId, 'team')).by));
    }
    return work(session, order);
  });
}
