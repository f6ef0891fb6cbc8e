import { ExternalLink } from 'lucide-react';
import { trackingLink, trackingText } from '@/domain/despatch/carriers';
import { namedPieces } from '@/domain/despatch/shipments';
import { formatAmount } from '@/domain/money/money';
import type { OrderStatus } from '@/domain/orders/order-status';
import type { ShopperEvent } from '@/domain/orders/shopper-timeline';
import { formatDateTime } from '@/domain/text/locale';
import { shopFormat } from '@/domain/text/shop-format';
import type { Shipment } from '@/data/shipments';

const STATUS_TITLES: Record<Exclude<OrderStatus, 'pending'>, string> = {
  processing: 'We started on your order',
  shipped: 'Everything is on its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

function titleOf(event: ShopperEvent<Shipment>): string {
  switch (event.kind) {
    case 'placed':
      return 'Order placed';
    case 'status':
      return STATUS_TITLES[event.status];
    case 'refund':
      return `${formatAmount(event.amount)} refunded`;
    case 'shipment':
      return `Parcel ${event.shipment.number} sent`;
  }
}

/** What happened to an order so far, with every parcel and where it can be followed; the oldest first. */
export function OrderTimeline({ events }: { events: readonly ShopperEvent<Shipment>[] }) {
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
              <p className="font-semibold wrap-anywhere">{titleOf(event)}</p>
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

/** The page’s own address is a key: no carrier is told of it. */
function Parcel({ shipment }: { shipment: Shipment }) {
  const link = trackingLink(shipment);
  const carried = trackingText(shipment);
  return (
    <div className="mt-1.5 text-sm">
      {carried && <p className="wrap-anywhere">{carried}</p>}
      {link && (
        <p>
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center gap-1.5 font-medium text-accent underline underline-offset-4"
          >
            Follow this parcel
            <ExternalLink aria-hidden className="size-4" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </p>
      )}
      <ul aria-label={`In parcel ${shipment.number}`} className="mt-1 text-ink-muted">
        {shipment.pieces.map((pieces) => (
          <li key={pieces.line} className="wrap-anywhere">
            {namedPieces(pieces)}
          </li>
        ))}
      </ul>
    </div>
  );
}
