import type { PayloadRequest } from 'payload';
import type { OrderOf } from '@/data/any-order';
import { findRevision } from '@/data/orders';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { AnyStatus } from '@/domain/orders/policies';
import { recordOrderActivity } from '@/lib/activity';
import type { Row } from '@/lib/database/parameters';
import type { Session } from '@/lib/database/sessions';
import type { Failure, Success } from '@/lib/result';
import { refuseCredited } from '@/modules/invoices/issue-invoice';
import { updateOrder, type ChangedGoods } from '../data/order-edits';
import { invoiceChange } from '../invoice-change';
import { may } from '@/lib/accounts/active-user';
import { effectsOf } from '../kinds/effects-of';
import { refuseOtherTotal, type PricesChanged } from '../placing/refuse-other-total';
import { voidProofs } from '../proofs/void-proofs';
import { conflictOver, withOrderOf, type LockRefusal } from '../shared/lock-order';
import { changeStatus, type StatusRefusal } from '../status/change-status';

type Edit<Order> = {
  difference: { before: object; after: object };
  /** For the history that the buyer reads. */
  comment?: string;
  row: Row;
  goods?: ChangedGoods;
  /** True if its proofs no longer show what is made. */
  isMadeAnew: boolean;
  changed: Order;
  backTo?: AnyStatus;
  notify?: () => Promise<void>;
};

type ApplyEdit<Kind extends OrderKind, Refused, Details> = {
  req: PayloadRequest;
  kind: Kind;
  orderId: string;
  /** Default: true for staff who may change orders of the kind. */
  mayChange?: boolean;
  revision: number;
  /** Revision that the plan was made from; undefined if there is no such order. */
  plannedFrom: number | undefined;
  expectedTotal?: number;
  totalAmount: number;
  /** Returned with the refusal of another total. */
  details?: Details;
  conflict?: (session: Session, order: OrderOf<Kind>) => Promise<Refused>;
  refuse: (order: OrderOf<Kind>) => Refused | undefined;
  /** Returns undefined if nothing changes. */
  edit: (session: Session, order: OrderOf<Kind>) => Promise<Edit<OrderOf<Kind>> | Refused | undefined>;
};

type Edited = Success<{ revision: number; totalAmount: number }>;

/** Refuses another revision or total than the form’s. Planned before, as a plan needs a connection of its own. */
export function applyEdit<Kind extends OrderKind, Refused extends Failure, Details extends object = object>(
  call: ApplyEdit<Kind, Refused, Details>,
): Promise<Edited | Refused | LockRefusal | StatusRefusal | PricesChanged<Details> | Failure<'not_possible'>> {
  const { req, kind, orderId, mayChange, revision, plannedFrom, totalAmount, conflict = conflictOver } = call;
  const ref = { kind, orderId };
  return withOrderOf<
    Kind,
    Edited | Refused | LockRefusal | StatusRefusal | PricesChanged<Details> | Failure<'not_possible'>
  >({ req, mayChange: mayChange ?? may(req.user, 'orders:write') }, ref, async (session, order) => {
    if (order.revision !== revision || plannedFrom !== revision) return conflict(session, order);
    const refusal = call.refuse(order) ?? refuseOtherTotal(call.expectedTotal, totalAmount, call.details);
    if (refusal) return refusal;
    const edit = await call.edit(session, order);
    if (!edit) return { ok: true, revision, totalAmount };
    if ('ok' in edit) return edit;
    const { difference, comment, row, goods, changed, backTo } = edit;
    await effectsOf(order).recordEvent(session, req, order, { type: 'edited', comment });
    await updateOrder(session, ref, row, goods);
    const overCredited = order.creditedAmount > 0 ? await refuseCredited(session, ref) : undefined;
    if (overCredited) return overCredited;
    if (edit.isMadeAnew) await voidProofs(session, req, order);
    await recordOrderActivity(req, order, 'edited', difference);
    if (backTo) {
      const moved = await changeStatus(session, req, changed, { to: backTo });
      if (!moved.ok) return moved;
    } else await invoiceChange(session, changed);
    await edit.notify?.();
    return { ok: true, revision: await findRevision(session, orderId, kind), totalAmount };
  });
}
