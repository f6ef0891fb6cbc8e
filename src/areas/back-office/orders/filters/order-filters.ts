/** What /admin/orders can be asked for, read from its URL and written back to it. */
import { searchIn } from '@/lib/http/record-query';
import type { PaymentState } from '@/domain/orders/order-edit';
import { maxAmount } from '@/domain/money/money';
import { readAmount } from '@/domain/money/typed-amount';
import { isOrderStatus, type OrderStatus } from '@/domain/orders/order-status';
import { isUuid } from '@/domain/text/uuid';
import { parseDay } from '@/domain/text/days';

export const PAYMENT_METHOD_LABELS = { invoice: 'Invoice', card: 'Card' } as const;
export const PAYMENT_STATUS_LABELS = {
  unpaid: 'Unpaid',
  part: 'Part paid',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
} as const satisfies Record<PaymentState, string>;
export type PaymentMethod = keyof typeof PAYMENT_METHOD_LABELS;
export const PAYMENT_STATUSES = Object.keys(PAYMENT_STATUS_LABELS) as PaymentState[];

/** The filters of the panel. */
export interface OrderDetailFilters {
  /** First and last day of the shop, 2026-11-21. */
  from?: string;
  to?: string;
  /** In the shop’s currency, both included. */
  min?: number;
  max?: number;
  method?: PaymentMethod;
  /** Id of a product that the order contains. */
  product?: string;
  /** Only those that are still here, though they were promised for an earlier day. */
  late?: true;
}

export interface OrderFilters extends OrderDetailFilters {
  /** '' for none; at most 100 characters. */
  search: string;
  /** 'all' is 'All Statuses'. */
  status: OrderStatus | 'all';
  /** Unpaid is whatever has something open, part paid too. */
  payment?: PaymentState;
}

export const ORDERS_PATH = '/admin/orders';
/** Orders loaded at a time. */
export const ORDERS_STEP = 50;
/** The filters that the panel counts and the chips show, each by itself. */
export const DETAIL_FILTERS = ['from', 'to', 'min', 'max', 'method', 'product', 'late'] as const;
export type DetailFilter = (typeof DETAIL_FILTERS)[number];

/** What the URL asks for; what it does not say, or says wrongly, is no filter. */
export function parseOrderFilters(query: URLSearchParams): OrderFilters {
  const status = query.get('status');
  const product = query.get('product')?.toLowerCase() ?? '';
  return withoutBlanks({
    search: searchIn(query),
    status: isOrderStatus(status) ? status : 'all',
    from: parseDay(query.get('from')),
    to: parseDay(query.get('to')),
    min: amountOf(query.get('min')),
    max: amountOf(query.get('max')),
    method: keyOf(PAYMENT_METHOD_LABELS, query.get('method')),
    payment: keyOf(PAYMENT_STATUS_LABELS, query.get('payment')),
    product: isUuid(product) ? product : undefined,
    late: query.get('late') === 'true' || undefined,
  });
}

function amountOf(text: string | null): number | undefined {
  const amount = readAmount(text ?? '');
  return amount !== undefined && amount <= maxAmount() ? amount : undefined;
}

const keyOf = <Key extends string>(labels: Record<Key, string>, text: string | null): Key | undefined =>
  (Object.keys(labels) as Key[]).find((key) => key === text);

function withoutBlanks(filters: OrderFilters): OrderFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined),
  ) as unknown as OrderFilters;
}

/** The filters of the panel that are set. */
export const detailFiltersOf = (filters: OrderFilters): DetailFilter[] =>
  DETAIL_FILTERS.filter((name) => filters[name] !== undefined);

/** Whether the list may be shorter than all orders. */
export const isFiltered = (filters: OrderFilters): boolean =>
  filters.search !== '' || filters.status !== 'all' || !!filters.payment || detailFiltersOf(filters).length > 0;

/** What to ask for to be rid of all filters of the panel. */
export const NO_DETAILS: OrderDetailFilters = Object.fromEntries(DETAIL_FILTERS.map((name) => [name, undefined]));

/** The filters as a query without '?', '' where there are none. */
export function orderQuery({ search, status, payment, ...details }: OrderFilters): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (status !== 'all') query.set('status', status);
  if (payment) query.set('payment', payment);
  for (const name of DETAIL_FILTERS) {
    const value = details[name];
    if (value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}

export function ordersHref(filters: OrderFilters): string {
  const query = orderQuery(filters);
  return query ? `${ORDERS_PATH}?${query}` : ORDERS_PATH;
}

/** What a row of the export stands for. */
export const EXPORT_ROWS = ['orders', 'lines'] as const;
export type ExportRows = (typeof EXPORT_ROWS)[number];

/** The address of the orders that match as CSV. */
export const exportHref = (filters: OrderFilters, rows: ExportRows): string =>
  `${ORDERS_PATH}/export.csv?${[`rows=${rows}`, orderQuery(filters)].filter(Boolean).join('&')}`;
