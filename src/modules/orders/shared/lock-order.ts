import type { PayloadRequest } from 'payload';
import { lockAnyOrder, type AnyOrder, type OrderOf } from '@/data/any-order';
import { findLastChange, type LockedOrder } from '@/data/orders';
import type { OrderKind, OrderRef } from '@/domain/orders/order-ref';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import { userCan } from '@/lib/accounts/active-user';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { failure, type Failure } from '@/lib/result';

/** The change in the meantime: its author, its time, and the status now. */
export type OrderConflict = {
  /** 'System' where no person did; null where the activity log says nothing of it. */
  by: string | null;
  /** ISO time. */
  at: string;
  status: AnyStatus;
  /** The latest change set the status. */
  movedOn: boolean;
  revision: number;
};

type Conflict = Failure<'conflict', { conflict: OrderConflict }>;
export type LockRefusal = Conflict | Failure<'forbidden'> | Failure<'not_found'>;

/** An order of the shop to be changed, for whom, and from which state. */
export type LockOrder = {
  req: PayloadRequest;
  orderId: string;
  /** The revision the person saw; any if left out. */
  revision?: number;
};

/** The same of either kind: one of the shop where it is left out. */
export type OrderCall = LockOrder & { kind?: OrderKind };

export const refOf = ({ kind = 'shop', orderId }: OrderCall): OrderRef => ({ kind, orderId });

/**
 * Changes an order of either kind under lock, for staff, in a transaction of its own, if it is still at the revision the
 * person saw: the second of two such changes gets a conflict and writes nothing. A refusal of `work` rolls back.
 */
export const withAnyOrder = <Answer extends { ok: boolean }>(
  call: OrderCall,
  work: (session: Session, order: AnyOrder) => Promise<Answer>,
): Promise<Answer | LockRefusal> => withOrderOf(call, refOf(call), work);

/** The same of an order of the shop. */
export const withLockedOrder = <Answer extends { ok: boolean }>(
  call: LockOrder,
  work: (session: Session, order: LockedOrder) => Promise<Answer>,
): Promise<Answer | LockRefusal> => withOrderOf(call, { kind: 'shop', orderId: call.orderId }, work);

/** @param call with `mayChange` where others than staff may, as the caller has found. */
export async function withOrderOf<Kind extends OrderKind, Answer extends { ok: boolean }>(
  { req, revision, mayChange }: Pick<LockOrder, 'req' | 'revision'> & { mayChange?: boolean },
  ref: { kind: Kind; orderId: string },
  work: (session: Session, order: OrderOf<Kind>) => Promise<Answer>,
): Promise<Answer | LockRefusal> {
  if (!(mayChange ?? mayChangeOrders(req, ref.kind))) return failure('forbidden', 'You may not change orders.');
  return inTransactionUnlessRefused<Answer | LockRefusal>(req, async (session) => {
    const order = await lockAnyOrder(session, ref);
    if (!order) return failure('not_found', 'Order not found.');
    if (revision !== undefined && order.revision !== revision) return conflictOver(session, order);
    return work(session, order);
  });
}

export const mayChangeOrders = ({ user }: PayloadRequest, kind: OrderKind = 'shop'): boolean =>
  userCan(user, policyOf(kind).permission);

/** @param by who changed an order last; null where nobody knows. */
const changedMeanwhile = (by: string | null): string =>
  `${by ?? 'Someone'} changed this order in the meantime. None of your changes were saved.`;

/** Names who changed it last, where the activity log has that change. */
export async function conflictOver(session: Session, order: AnyOrder): Promise<Conflict> {
  const { status, revision } = order;
  const { by, at, action } = await findLastChange(session, order);
  const movedOn = action?.endsWith('.status-changed') ?? false;
  return failure('conflict', changedMeanwhile(by), {
    conflict: { by, at: at.toISOString(), status, movedOn, revision },
  });
}
