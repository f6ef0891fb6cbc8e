'use client';

import type { ReactNode } from 'react';
import { ORDERS_TEXT } from '@/domain/order-messages';
import { isOrderStatus, ORDER_STATUS_LABELS, ORDER_STATUSES } from '@/domain/order-status';
import { cn } from '@/ui/cn';
import { Spinner } from '@/ui/Spinner';
import { ORDERS_PATH, type OrderFilters } from '../../rules/order-filters';
import { CompactSelect } from '../CompactSelect';
import { SearchBox } from '../SearchBox';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { useOrderFilters } from './use-order-filters';

type OrdersScreenProps = {
  filters: OrderFilters;
  /** Of the product that is filtered by. */
  productName: string | undefined;
  children: ReactNode;
};

/** Search and filters over the list of orders; while another list is on its way, the old one stays, dimmed. */
export function OrdersScreen({ filters, productName, children }: OrdersScreenProps) {
  const { draft, loading, type, ask } = useOrderFilters(filters);
  const product = { productName: draft.product === filters.product ? productName : 'Chosen product' };
  return (
    <>
      <form
        action={ORDERS_PATH}
        role="search"
        aria-label="Orders"
        className="mb-4 flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <SearchBox
          label="Search orders"
          placeholder={ORDERS_TEXT.searchPlaceholder}
          value={draft.search}
          onChange={type}
          className="basis-full sm:grow sm:basis-72"
        />
        <CompactSelect
          name="status"
          aria-label="Filter by status"
          value={draft.status}
          onChange={({ target }) => ask({ status: isOrderStatus(target.value) ? target.value : 'all' })}
          className="grow sm:w-44 sm:grow-0"
        >
          <option value="all">{ORDERS_TEXT.allStatuses}</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {ORDER_STATUS_LABELS[status]}
            </option>
          ))}
        </CompactSelect>
        <FilterPanel filters={draft} {...product} onApply={ask} />
      </form>
      <FilterChips filters={draft} {...product} onChange={ask} />
      <div className="relative flex grow flex-col">
        {loading && (
          <p
            role="status"
            className="absolute inset-x-0 top-6 z-20 mx-auto flex w-max animate-overlay-in items-center gap-2.5 rounded-full border border-line bg-surface-raised px-4 py-2 text-sm shadow-card"
          >
            <Spinner />
            {ORDERS_TEXT.loading}
          </p>
        )}
        <div
          aria-busy={loading || undefined}
          className={cn('flex grow flex-col transition-opacity duration-150', loading && 'opacity-45')}
        >
          {children}
        </div>
      </div>
    </>
  );
}
