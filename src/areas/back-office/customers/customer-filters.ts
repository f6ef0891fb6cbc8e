import { listUrl, type FiltersOf } from '@/lib/http/record-query';

export const CUSTOMERS_PATH = '/admin/customers';

export const CUSTOMER_SORTS = ['newest', 'name', 'orders', 'spent'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export const CUSTOMER_SORT_LABELS: Record<CustomerSort, string> = {
  newest: 'Newest first',
  name: 'Name',
  orders: 'Most orders',
  spent: 'Most spent',
};

const url = listUrl(CUSTOMERS_PATH, { sort: CUSTOMER_SORTS });
export const { parse: parseCustomerFilters, query: customerQuery, href: customersHref } = url;
export type CustomerFilters = FiltersOf<typeof url>;
export const customerHref = (id: string): string => `${CUSTOMERS_PATH}/${id}`;
