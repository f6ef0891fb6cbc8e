import type { Payload, PayloadRequest } from 'payload';
import type { OrderStatus } from '@/domain/orders/order-status';
import { userCan } from '@/lib/active-user';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { failure, type Failure } from '@/lib/result';
import { findLastChange, lockOrder, type LockedOrder } from '@/data/orders';

/** Who changed the order in the meantime, when, and its status now. */
export type OrderConflict = {
  /** 'System' where no person did; null where the activity log says nothing of it. */
  by: string | null;
  /** ISO time. */
  at: string;
  status: OrderStatus;
  /** The latest change set the status. */
  movedOn: boolean;
  revision: number;
};

export type Conflict = Failure<'conflict', { conflict: OrderConflict }>;
export type LockRefusal = Conflict | Failure<'forbidden'> | Failure<'not_found'>;

export type LockOrder = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  /** The revision the person saw; any if left out. */
  revision?: number;
};

/**
 * Changes an order under lock, in a transaction of its own, if it is still at the revision the person saw: the second
 * of two such changes gets a conflict and writes nothing. A refusal of `work` rolls back.
 */
export async function withLockedOrder<Answer extends { ok: boolean }>(
  { req, orderId, revision }: LockOrder,
  work: (session: Session, order: LockedOrder) => Promise<Answer>,
): Promise<Answer | LockRefusal> {
  if (!mayChangeOrders(req)) return failure('forbidden', 'You may not change orders.');
  return inTransactionUnlessRefused<Answer | LockRefusal>(req, async (session) => {
    const order = await lockOrder(session, orderId);
    if (!order) return noOrder();
    if (revision !== undefined && order.revision !== revision) return conflictOver(session, order);
    return work(session, order);
  });
}

export function mayChangeOrders({ user }: PayloadRequest): boolean {
  return userCan(user, 'orders:write');
}

const noOrder = () => failure('not_found', 'Order not found.');

/** @param by who changed an order last; null where nobody knows. */
export const changedMeanwhile = (by: string | null): string =>
  `${by ?? 'Someone'} changed this order in the meantime. None of your changes were saved.`;

/** Names who changed it last, where the activity log has that change. */
async function conflictOver(session: Session, order: LockedOrder): Promise<Conflict> {
  const { by, at, action } = await findLastChange(session, order.id);
  const { status, revision } = order;
  const movedOn = action === 'order.status-changed';
  return failure('conflict', changedMeanwhile(by), {
    conflict: { by, at: at.toISOString(), status, movedOn, revision },
  });
}
