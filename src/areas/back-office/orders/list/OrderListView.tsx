'use client';

import { PackageOpen, SearchX } from 'lucide-react';
import { noOrders, showingOrders } from '@/domain/orders/order-messages';
import { ORDER_STATUSES, SHOP_ORDERS } from '@/domain/orders/order-status';
import { EmptyState } from '@/ui/EmptyState';
import type { OrderList } from './load-orders';
import { isFiltered, type OrderFilters, orderQuery, ORDERS_PATH } from '../filters/order-filters';
import { ORDER_VIEW_COOKIE, type OrderView, orderViewText } from './order-view';
import { ListFooter } from '@/ui/list/ListFrame';
import { BulkBar } from '../bulk/BulkBar';
import { ListTools } from './ListTools';
import { OrderRecords } from './OrderRecords';
import { useCallback, useState } from 'react';
import { NOTHING_SELECTED, type OrderSelection, ticked } from '../filters/order-selection';

const YEAR_S = 365 * 24 * 60 * 60;

/** How someone looks at the orders, remembered by this browser. */
function useOrderView(remembered: OrderView): [OrderView, (view: OrderView) => void] {
  const [view, setView] = useState(remembered);
  function change(next: OrderView) {
    setView(next);
    remember(next);
  }
  return [view, change];
}

function remember(view: OrderView): void {
  document.cookie = `${ORDER_VIEW_COOKIE}=${orderViewText(view)}; path=${ORDERS_PATH}; max-age=${YEAR_S}; samesite=lax`;
}

const COUNTED = ORDER_STATUSES.filter((status) => status !== 'cancelled');

type OrderListViewProps = { first: OrderList; filters: OrderFilters; view: OrderView };

/** The orders down to the last one, and the footer with its counts over all orders. */
export function OrderListView({ first, filters, view: remembered }: OrderListViewProps) {
  const { counts, matching, until } = first;
  const query = new URLSearchParams([...new URLSearchParams(orderQuery(filters)), ['until', until]]).toString();
  const [view, setView] = useOrderView(remembered);
  const { selection, select, tick, start, stop } = useOrderSelection();
  return (
    <>
      {matching > 0 && (
        <ListTools
          filters={filters}
          view={view}
          onView={setView}
          selecting={selection !== undefined}
          onSelect={selection ? stop : start}
        />
      )}
      {matching > 0 ? (
        <div className="mb-5">
          <OrderRecords view={view} list={first} query={query} selection={selection} onTick={tick} />
        </div>
      ) : (
        <div className="card">
          <EmptyState {...noOrders(isFiltered(filters))} icon={isFiltered(filters) ? <SearchX /> : <PackageOpen />} />
        </div>
      )}
      <ListFooter>
        {selection && (
          <BulkBar filters={filters} matching={matching} selection={selection} onSelect={select} onClose={stop} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p className="font-medium text-ink">{showingOrders(matching, counts.total)}</p>
          <ul
            aria-label="All orders by status"
            className="flex flex-wrap gap-x-4 tabular-nums max-sm:gap-x-3 max-sm:text-xs"
          >
            {COUNTED.map((status) => (
              <li key={status}>{`${counts[status]} ${SHOP_ORDERS.labels[status].toLowerCase()}`}</li>
            ))}
          </ul>
        </div>
      </ListFooter>
    </>
  );
}

/** The orders that are ticked; undefined while nobody is selecting. */
function useOrderSelection() {
  const [selection, select] = useState<OrderSelection>();
  const tick = useCallback((id: string, on: boolean) => select((now) => now && ticked(now, id, on)), []);
  const start = useCallback(() => select(NOTHING_SELECTED), []);
  const stop = useCallback(() => select(undefined), []);
  return { selection, select, tick, start, stop };
}
