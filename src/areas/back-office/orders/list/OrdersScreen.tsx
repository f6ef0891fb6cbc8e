'use client';

import type { ReactNode } from 'react';
import { ORDERS_TEXT } from '@/domain/orders/order-messages';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '@/domain/orders/order-status';
import {
  orderQuery,
  ORDERS_PATH,
  ordersHref,
  parseOrderFilters,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
  type OrderFilters,
  type PaymentStatus,
} from '../filters/order-filters';
import { FilterForm } from '@/ui/FilterForm';
import { choicesOf, FilterSelect, type Choice } from '@/ui/FilterSelect';
import { ListFrame } from '@/ui/ListFrame';
import { useUrlFilters } from '@/ui/use-url-filters';
import { FilterChips } from '../filters/FilterChips';
import { FilterPanel } from '../filters/FilterPanel';

const statusChoices: Choice<OrderFilters['status']>[] = [
  { value: 'all', label: ORDERS_TEXT.allStatuses },
  ...choicesOf(ORDER_STATUSES, ORDER_STATUS_LABELS),
];

const paymentChoices: Choice<PaymentStatus | 'all'>[] = [
  { value: 'all', label: 'Any payment' },
  ...choicesOf(PAYMENT_STATUSES, PAYMENT_STATUS_LABELS),
];

type OrdersScreenProps = {
  filters: OrderFilters;
  /** Of the product that is filtered by. */
  productName: string | undefined;
  children: ReactNode;
};

const hrefOf = (filters: OrderFilters) => ordersHref(parseOrderFilters(new URLSearchParams(orderQuery(filters))));

/** Search and filters over the list of orders; while another list is on its way, the old one stays, dimmed. */
export function OrdersScreen({ filters, productName, children }: OrdersScreenProps) {
  const { draft, loading, type, ask } = useUrlFilters(filters, hrefOf);
  const product = { productName: draft.product === filters.product ? productName : 'Chosen product' };
  return (
    <>
      <FilterForm
        action={ORDERS_PATH}
        label="Orders"
        searchLabel="Search orders"
        placeholder={ORDERS_TEXT.searchPlaceholder}
        search={draft.search}
        onType={type}
        onAsk={ask}
      >
        <FilterSelect
          name="status"
          label="Filter by status"
          value={draft.status}
          choices={statusChoices}
          onChange={(status) => ask({ status })}
          className="min-w-0 grow basis-0 sm:w-36 sm:grow-0 xl:w-44 sm:basis-auto"
        />
        <FilterSelect
          name="payment"
          label="Filter by payment"
          value={draft.payment ?? 'all'}
          choices={paymentChoices}
          onChange={(payment) => ask({ payment: payment === 'all' ? undefined : payment })}
          className="min-w-0 grow basis-0 sm:w-36 sm:grow-0 sm:basis-auto"
        />
        <FilterPanel filters={draft} {...product} onApply={ask} />
      </FilterForm>
      <FilterChips filters={draft} {...product} onChange={ask} />
      <ListFrame loading={loading} loadingText={ORDERS_TEXT.loading}>
        {children}
      </ListFrame>
    </>
  );
}
