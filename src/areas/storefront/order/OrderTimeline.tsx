import { formatAmount } from '@/domain/money/money';
import { shopperTexts } from '@/domain/orders/order-status';
import type { ShopperEvent } from '@/domain/orders/shopper-timeline';
import { formatDateTime } from '@/domain/text/locale';
import { shopFormat } from '@/domain/text/shop-format';
import type { Shipment } from '@/data/shipments';
import { Parcel } from '@/modules/despatch/components/Parcel';

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
  /** Its customer fetches it. */
  isCollection: boolean;
};

/** What happened to an order so far, with every parcel and where it can be followed; the oldest first. */
export function OrderTimeline({ events, isCollection }: OrderTimelineProps) {
  return (
    <section aria-labelledby="order-timeline" className="mt-6 border-t border-line pt-5">
      <h3 id="order-timeline" className="mb-4 text-lg">
        Timeline
      </h3>
      <ol>
        {events.map((event, index) => (
          <li key={index} className="group relative flex gap-4 pb-5 last:pb-0">
            <span aria-hidden className="absolute top-3 bottom-0 left-1.25 w-px bg-line group-last:hidden" />
            <span
              aria-hidden
              className="relative mt-1.5 size-2.75 shrink-0 rounded-full border-2 border-line-strong bg-surface-raised group-last:border-brand group-last:bg-brand"
            />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{titleOf(event, isCollection)}</p>
              <p className="text-sm text-ink-muted">
                <time dateTime={event.at}>{formatDateTime(event.at, shopFormat().timeZone)}</time>
              </p>
              {event.kind === 'shipment' && <Parcel shipment={event.shipment} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
