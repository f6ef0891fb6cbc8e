import type { Payload } from 'payload';
import { ORDER_ROWS } from '@/data/deposits';
import { LINE_OWNERS, ORDER_PLACES } from '@/data/orders';
import { PRODUCT_NAMES, TEAM_DUE_ON } from '@/data/team-orders';
import { shopToday } from '@/domain/delivery/promise';
import type { PaymentState } from '@/domain/orders/order-edit';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { AnyStatus } from '@/domain/orders/policies';
import { query } from '@/lib/database/query';
import type { OrderFilters, PaymentMethod, WaitingFor } from '../filters/order-filters';
import { matchingOrders, SOURCES } from './matching-orders';
import { waitingOf } from './waiting';

/** Card or row of /admin/orders. */
export interface OrderSummary {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  status: AnyStatus;
  awaitsConfirmation: boolean;
  /** Revision that a change is based on. */
  revision: number;
  /** In the shop’s currency. */
  totalAmount: number;
  paymentMethod: PaymentMethod;
  paymentStatus: Exclude<PaymentState, 'part'>;
  /** Due before work begins, in per cent; 0 for none. */
  depositPercent: number;
  /** In the shop’s currency; 0 while it is unpaid. */
  paidAmount: number;
  /** In the shop’s currency. */
  refundedAmount: number;
  notes: string | null;
  /** Null for an order of the shop. */
  teamId: string | null;
  /** From the order, or of the team. */
  buyerName: string;
  /** '' for a team without one. */
  buyerEmail: string;
  itemCount: number;
  /** Pieces over all lines. */
  pieceCount: number;
  /** Product names of a team order; null for an order of the shop. */
  products: string[] | null;
  /** Proof that blocks production; null if nothing blocks it or it has begun. */
  waiting: WaitingFor | null;
  /** The earlier of the needed and promised days, '2026-11-27'; null if neither is set. */
  dueOn: string | null;
  /** True if that is the day the team needs it. */
  isNeeded: boolean;
  /** True if that day is over and the order is not despatched. */
  isLate: boolean;
  /** True if the buyer collects it. */
  isCollection: boolean;
  /** ISO time. */
  createdAt: string;
}

type Row = Omit<OrderSummary, 'kind' | 'createdAt'> & { createdAt: Date };

/** Columns that differ by kind. */
type KindColumns = Record<
  'awaitsConfirmation' | 'teamId' | 'buyerName' | 'buyerEmail' | 'products' | 'itemCount' | 'dueOn' | 'isNeeded',
  string
>;

const ofTeam = (column: string) => `(select coalesce(t.${column}, '') from team_profiles t where t.id = o.team_id)`;

const KIND_COLUMNS: Record<OrderKind, KindColumns> = {
  shop: {
    awaitsConfirmation: 'o.awaits_confirmation',
    teamId: 'null::uuid',
    buyerName: `o.contact_first_name || ' ' || o.contact_last_name`,
    buyerEmail: 'o.contact_email',
    products: 'null::text[]',
    itemCount: 'count(*)',
    dueOn: 'case when o.delivery_from is not null then o.promised_date end',
    isNeeded: 'false',
  },
  team: {
    awaitsConfirmation: 'false',
    teamId: 'o.team_id',
    buyerName: ofTeam('team_name'),
    buyerEmail: ofTeam('email'),
    products: PRODUCT_NAMES,
    itemCount: 'count(distinct i.item)',
    dueOn: TEAM_DUE_ON,
    isNeeded: `coalesce(o.needed_by = ${TEAM_DUE_ON}, false)`,
  },
};

/**
 * Columns of a summary.
 * @param today parameter with the current day in the shop’s time zone.
 */
function summaryColumns(kind: OrderKind, today: string): string {
  const { itemCount, ...columns } = KIND_COLUMNS[kind];
  const { method, paymentStatus, isLate } = SOURCES[kind];
  const { paid, refunded } = ORDER_ROWS[kind];
  const all: Record<keyof Row, string> = {
    ...{ id: 'o.id', orderNumber: 'o.order_number', status: 'o.status', revision: 'o.revision::int' },
    ...{ totalAmount: 'o.total_amount::float8', depositPercent: 'o.deposit_percent::int', notes: 'o.notes' },
    ...{ paymentMethod: method, paymentStatus, paidAmount: `${paid}::float8`, refundedAmount: `${refunded}::float8` },
    ...columns,
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
  /** Number of newest orders to skip. */
  offset?: number;
  /** Excludes orders placed since, which would shift the steps. */
  until?: Date;
};

/** A step of the matching orders, newest first; builds only the cards of that step. */
export async function listOrders(args: ListOrders): Promise<OrderSummary[]> {
  const { payload, filters, limit, offset = 0, until } = args;
  const { kind } = filters;
  const { text, values } = matchingOrders({ filters, columns: 'o.id, o.created_at', until, newest: offset + limit });
  const rows = await query<Row>(
    payload,
    `with page as (select id from (${text}) as matching
                    order by created_at desc, id desc limit $${values.push(limit)} offset $${values.push(offset)})
     select ${summaryColumns(kind, `$${values.push(shopToday())}`)}
       from page join ${ORDER_PLACES[kind].table} o on o.id = page.id
      order by o.created_at desc, o.id desc`,
    values,
  );
  return rows.map((row) => ({ ...row, kind, createdAt: row.createdAt.toISOString() }));
}

export async function countMatchingOrders(payload: Payload, filters: OrderFilters): Promise<number> {
  const { text, values } = matchingOrders({ filters, columns: 'o.id' });
  const rows = await query<{ count: number }>(
    payload,
    `select count(*)::int as count from (${text}) as matching`,
    values,
  );
  return rows[0]?.count ?? 0;
}

export type OrderCounts = { total: number; of: Partial<Record<AnyStatus, number>> };

/** All orders of the kind, or of one team, by status; ignores other filters. */
export async function countOrders(payload: Payload, { kind, team }: OrderFilters): Promise<OrderCounts> {
  const { text, values } = matchingOrders({
    filters: { kind, team, search: '', status: 'all' },
    columns: 'o.status',
  });
  const rows = await query<{ status: AnyStatus; count: number }>(
    payload,
    `select status, count(*)::int as count from (${text}) as counted group by status`,
    values,
  );
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    of: Object.fromEntries(rows.map(({ status, count }) => [status, count])),
  };
}
