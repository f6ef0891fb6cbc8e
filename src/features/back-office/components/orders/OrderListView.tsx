'use client';

import { PackageOpen, SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { noOrders, ORDERS_TEXT, showingOrders } from '@/domain/order-messages';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import type { OrderList } from '../../operations/load-orders';
import { isFiltered, type OrderFilters } from '../../rules/order-filters';
import { OrderCard } from './OrderCard';
import { useOrderList } from './use-order-list';

const counted = ['pending', 'processing', 'shipped', 'delivered'] as const;

/** The orders, more of them as the reader scrolls, and the footer with its counts over all orders (spec §2). */
export function OrderListView({ first, filters }: { first: OrderList; filters: OrderFilters }) {
  const { orders, next, loading, failed, loadMore } = useOrderList(first, filters);
  const { counts, matching } = first;
  return (
    <>
      {orders.length > 0 ? (
        <ul aria-label="Orders" className="mb-5 space-y-2.5">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="card">
          <EmptyState {...noOrders(isFiltered(filters))} icon={isFiltered(filters) ? <SearchX /> : <PackageOpen />} />
        </div>
      )}
      {next && <MoreOrders loading={loading} waiting={failed} onLoad={loadMore} />}
      <footer className="sticky bottom-0 z-10 -mx-gutter mt-auto -mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line bg-surface-sunken px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm text-ink-muted sm:-mb-8">
        <p className="font-medium text-ink">{showingOrders(matching, counts.total)}</p>
        <ul
          aria-label="All orders by status"
          className="flex flex-wrap gap-x-4 tabular-nums max-sm:gap-x-3 max-sm:text-xs"
        >
          {counted.map((status) => (
            <li key={status}>{`${counts[status]} ${status}`}</li>
          ))}
        </ul>
      </footer>
    </>
  );
}

type MoreOrdersProps = { loading: boolean; waiting: boolean; onLoad: () => void };

/** Asks for the next step when it comes near the screen; the button does the same by hand, and after a failure alone. */
function MoreOrders({ loading, waiting, onLoad }: MoreOrdersProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || loading || waiting) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(), { rootMargin: '600px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [loading, waiting, onLoad]);
  return (
    <div ref={place} className="flex justify-center py-5">
      <Button variant="outline" size="sm" loading={loading} onClick={onLoad}>
        {loading ? ORDERS_TEXT.loading : 'Load more'}
      </Button>
    </div>
  );
}
