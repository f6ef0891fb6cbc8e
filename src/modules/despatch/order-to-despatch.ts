import type { PayloadRequest } from 'payload';
import type { OrderRef } from '@/domain/orders/order-ref';
import { statusOnceShipped, statusOnceWithdrawn, unshippable } from '@/domain/despatch/shipments';
import { shipmentText, type ShipmentFacts } from '@/domain/despatch/shipment-text';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import type { AnyOrder } from '@/data/any-order';
import { findRevision, touchOrder } from '@/data/orders';
import { recordOrderActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import type { Failure } from '@/lib/result';
import { refuseUnpaid } from '@/modules/invoices/refuse-unpaid';
import { awaitedApproval, changeStatus } from '@/modules/orders/status/change-status';
import { effectsOf } from '@/modules/orders/kinds/effects-of';
import { notifyBuyer } from '@/modules/orders/shared/notify-customer';
import { withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';

export type DespatchCall = OrderCall & OrderRef;

type Recorded = { change: 'made' | 'changed' | 'withdrawn'; before?: ShipmentFacts; after?: ShipmentFacts };

type ShippedData = { shipment: string; isUpdate?: boolean };

type OrderToDespatch = {
  whyNot: string | undefined;
  refuseUnpaid: (despiteUnpaid: boolean | undefined) => Promise<Failure<'payment_due'> | undefined>;
  isDelivered: boolean;
  isCollection: boolean;
  isCancelled: boolean;
  record: (recorded: Recorded) => Promise<void>;
  notify: (data: ShippedData) => Promise<void>;
  /** Updates its status and revision. @param open pieces that are left. @returns its revision. */
  onceShipped: (open: number) => Promise<number>;
  /** @param openBefore pieces that were left. */
  onceWithdrawn: (openBefore: number, reason: string) => Promise<number>;
  refuseReturned: (openBefore: number) => Promise<Failure<'not_possible'> | undefined>;
  onceTracked: () => Promise<number>;
};

export type DespatchRefusal = LockRefusal;

/** Changes shipments of an order of either kind under its lock, in one transaction; a refusal of `work` rolls back. */
export const withOrderToDespatch = <Answer extends { ok: boolean }>(
  call: DespatchCall,
  work: (session: Session, order: OrderToDespatch) => Promise<Answer>,
): Promise<Answer | DespatchRefusal> =>
  withAnyOrder(
    call,
    async (session, order) => work(session, await orderToDespatch(call.req, session, order)),
    'despatch:write',
  );

async function orderToDespatch(req: PayloadRequest, session: Session, order: AnyOrder): Promise<OrderToDespatch> {
  const { kind, id: orderId, status, isCollection } = order;
  const policy = policyOf(kind);
  async function follow(to: AnyStatus, reason?: string): Promise<number> {
    if (to === status) await touchOrder(session, order);
    const changed = await changeStatus(session, req, order, { to, reason, isPaymentChecked: true });
    if (!changed.ok) throw new Error(changed.message);
    return findRevision(session, orderId, kind);
  }
  return {
    whyNot: unshippable(order) ?? (await awaitedApproval(req, order)),
    refuseUnpaid: (despiteUnpaid) => refuseUnpaid(req, order, { step: 'despatch', despiteUnpaid }),
    isDelivered: policy.phases[status] === 'done',
    isCollection,
    isCancelled: status === 'cancelled',
    async record({ change, before, after }) {
      const comment = shipmentText({ tracking: '', ...before, ...after });
      await effectsOf(order).recordEvent(session, req, order, { type: `shipment_${change}`, comment });
      await recordOrderActivity(req, order, `shipment-${change}`, { before, after });
    },
    notify: (data) => notifyBuyer(session, order, 'order-shipped', data),
    onceShipped: (open) => follow(statusOnceShipped(policy, status, open)),
    onceWithdrawn: (openBefore, reason) => follow(statusOnceWithdrawn(policy, status, openBefore), reason),
    refuseReturned: (openBefore) =>
      effectsOf(order).refuseReturned(session, order, statusOnceWithdrawn(policy, status, openBefore)),
    onceTracked: () => follow(status),
  };
}
