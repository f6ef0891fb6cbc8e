'use client';

import { PackageOpen, SearchX } from 'lucide-react';
import { noOrders, showingOrders } from '@/domain/order-messages';
import { EmptyState } from '@/ui/EmptyState';
import type { OrderList } from '../../operations/load-orders';
import { isFiltered, orderQuery, ORDERS_PATH, type OrderFilters } from '../../rules/order-filters';
import { isSelected } from '../../rules/order-selection';
import { ListFooter } from '@/ui/ListFrame';
import { RecordRows } from '@/ui/RecordRows';
import { BulkBar } from './BulkBar';
import { ListTools } from './ListTools';
import { OrderCard } from './OrderCard';
import { useOrderSelection } from './use-order-selection';

const counted = ['pending', 'processing', 'shipped', 'delivered'] as const;

/** The orders down to the last one, and the footer with its counts over all orders (spec §2). */
export function OrderListView({ first, filters }: { first: OrderList; filters: OrderFilters }) {
  const { orders, counts, matching, until } = first;
  const query = new URLSearchParams([...new URLSearchParams(orderQuery(filters)), ['until', until]]).toString();
  const { selection, select, tick, start, stop } = useOrderSelection();
  return (
    <>
      {matching > 0 && (
        <ListTools filters={filters} selecting={selection !== undefined} onSelect={selection ? stop : start} />
      )}
      {matching > 0 ? (
        <div className="mb-5">
          <RecordRows
            label="Orders"
            path={`${ORDERS_PATH}/list`}
            query={query}
            total={matching}
            first={orders}
            estimatedHeight={90}
            failure="Failed to load orders"
          >
            {(order) => (
              <OrderCard order={order} selected={selection && isSelected(selection, order.id)} onSelect={tick} />
            )}
          </RecordRows>
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
            {counted.map((status) => (
              <li key={status}>{`${counts[status]} ${status}`}</li>
            ))}
          </ul>
        </div>
      </ListFooter>
    </>
  );
}
