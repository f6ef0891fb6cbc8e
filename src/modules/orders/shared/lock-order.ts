import type { PayloadRequest } from 'payload';
import { lockAnyOrder, type AnyOrder, type OrderOf } from '@/data/any-order';
import { findLastChange, type LockedOrder } from '@/data/orders';
import type { OrderKind, OrderRef } from '@/domain/orders/order-ref';
import type { AnyStatus } from '@/domain/orders/policies';
import type { Permission } from '@/domain/staff/permissions';
import { may } from '@/lib/accounts/active-user';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { failure, type Failure } from '@/lib/result';

export type OrderConflict = {
  /** 'System' if no person did; null if the activity log does not say. */
  by: string | null;
  at: string;
  status: AnyStatus;
  /** True if the latest change set the status. */
  movedOn: boolean;
  revision: number;
};

type Conflict = Failure<'conflict', { conflict: OrderConflict }>;
export type LockRefusal = Conflict | Failure<'forbidden'> | Failure<'not_found'>;

export type LockOrder = {
  req: PayloadRequest;
  orderId: string;
  /** Revision that the person saw; any if undefined. */
  revision?: number;
};

/** Shop order if `kind` is undefined. */
export type OrderCall = LockOrder & { kind?: OrderKind };

export const refOf = ({ kind = 'shop', orderId }: OrderCall): OrderRef => ({ kind, orderId });

/** In its own transaction. A revision other than the one seen is a conflict; a refusal of `work` rolls back. */
export const withAnyOrder = <Answer extends { ok: boolean }>(
  call: OrderCall,
  work: (session: Session, order: AnyOrder) => Promise<Answer>,
  permission: Permission = 'orders:write',
): Promise<Answer | LockRefusal> =>
  withOrderOf({ ...call, mayChange: may(call.req.user, permission) }, refOf(call), work);

export const withLockedOrder = <Answer extends { ok: boolean }>(
  call: LockOrder,
  work: (session: Session, order: LockedOrder) => Promise<Answer>,
  permission: Permission = 'orders:write',
): Promise<Answer | LockRefusal> =>
  withOrderOf({ ...call, mayChange: may(call.req.user, permission) }, { kind: 'shop', orderId: call.orderId }, work);

export async function withOrderOf<Kind extends OrderKind, Answer extends { ok: boolean }>(
  { req, revision, mayChange }: Pick<LockOrder, 'req' | 'revision'> & { mayChange: boolean },
  ref: { kind: Kind; orderId: string },
  work: (session: Session, order: OrderOf<Kind>) => Promise<Answer>,
): Promise<Answer | LockRefusal> {
  if (!mayChange) return failure('forbidden', MAY_NOT);
  return inTransactionUnlessRefused<Answer | LockRefusal>(req, async (session) => {
    const order = await lockAnyOrder(session, ref);
    if (!order) return failure('not_found', 'Order not found.');
    if (revision !== undefined && order.revision !== revision) return conflictOver(session, order);
    return work(session, order);
  });
}

/** The same for several orders, locked in one sequence everywhere; `work` gets them as they were given. */
export async function withOrders<Answer extends { ok: boolean }>(
  req: PayloadRequest,
  wanted: readonly (OrderRef & Pick<LockOrder, 'revision'>)[],
  work: (session: Session, orders: AnyOrder[]) => Promise<Answer>,
  permission: Permission = 'orders:write',
): Promise<Answer | LockRefusal> {
  if (!may(req.user, permission)) return failure('forbidden', MAY_NOT);
  return inTransactionUnlessRefused<Answer | LockRefusal>(req, async (session) => {
    const locked = new Map<string, AnyOrder>();
    const sequence = wanted.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.orderId.localeCompare(b.orderId));
    for (const { revision, ...ref } of sequence) {
      const order = await lockAnyOrder(session, ref);
      if (!order) return failure('not_found', 'Order not found.');
      if (revision !== undefined && order.revision !== revision) return conflictOver(session, order);
      locked.set(ref.orderId, order);
    }
    return work(
      session,
      wanted.flatMap(({ orderId }) => locked.get(orderId) ?? []),
    );
  });
}

export const MAY_NOT = 'Your role does not allow this change of orders.';

/** @param by last editor; null if unknown. */
const changedMeanwhile = (by: string | null): string =>
  `${by ?? 'Someone'} changed this order in the meantime. None of your changes were saved.`;

export async function conflictOver(session: Session, order: AnyOrder): Promise<Conflict> {
  const { status, revision } = order;
  const { by, at, action } = await findLastChange(session, order);
  const movedOn = action?.endsWith('.status-changed') ?? false;
  return failure('conflict', changedMeanwhile(by), {
    conflict: { by, at: at.toISOString(), status, movedOn, revision },
  });
}
