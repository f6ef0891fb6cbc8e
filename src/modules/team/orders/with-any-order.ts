import type { Payload, PayloadRequest } from 'payload';
import type { LockedOrder } from '@/data/orders';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { Session } from '@/lib/database/sessions';
import { withLockedOrder, type LockRefusal } from '@/modules/orders/status/lock-order';
import type { LockedTeamOrder } from '../data/lock-team-order';
import { withLockedTeamOrder, type TeamLockRefusal } from './with-locked-team-order';

/** Which order is changed, for whom, and from which state. */
export type OrderCall = {
  payload: Payload;
  req: PayloadRequest;
  /** One of the shop unless told. */
  kind?: OrderKind;
  orderId: string;
  /** The revision the person saw; any if left out. */
  revision?: number;
};

/** An order of either kind under lock. */
export type AnyOrder = LockedOrder | LockedTeamOrder;

export type AnyLockRefusal = LockRefusal | TeamLockRefusal;

/** Changes an order of either kind under its lock, in one transaction; a refusal of `work` rolls back. */
export const withAnyOrder = <Answer extends { ok: boolean }>(
  call: OrderCall,
  work: (session: Session, order: AnyOrder) => Promise<Answer>,
): Promise<Answer | AnyLockRefusal> =>
  call.kind === 'team' ? withLockedTeamOrder(call, work) : withLockedOrder(call, work);
