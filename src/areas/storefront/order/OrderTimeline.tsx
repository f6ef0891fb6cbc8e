import { formatAmount } from '@/domain/money/money';
import { shopperTexts } from '@/domain/orders/order-status';
import type { ShopperEvent } from '@/domain/orders/shopper-timeline';
import type { Shipment } from '@/data/shipments';
import { Parcel } from '@/modules/despatch/components/Parcel';
import { Timeline } from '@/modules/orders/components/Timeline';

function titleOf(event: ShopperEvent<Shipment>, isCollection: boolean): string {
  switch (event.kind) {
    case 'placed':
      return 'Order placed';
    case 'status':
      return shopperTexts(event.status, isCollection).event;
    case 'refund':
      return `${formatAmount(event.amount)} refunded`;
    case 'shipment':
      return `Parcel ${event.shipment.number} ${isCollection ? 'ready to collect' : 'sent'}`;
  }
}

type OrderTimelineProps = {
  events: readonly ShopperEvent<Shipment>[];
  /** True if the customer collects it. */
  isCollection: boolean;
};

/** Events of an order with parcels and tracking, oldest first. */
export function OrderTimeline({ events, isCollection }: OrderTimelineProps) {
  return (
    <section aria-labelledby="order-timeline" className="mt-6 border-t border-line pt-5">
      <h3 id="order-timeline" className="mb-4 text-lg">
        Timeline
      </h3>
      <Timeline
        entries={events.map((event, index) => ({
          ...{ id: String(index), at: event.at, kind: event.kind, title: titleOf(event, isCollection) },
          ...{ details: [], by: null, children: event.kind === 'shipment' && <Parcel shipment={event.shipment} /> },
        }))}
      />
    </section>
  );
}
