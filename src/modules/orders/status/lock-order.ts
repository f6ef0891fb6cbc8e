import type { Payload, PayloadRequest } from 'payload';
import type { OrderStatus } from '@/domain/orders/order-status';
import { userCan } from '@/lib/active-user';
import type { Session } from '@/lib/database/sessions';
import { inTransaction } from '@/lib/database/transaction';
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

type LockOrder = {
  payload: Payload;
  req: PayloadRequest;
  orderId: string;
  /** The revision the person saw; any if left out. */
  revision?: number;
};

/** Thrown to roll back; never leaves this file. */
class Refused<Answer> extends Error {
  constructor(readonly answer: Answer) {
    super('Refused');
  }
}

/**
 * Changes an order under lock, in a transaction of its own, if it is still at the revision the person saw: the second
 * of two such changes gets a conflict and writes nothing. A refusal of `work` rolls back.
 */
export async function withLockedOrder<Answer extends { ok: boolean }>(
  { req, orderId, revision }: LockOrder,
  work: (session: Session, order: LockedOrder) => Promise<Answer>,
): Promise<Answer | LockRefusal> {
  if (!mayChangeOrders(req)) return failure('forbidden', 'You may not change orders.');
  if (req.transactionID) throw new Error('An order is changed in a transaction of its own.');
  try {
    return await inTransaction(req, async (session) => {
      const order = await lockOrder(session, orderId);
      if (!order) return noOrder();
      if (revision !== undefined && order.revision !== revision) return conflictOver(session, order);
      const answer = await work(session, order);
      if (!answer.ok) throw new Refused(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer as Answer;
    throw error;
  }
}

export function mayChangeOrders({ user }: PayloadRequest): boolean {
  return userCan(user, 'orders:write');
}

const noOrder = () => failure('not_found', 'Order not found.');

/** Names who changed it last, where the activity log has that change. */
async function conflictOver(session: Session, order: LockedOrder): Promise<Conflict> {
  const { by, at, action } = await findLastChange(session, order.id);
  const { status, revision } = order;
  const movedOn = action === 'order.status-changed';
  const message = `${by ?? 'Someone'} changed this order in the meantime. None of your changes were saved.`;
  return failure('conflict', message, { conflict: { by, at: at.toISOString(), status, movedOn, revision } });
}
