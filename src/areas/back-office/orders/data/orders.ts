import type { Credit } from '@/domain/orders/order-credit';
import type { Payload } from 'payload';
import { isLate, ordersOf } from '@/data/all-orders';
import { STATUS_SUMS } from '@/data/order-sums';
import { LINE_OWNERS } from '@/data/orders';
import { PRODUCT_NAMES } from '@/data/team-orders';
import { shopToday } from '@/domain/delivery/promise';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { PaymentState } from '@/domain/orders/payment-state';
import type { AnyStatus } from '@/domain/orders/policies';
import { countListed, countMatching, MOST_COUNTED, type Counted } from '@/lib/database/query-listing';
import { queryReplica } from '@/lib/database/replica';
import type { OrderFilters, PaymentMethod, WaitingFor } from '../filters/order-filters';
import { matchingOrders } from './matching-orders';
import { waitingOf } from './waiting';

export interface OrderSummary extends Credit {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  status: AnyStatus;
  awaitsConfirmation: boolean;
  revision: number;
  totalAmount: number;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentState;
  depositPercent: number;
  paidAmount: number;
  refundedAmount: number;
  notes: string | null;
  /** Null for an order of the shop. */
  teamId: string | null;
  buyerName: string;
  buyerEmail: string;
  itemCount: number;
  pieceCount: number;
  /** Product names of a team order; null for an order of the shop. */
  products: string[] | null;
  /** Proof that blocks production; null if nothing blocks it or it has begun. */
  waiting: WaitingFor | null;
  /** The earlier of the needed and promised days, '2026-11-27'; null if neither is set. */
  dueOn: string | null;
  isNeeded: boolean;
  isLate: boolean;
  isCollection: boolean;
  createdAt: string;
}

type Row = Omit<OrderSummary, 'kind' | 'createdAt'> & { createdAt: Date };

const KIND_COLUMNS: Record<OrderKind, Record<'products' | 'itemCount', string>> = {
  shop: { products: 'null::text[]', itemCount: 'count(*)' },
  team: { products: PRODUCT_NAMES, itemCount: 'count(distinct i.item)' },
};

/** `today` is the parameter with the current day in the shop’s time zone. */
function summaryColumns(kind: OrderKind, today: string): string {
  const { itemCount, products } = KIND_COLUMNS[kind];
  const all: Record<keyof Row, string> = {
    ...{ id: 'o.id', orderNumber: 'o.order_number', status: 'o.status', revision: 'o.revision::int' },
    ...{ totalAmount: 'o.total_amount::float8', depositPercent: 'o.deposit_percent::int', notes: 'o.notes' },
    ...{ paymentMethod: 'o.payment_method', paymentStatus: 'o.payment_status' },
    ...{ awaitsConfirmation: 'o.awaits_confirmation', teamId: 'o.team_id' },
    ...{ paidAmount: 'o.paid_amount::float8', refundedAmount: 'o.refunded_amount::float8', products },
    ...{ creditedAmount: 'o.credited_amount::float8', creditRefundedAmount: 'o.credit_refunded_amount::float8' },
    writtenOffAmount: 'o.written_off_amount::float8',
    ...{ buyerName: 'o.buyer_name', buyerEmail: 'o.buyer_email', dueOn: 'o.due_on' },
    isNeeded: 'coalesce(o.needed_by = o.due_on, false)',
    itemCount: `(select ${itemCount}::int from order_items i where i.${LINE_OWNERS[kind]} = o.id)`,
    pieceCount: 'o.total_items::int',
    waiting: waitingOf(kind),
    isLate: `coalesce(${isLate(today)}, false)`,
    isCollection: 'coalesce(o.delivery_is_collection, false)',
    createdAt: 'o.created_at',
  };
  return Object.entries(all)
    .map(([name, column]) => `${column} as "${name}"`)
    .join(', ');
}

type ListOrders = {
  payload: Payload;
  filters: OrderFilters;
  limit: number;
  offset?: number;
  /** Excludes orders placed since, which would shift the steps. */
  until?: Date;
};

export async function listOrders(args: ListOrders): Promise<OrderSummary[]> {
  const { payload, filters, limit, offset = 0, until } = args;
  const { kind } = filters;
  const { text, values } = matchingOrders({ filters, columns: 'o.id, o.created_at', until, newest: offset + limit });
  const rows = await queryReplica<Row>(
    payload,
    `with page as (select id from (${text}) as matching
                    order by created_at desc, id desc limit $${values.push(limit)} offset $${values.push(offset)})
     select ${summaryColumns(kind, `$${values.push(shopToday())}`)}
       from page join ${ordersOf(kind)} on o.id = page.id
      order by o.created_at desc, o.id desc`,
    values,
  );
  return rows.map((row) => ({ ...row, kind, createdAt: row.createdAt.toISOString() }));
}

export const countListedOrders = (payload: Payload, filters: OrderFilters): Promise<Counted> =>
  countListed(payload, matchingOrders({ filters, columns: 'o.id', limit: MOST_COUNTED + 1 }));

export const countMatchingOrders = (payload: Payload, filters: OrderFilters): Promise<number> =>
  countMatching(payload, matchingOrders({ filters, columns: 'o.id' }));

export type OrderCounts = { total: number; of: Partial<Record<AnyStatus, number>> };

/** All orders of the kind, or of one team, by status; ignores other filters. */
export async function countOrders(payload: Payload, { kind, team }: OrderFilters): Promise<OrderCounts> {
  const rows = await queryReplica<{ status: AnyStatus; count: number }>(
    payload,
    team
      ? 'select status, count(*)::int as count from team_orders where team_id = $1 group by status'
      : `select status, sum(orders)::int as count from ${STATUS_SUMS} where kind = $1 group by status having sum(orders) > 0`,
    [team ?? kind],
  );
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    of: Object.fromEntries(rows.map(({ status, count }) => [status, count])),
  };
}
