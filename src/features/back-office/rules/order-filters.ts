/** What /admin/orders can be asked for, read from its URL and written back to it. */
import { isOrderStatus, type OrderStatus } from '@/domain/order-status';
import { cleanLine } from '@/domain/text';

export interface OrderFilters {
  /** '' for none; at most 100 characters. */
  search: string;
  /** 'all' is 'All Statuses'. */
  status: OrderStatus | 'all';
}

export const ORDERS_PATH = '/admin/orders';
/** Orders loaded at a time. */
export const ORDERS_STEP = 50;

const MAX_SEARCH_LENGTH = 100;

/** What the URL asks for; what it does not say, or says wrongly, is no filter. */
export function parseOrderFilters(query: URLSearchParams): OrderFilters {
  const status = query.get('status');
  return {
    search: [...cleanLine(query.get('search') ?? '')].slice(0, MAX_SEARCH_LENGTH).join('').trim(),
    status: isOrderStatus(status) ? status : 'all',
  };
}

export const isFiltered = ({ search, status }: OrderFilters): boolean => search !== '' || status !== 'all';

/** The filters as a query without '?', '' where there are none. */
export function orderQuery({ search, status }: OrderFilters): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (status !== 'all') query.set('status', status);
  return query.toString();
}

export function ordersHref(filters: OrderFilters): string {
  const query = orderQuery(filters);
  return query ? `${ORDERS_PATH}?${query}` : ORDERS_PATH;
}
