/** What /admin/customers can be asked for, read from its URL and written back to it. */
import { choiceIn, hrefOf, queryOf, searchIn } from '@/lib/http/record-query';

export const CUSTOMERS_PATH = '/admin/customers';

export const CUSTOMER_SORTS = ['newest', 'name', 'orders', 'spent'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export const CUSTOMER_SORT_LABELS: Record<CustomerSort, string> = {
  newest: 'Newest first',
  name: 'Name',
  orders: 'Most orders',
  spent: 'Most spent',
};

export type CustomerFilters = {
  /** In name and email. */
  search: string;
  sort: CustomerSort;
};

const usual: CustomerFilters = { search: '', sort: 'newest' };

export const parseCustomerFilters = (query: URLSearchParams): CustomerFilters => ({
  search: searchIn(query),
  sort: choiceIn(query, 'sort', CUSTOMER_SORTS),
});

export const customerQuery = (filters: CustomerFilters): string => queryOf(filters, usual);
export const customersHref = (filters: CustomerFilters): string => hrefOf(CUSTOMERS_PATH, customerQuery(filters));
export const customerHref = (id: string): string => `${CUSTOMERS_PATH}/${id}`;
