/** History of an order for the buyer: without changes that staff took back, and without their reasons. */
import { ORDER_STATUSES, type OrderStatus } from './order-status';

export type TimelineSources<Shipment> = {
  createdAt: string;
  changes: readonly { to: OrderStatus; at: string }[];
  refunds: readonly { amount: number; at: string }[];
  shipments: readonly (Shipment & { createdAt: string })[];
};

export type ShopperEvent<Shipment> = { at: string } & (
  | { kind: 'placed' }
  | { kind: 'status'; status: OrderStatus }
  | { kind: 'refund'; amount: number }
  | { kind: 'shipment'; shipment: Shipment }
);

export function shopperTimeline<Shipment>(sources: TimelineSources<Shipment>): ShopperEvent<Shipment>[] {
  const { createdAt, changes, refunds, shipments } = sources;
  const [first] = shipments;
  const events: ShopperEvent<Shipment>[] = [
    ...standing(changes).flatMap(({ to, at }) =>
      // A buyer with a parcel on its way knows that work began.
      to === 'pending' || (to === 'processing' && first && first.createdAt <= at)
        ? []
        : [{ kind: 'status' as const, status: to, at }],
    ),
    ...refunds.map(({ amount, at }) => ({ kind: 'refund' as const, amount, at })),
    ...shipments.map((shipment) => ({ kind: 'shipment' as const, shipment, at: shipment.createdAt })),
  ];
  events.sort((a, b) => a.at.localeCompare(b.at));
  return [{ kind: 'placed', at: createdAt }, ...events];
}

/** Drops changes undone by a later step back. A cancellation stays, as it was announced. */
function standing<Change extends { to: OrderStatus }>(changes: readonly Change[]): Change[] {
  const stay: Change[] = [];
  for (const change of changes) {
    if (change.to !== 'cancelled') {
      const place = ORDER_STATUSES.indexOf(change.to);
      for (let last = stay.at(-1); last && isReached(last.to, place); last = stay.at(-1)) stay.pop();
    }
    stay.push(change);
  }
  return stay;
}

const isReached = (status: OrderStatus, place: number) =>
  status !== 'cancelled' && ORDER_STATUSES.indexOf(status) >= place;
