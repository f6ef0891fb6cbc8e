'use client';

import type { ReactNode } from 'react';
import { ORDERS_TEXT } from '@/domain/orders/order-messages';
import type { PaymentState } from '@/domain/orders/order-edit';
import { SHOP_ORDERS, ORDER_STATUSES } from '@/domain/orders/order-status';
import {
  orderQuery,
  ORDERS_PATH,
  ordersHref,
  parseOrderFilters,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
  type OrderFilters,
} from '../filters/order-filters';
import { choicesOf, type Choice } from '@/ui/choices';
import { FilterSelect } from '@/ui/list/FilterSelect';
import { ListFilters } from '@/ui/list/ListFilters';
import { FilterChips } from '../filters/FilterChips';
import { FilterPanel } from '../filters/FilterPanel';

const statusChoices: Choice<OrderFilters['status']>[] = [
  { value: 'all', label: ORDERS_TEXT.allStatuses },
  ...choicesOf(ORDER_STATUSES, SHOP_ORDERS.labels),
];

const paymentChoices: Choice<PaymentState | 'all'>[] = [
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

/** Search and filters over the orders, which come once they are read. */
export function OrdersScreen({ filters, productName, children }: OrdersScreenProps) {
  const productIn = (draft: OrderFilters) => ({
    productName: draft.product === filters.product ? productName : 'Chosen product',
  });
  return (
    <ListFilters
      label="Orders"
      path={ORDERS_PATH}
      filters={filters}
      hrefOf={hrefOf}
      search={{ label: 'Search orders', placeholder: ORDERS_TEXT.searchPlaceholder }}
      selects={[
        {
          name: 'status',
          label: 'Filter by status',
          choices: statusChoices,
          className: 'min-w-0 grow basis-0 sm:w-36 sm:grow-0 xl:w-44 sm:basis-auto',
        },
      ]}
      controls={(draft, ask) => (
        <>
          <FilterSelect
            name="payment"
            label="Filter by payment"
            value={draft.payment ?? 'all'}
            choices={paymentChoices}
            onChange={(payment) => ask({ payment: payment === 'all' ? undefined : payment })}
            className="min-w-0 grow basis-0 sm:w-36 sm:grow-0 sm:basis-auto"
          />
          <FilterPanel filters={draft} {...productIn(draft)} onApply={ask} />
        </>
      )}
      under={(draft, ask) => <FilterChips filters={draft} {...productIn(draft)} onChange={ask} />}
      loadingText={ORDERS_TEXT.loading}
    >
      {children}
    </ListFilters>
  );
}
