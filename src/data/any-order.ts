import type { OrderKind } from '@/domain/orders/order-ref';
import type { Session } from '@/lib/database/sessions';
import { lockTeamOrder, type LockedTeamOrder } from './locked-team-order';
import { lockOrder, type LockedOrder } from './orders';

export type AnyOrder = LockedOrder | LockedTeamOrder;

export type OrderOf<Kind extends OrderKind> = Extract<AnyOrder, { kind: Kind }>;

const LOCKS: { [Kind in OrderKind]: (session: Session, id: string) => Promise<OrderOf<Kind> | undefined> } = {
  shop: lockOrder,
  team: lockTeamOrder,
};

/** The order, locked until the transaction ends; undefined where there is none. */
export const lockAnyOrder = <Kind extends OrderKind>(
  session: Session,
  { kind, orderId }: { kind: Kind; orderId: string },
): Promise<OrderOf<Kind> | undefined> => LOCKS[kind](session, orderId);
