import { isCollected } from '@/domain/delivery/promise';
import type { OrderRef } from '@/domain/orders/order-ref';
import { statusOnceShipped, statusOnceWithdrawn, unshippable } from '@/domain/despatch/shipments';
import { shipmentText, type ShipmentFacts } from '@/domain/despatch/shipment-text';
import type { OrderStatus } from '@/domain/orders/order-status';
import { findRevision, touchOrder, type LockedOrder } from '@/data/orders';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { queueMail } from '@/lib/mail/queue';
import type { Failure } from '@/lib/result';
import { refuseUnpaid } from '@/modules/invoices/refuse-unpaid';
import { awaitedApproval } from '@/modules/orders/status/awaited-approval';
import { notifyCustomer } from '@/modules/orders/shared/notify-customer';
import { changeOrderStatus } from '@/modules/orders/status/change-order-status';
import { type LockedTeamOrder, recordTeamOrderEvent } from '@/modules/team/data/lock-team-order';
import { withAnyOrder, type AnyLockRefusal, type OrderCall } from '@/modules/team/orders/with-any-order';

/** Which order despatch changes, for whom, and from which state. */
export type DespatchCall = OrderCall & OrderRef;

type Recorded = { change: 'made' | 'changed' | 'withdrawn'; before?: ShipmentFacts; after?: ShipmentFacts };

/** What `order-shipped` is written from besides the order. */
type Told = { shipment: string; isUpdate?: boolean };

/** An order under lock, with what follows from its shipments in the way of its kind. */
export type OrderToDespatch = {
  /** Why none of it may be shipped now; undefined where it may. */
  whyNot: string | undefined;
  /** Why it waits for money, unless whoever ships it goes on all the same. */
  refuseUnpaid: (despiteUnpaid: boolean | undefined) => Promise<Failure<'payment_due'> | undefined>;
  isDelivered: boolean;
  /** It is fetched, so that nothing of it is sent. */
  isCollection: boolean;
  isCancelled: boolean;
  /** Writes into its history. */
  record: (recorded: Recorded) => Promise<void>;
  /** Emails whoever ordered it. */
  tell: (told: Told) => Promise<void>;
  /** Its status follows, and it counts as changed. @param open pieces that are left. @returns its revision. */
  onceShipped: (open: number) => Promise<number>;
  /** @param openBefore pieces that were left. */
  onceWithdrawn: (openBefore: number, reason: string) => Promise<number>;
  onceTracked: () => Promise<number>;
};

export type DespatchRefusal = AnyLockRefusal;

/** Changes shipments of an order of either kind under its lock, in one transaction; a refusal of `work` rolls back. */
export const withOrderToDespatch = <Answer extends { ok: boolean }>(
  call: DespatchCall,
  work: (session: Session, order: OrderToDespatch) => Promise<Answer>,
): Promise<Answer | DespatchRefusal> =>
  withAnyOrder(call, async (session, order) =>
    work(session, order.kind === 'shop' ? await shopOrder(call, session, order) : teamOrder(call, session, order)),
  );

/** The first piece makes it processing, the last one shipped. */
async function shopOrder(call: DespatchCall, session: Session, order: LockedOrder): Promise<OrderToDespatch> {
  const { req, orderId } = call;
  async function follow(to: OrderStatus, reason?: string): Promise<number> {
    if (to === order.status) await touchOrder(session, order);
    const changed = await changeOrderStatus(session, req, order, { to, reason, isPaymentChecked: true });
    if (!changed.ok) throw new Error(changed.message);
    return findRevision(session, orderId);
  }
  return {
    whyNot: unshippable(order) ?? (await awaitedApproval(req, order)),
    refuseUnpaid: (despiteUnpaid) => refuseUnpaid(req, order, { step: 'despatch', despiteUnpaid }),
    isDelivered: order.status === 'delivered',
    isCollection: order.isCollection,
    isCancelled: order.status === 'cancelled',
    record: ({ change, before, after }) => recordOrderActivity(req, order, `shipment-${change}`, { before, after }),
    tell: (told) => notifyCustomer(session, order, 'order-shipped', told),
    onceShipped: (open) => follow(statusOnceShipped(order.status, open)),
    onceWithdrawn: (openBefore, reason) => follow(statusOnceWithdrawn(order.status, openBefore), reason),
    onceTracked: () => follow(order.status),
  };
}

/** Its status stays: that everything has arrived is for staff to say. */
function teamOrder(call: DespatchCall, session: Session, order: LockedTeamOrder): OrderToDespatch {
  const { req, orderId } = call;
  async function touched(): Promise<number> {
    await touchOrder(session, order);
    return findRevision(session, orderId, 'team');
  }
  return {
    whyNot: unshippable({ ...order, isCollection: isCollected(order) }),
    refuseUnpaid: (despiteUnpaid) => refuseUnpaid(req, order, { step: 'despatch', despiteUnpaid }),
    isDelivered: order.status === 'delivered',
    isCollection: isCollected(order),
    isCancelled: order.status === 'cancelled',
    async record({ change, before, after }) {
      const comment = shipmentText({ tracking: '', ...before, ...after });
      await recordTeamOrderEvent(session, req, { teamId: order.teamId, orderId, type: `shipment_${change}`, comment });
      await recordOrderActivity(req, order, `shipment-${change}`, { before, after });
    },
    async tell(told) {
      if (!order.email) return;
      await queueMail(session, [{ to: order.email, template: 'order-shipped', data: { ...told, orderId } }]);
    },
    onceShipped: touched,
    onceWithdrawn: touched,
    onceTracked: touched,
  };
}
