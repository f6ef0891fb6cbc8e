import { flowOf } from '@/domain/orders/order-policy';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { TEAM_ORDER_EVENTS } from '@/domain/teams/team-order-events';
import { LocalDate } from '@/ui/LocalDate';
import type { OrderEvent } from '../../data/team-order';

function whatHappened({ type, from, to }: OrderEvent, isCollection: boolean): string {
  const { labels } = flowOf(TEAM_ORDERS, isCollection);
  return type === 'status_changed' && from && to ? `${labels[from]} → ${labels[to]}` : TEAM_ORDER_EVENTS[type];
}

type OrderHistoryProps = {
  events: OrderEvent[];
  /** The team fetches it. */
  isCollection: boolean;
  /** What staff are called; by their own names where it is left out. */
  shopName?: string;
};

/** Who did what to an order and when; the newest first. */
export function OrderHistory({ events, isCollection, shopName }: OrderHistoryProps) {
  return (
    <section aria-labelledby="history-title" className="card card-md text-sm">
      <h2 id="history-title" className="mb-4 text-subheading">
        History
      </h2>
      {events.length === 0 ? (
        <p className="text-ink-muted">Nothing has been recorded for this order.</p>
      ) : (
        <ol className="space-y-4 border-l-2 border-line pl-4">
          {events.toReversed().map((event) => (
            <li
              key={event.id}
              className="relative before:absolute before:top-1.5 before:-left-[1.3125rem] before:size-2 before:rounded-full before:bg-line-strong first:before:bg-brand"
            >
              <p className="font-medium">{whatHappened(event, isCollection)}</p>
              {event.comment && (
                <p className="mt-0.5 whitespace-pre-line wrap-anywhere">
                  {event.type.startsWith('shipment_') ? event.comment : `“${event.comment}”`}
                </p>
              )}
              <p className="mt-0.5 text-ink-muted">
                <LocalDate iso={event.createdAt} withTime onShopClock /> · {(event.byStaff && shopName) || event.byName}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
