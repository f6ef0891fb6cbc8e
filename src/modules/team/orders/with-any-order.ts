import type { Payload, PayloadRequest } from 'payload';
import { lockOrder, type LockedOrder } from '@/data/orders';
import type { OrderKind, OrderRef } from '@/domain/orders/order-ref';
import type { Session } from '@/lib/database/sessions';
import { withLockedOrder, type LockRefusal } from '@/modules/orders/shared/lock-order';
import { lockTeamOrder, type LockedTeamOrder } from '../data/lock-team-order';
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

export const refOf = ({ kind = 'shop', orderId }: OrderCall): OrderRef => ({ kind, orderId });

/** An order of either kind under lock. */
export type AnyOrder = LockedOrder | LockedTeamOrder;

export type AnyLockRefusal = LockRefusal | TeamLockRefusal;

/** The order of either kind, locked until the transaction ends; undefined where there is none. */
export const lockAnyOrder = (session: Session, { kind, orderId }: OrderRef): Promise<AnyOrder | undefined> =>
  kind === 'team' ? lockTeamOrder(session, orderId) : lockOrder(session, orderId);

/** Changes an order of either kind under its lock, in one transaction; a refusal of `work` rolls back. */
export const withAnyOrder = <Answer extends { ok: boolean }>(
  call: OrderCall,
  work: (session: Session, order: AnyOrder) => Promise<Answer>,
): Promise<Answer | AnyLockRefusal> =>
  call.kind === 'team' ? withLockedTeamOrder(call, work) : withLockedOrder(call, work);
