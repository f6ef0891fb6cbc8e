'use client';

import type { ReactNode } from 'react';
import { ORDERS_TEXT } from '@/domain/orders/order-messages';
import { PAYMENT_STATE_LABELS, type PaymentState } from '@/domain/orders/payment-state';
import { ORDER_KINDS, type OrderKind } from '@/domain/orders/order-ref';
import { policyOf } from '@/domain/orders/policies';
import {
  ALL_ORDERS,
  NO_DETAILS,
  ORDER_LISTS,
  orderQuery,
  ORDERS_PATH,
  ordersHref,
  parseOrderFilters,
  type OrderFilters,
} from '../filters/order-filters';
import { choicesOf, type Choice } from '@/ui/choices';
import { FilterSelect } from '@/ui/list/FilterSelect';
import { ListFilters } from '@/ui/list/ListFilters';
import { Segments } from '@/ui/Segments';
import { rememberedLayout } from './remembered-view';
import { FilterChips } from '../filters/FilterChips';
import { FilterPanel } from '../filters/FilterPanel';

type OrdersScreenProps = {
  filters: OrderFilters;
  productName: string | undefined;
  children: ReactNode;
};

const hrefOf = (filters: OrderFilters) => ordersHref(parseOrderFilters(new URLSearchParams(orderQuery(filters))));

export function OrdersScreen({ filters, productName, children }: OrdersScreenProps) {
  const productIn = (draft: OrderFilters) => ({
    productName: draft.product === filters.product ? productName : 'Chosen product',
  });
  const policy = policyOf(filters.kind);
  const { searchPlaceholder, paymentStates } = ORDER_LISTS[filters.kind];
  const statusChoices: Choice<OrderFilters['status']>[] = [
    { value: 'all', label: ORDERS_TEXT.allStatuses },
    ...choicesOf(policy.statuses, policy.labels),
  ];
  const paymentChoices: Choice<PaymentState | 'all'>[] = [
    { value: 'all', label: 'Any payment' },
    ...choicesOf(paymentStates, PAYMENT_STATE_LABELS),
  ];
  return (
    <ListFilters
      label="Orders"
      path={ORDERS_PATH}
      filters={filters}
      hrefOf={hrefOf}
      search={{ label: 'Search orders', placeholder: searchPlaceholder }}
      layout="columns"
      tabs={(draft, ask) => (
        <KindTabs
          kind={draft.kind}
          onChange={(kind) => ask({ ...ALL_ORDERS, ...NO_DETAILS, payment: undefined, kind })}
        />
      )}
      selects={[
        {
          name: 'status',
          label: 'Filter by status',
          choices: statusChoices,
          className: 'min-w-0 md:w-36 xl:w-44',
        },
      ]}
      controls={(draft, ask) => (
        <>
          {/* For a search before hydration. */}
          <input type="hidden" name="kind" value={draft.kind} />
          <FilterSelect
            name="payment"
            label="Filter by payment"
            value={draft.payment ?? 'all'}
            choices={paymentChoices}
            onChange={(payment) => ask({ payment: payment === 'all' ? undefined : payment })}
            className="min-w-0 md:w-36"
          />
          <FilterPanel filters={draft} {...productIn(draft)} onApply={ask} />
        </>
      )}
      under={(draft, ask) => <FilterChips filters={draft} {...productIn(draft)} onChange={ask} />}
      viewLayout={rememberedLayout}
      loadingText={ORDERS_TEXT.loading}
    >
      {children}
    </ListFilters>
  );
}

const KindTabs = ({ kind, onChange }: { kind: OrderKind; onChange: (kind: OrderKind) => void }) => (
  <Segments
    legend="Orders of"
    hideLegend
    className="mb-4 w-max dense:mb-2 dense:[&_label]:min-h-8.5"
    options={ORDER_KINDS.map((value) => ({ value, label: ORDER_LISTS[value].tab }))}
    value={kind}
    onValueChange={(value) => onChange(ORDER_KINDS.find((known) => known === value) ?? kind)}
  />
);
