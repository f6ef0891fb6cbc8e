import { choiceIn, hrefOf, searchIn } from '@/lib/http/record-query';
import { PAYMENT_STATE_LABELS, PAYMENT_STATES, type PaymentState } from '@/domain/orders/payment-state';
import { maxAmount } from '@/domain/money/money';
import { readAmount } from '@/domain/money/typed-amount';
import { ORDERS_TEXT } from '@/domain/orders/order-messages';
import { ORDER_KINDS, type OrderKind } from '@/domain/orders/order-ref';
import { policyOf, type AnyStatus } from '@/domain/orders/policies';
import { isUuid } from '@/domain/text/uuid';
import { parseDay } from '@/domain/text/days';
import { TEAM_ORDER_FILES_PATH, TEAM_ORDERS_PATH, teamHref } from '../../teams/team-filters';

export const PAYMENT_METHOD_LABELS = { invoice: 'Invoice', card: 'Card' } as const;
export type PaymentMethod = keyof typeof PAYMENT_METHOD_LABELS;
export const WAITING_FOR = ['proof', 'buyer'] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

export const waitingLabel = (kind: OrderKind, waiting: WaitingFor): string =>
  waiting === 'proof' ? 'Needs a proof' : `Proof with the ${policyOf(kind).buyer}`;

export interface OrderDetailFilters {
  /** First and last day in the shop’s time zone, 2026-11-21. */
  from?: string;
  to?: string;
  /** In the shop’s currency, both included. */
  min?: number;
  max?: number;
  method?: PaymentMethod;
  product?: string;
  waiting?: WaitingFor;
  late?: true;
}

export interface OrderFilters extends OrderDetailFilters {
  kind: OrderKind;
  search: string;
  status: AnyStatus | 'all';
  team?: string;
  payment?: PaymentState;
}

export const ORDERS_PATH = '/admin/orders';

type OrderExport = { rows: ExportRows; label: string; file: string };

type OrderListOf = {
  tab: string;
  searchPlaceholder: string;
  newPath: string;
  emptyText: string;
  paymentStates: readonly PaymentState[];
  hasMethods: boolean;
  hasBulkPayment: boolean;
  whenCancelled: string;
  exports: readonly [OrderExport, ...OrderExport[]];
};

export const ORDER_LISTS: Record<OrderKind, OrderListOf> = {
  shop: {
    tab: 'Shop',
    searchPlaceholder: ORDERS_TEXT.searchPlaceholder,
    newPath: `${ORDERS_PATH}/new`,
    emptyText: 'Orders will appear here when customers make purchases',
    paymentStates: PAYMENT_STATES,
    hasMethods: true,
    hasBulkPayment: true,
    whenCancelled: 'What was not sent goes back into stock.',
    exports: [
      { rows: 'orders', label: 'One row per order', file: 'orders' },
      { rows: 'lines', label: 'One row per line', file: 'order-lines' },
      { rows: 'shipstation', label: 'For ShipStation', file: 'shipstation' },
    ],
  },
  team: {
    tab: 'Teams',
    searchPlaceholder: 'Search orders by number or team...',
    newPath: `${TEAM_ORDERS_PATH}/new`,
    emptyText: 'Orders will appear here when teams place them',
    paymentStates: PAYMENT_STATES.filter((state) => state !== 'failed'),
    hasMethods: false,
    hasBulkPayment: false,
    whenCancelled: 'Nothing more will be made.',
    exports: [
      { rows: 'orders', label: 'One row per order', file: 'team-orders' },
      { rows: 'lines', label: 'One row per line', file: 'team-order-lines' },
      { rows: 'pieces', label: 'One row per name and size', file: 'team-pieces' },
      { rows: 'shipstation', label: 'For ShipStation', file: 'shipstation-teams' },
    ],
  },
};
export const ORDERS_STEP = 50;
const DETAIL_FILTERS = ['from', 'to', 'min', 'max', 'method', 'product', 'waiting', 'late'] as const;
export type DetailFilter = (typeof DETAIL_FILTERS)[number];

export function parseOrderFilters(query: URLSearchParams): OrderFilters {
  const kind = choiceIn(query, 'kind', ORDER_KINDS);
  const idIn = (name: string) => {
    const id = query.get(name)?.toLowerCase() ?? '';
    return isUuid(id) ? id : undefined;
  };
  return withoutBlanks({
    kind,
    search: searchIn(query),
    status: choiceIn(query, 'status', ['all', ...policyOf(kind).statuses]),
    from: parseDay(query.get('from')),
    to: parseDay(query.get('to')),
    min: amountOf(query.get('min')),
    max: amountOf(query.get('max')),
    method: ORDER_LISTS[kind].hasMethods ? keyOf(PAYMENT_METHOD_LABELS, query.get('method')) : undefined,
    payment: keyOf(PAYMENT_STATE_LABELS, query.get('payment')),
    product: idIn('product'),
    waiting: WAITING_FOR.find((waiting) => waiting === query.get('waiting')),
    team: kind === 'team' ? idIn('team') : undefined,
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

export const detailFiltersOf = (filters: OrderFilters): DetailFilter[] =>
  DETAIL_FILTERS.filter((name) => filters[name] !== undefined);

export const isFiltered = (filters: OrderFilters): boolean =>
  filters.search !== '' || filters.status !== 'all' || !!filters.payment || detailFiltersOf(filters).length > 0;

export const NO_DETAILS: OrderDetailFilters = Object.fromEntries(DETAIL_FILTERS.map((name) => [name, undefined]));

export function orderQuery({ kind, search, status, payment, team, ...details }: OrderFilters): string {
  const query = new URLSearchParams();
  if (kind !== ALL_ORDERS.kind) query.set('kind', kind);
  if (team) query.set('team', team);
  if (search) query.set('search', search);
  if (status !== 'all') query.set('status', status);
  if (payment) query.set('payment', payment);
  for (const name of DETAIL_FILTERS) {
    const value = details[name];
    if (value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}

export const ordersHref = (filters: OrderFilters): string => hrefOf(ORDERS_PATH, orderQuery(filters));

export const ALL_ORDERS: OrderFilters = { kind: 'shop', search: '', status: 'all' };
export const ALL_TEAM_ORDERS: OrderFilters = { ...ALL_ORDERS, kind: 'team' };
export const TEAM_ORDERS_HREF = ordersHref(ALL_TEAM_ORDERS);

/** A piece is a name, or a size of pieces without one. */
export const EXPORT_ROWS = ['orders', 'lines', 'pieces', 'shipstation'] as const;
export type ExportRows = (typeof EXPORT_ROWS)[number];

export const exportHref = (filters: OrderFilters, rows: ExportRows): string =>
  `${ORDERS_PATH}/export.csv?${[`rows=${rows}`, orderQuery(filters)].filter(Boolean).join('&')}`;

export const orderHref = ({ id, teamId }: { id: string; teamId?: string | null }): string =>
  teamId ? `${teamHref(teamId)}/orders/${id}` : `${ORDERS_PATH}/${id}`;

const FILES = { shop: ORDERS_PATH, team: TEAM_ORDER_FILES_PATH } as const;
export const orderFiles = ({ kind, id }: { kind: OrderKind; id: string }): string => `${FILES[kind]}/${id}`;

export const CONFIRMATIONS = { shop: 'pro-forma.pdf', team: 'pdf' } as const;
