import { openOf, ORDER_ROWS } from '@/data/deposits';
import { isLateOrder, LINE_OWNERS, ORDER_PLACES } from '@/data/orders';
import { customerText, invoiceText, orderText, teamOrderText, teamText } from '@/data/search-texts';
import { isLateTeamOrder } from '@/data/team-orders';
import { shopToday } from '@/domain/delivery/promise';
import type { PaymentState } from '@/domain/orders/order-edit';
import type { OrderKind } from '@/domain/orders/order-ref';
import { shopFormat } from '@/domain/text/shop-format';
import { Conditions } from '@/lib/database/conditions';
import { searchPatterns } from '@/lib/database/search-patterns';
import { startOfDay } from '@/lib/text/local-days';
import type { OrderFilters } from '../filters/order-filters';
import type { OrderSelection } from '../filters/order-selection';
import { waitingOf } from './waiting';

/** Position in a list, newest first: after the order of this time (ISO) and id. */
export type OrderCursor = { createdAt: string; id: string };

type Matching = {
  filters: OrderFilters;
  /** Limits to the selection, which may have left the filters since. */
  selection?: OrderSelection;
  /** Columns of the order, `o`. */
  columns: string;
  /** Only orders after this one, newest first. */
  after?: OrderCursor;
  /** Only orders placed up to this time. */
  until?: Date;
  /** Minimum of newest orders to read: they are still to be sorted and cut. */
  newest?: number;
};

/** Statement without order or limit; more values may be added. */
export type Statement = { text: string; values: unknown[] };

type Source = {
  method: string;
  /** Payment state stored on the order: 'unpaid', 'paid', 'failed' or 'refunded'. */
  paymentStatus: string;
  isLate: (today: string) => string;
  /** Tables joined for a search, and their text. */
  searched: readonly (readonly [tables: string, text: string])[];
};

const { paid, refunded } = ORDER_ROWS.team;

/** Columns of `orders o` and `team_orders o` that differ by kind. */
export const SOURCES: Record<OrderKind, Source> = {
  shop: {
    method: 'o.payment_method',
    paymentStatus: 'o.payment_status',
    isLate: isLateOrder,
    searched: [
      ['orders o', orderText()],
      ['customers c join orders o on o.customer_id = c.id', customerText()],
      ['invoices i join orders o on o.id = i.order_id', invoiceText()],
    ],
  },
  team: {
    method: `'invoice'`,
    paymentStatus: `(case when ${refunded} > 0 and ${refunded} >= ${paid} then 'refunded'
                          when ${paid} > 0 and ${paid} >= o.total_amount then 'paid' else 'unpaid' end)`,
    isLate: isLateTeamOrder,
    searched: [
      ['team_orders o', teamOrderText()],
      ['team_profiles t join team_orders o on o.team_id = t.id', teamText()],
      ['invoices i join team_orders o on o.id = i.team_order_id', invoiceText()],
    ],
  },
};

/** A paid order that became dearer has a balance, as its card shows. */
function isInState(kind: OrderKind, state: PaymentState): string {
  const { paymentStatus } = SOURCES[kind];
  const row = ORDER_ROWS[kind];
  const isOpen = `(${openOf(row)}) > 0`;
  const states: Record<PaymentState, string> = {
    unpaid: `(${paymentStatus} = 'unpaid' or (${paymentStatus} = 'paid' and ${isOpen}))`,
    part: `(${paymentStatus} <> 'refunded' and ${row.paid} > 0 and ${isOpen})`,
    paid: `(${paymentStatus} = 'paid' and not ${isOpen})`,
    failed: `${paymentStatus} = 'failed'`,
    refunded: `${paymentStatus} = 'refunded'`,
  };
  return states[state];
}

/** Conditions of everything but a search. */
function conditionsOf({ filters, selection, after, until }: Matching): Conditions {
  const where = new Conditions();
  const value = (of: unknown) => where.parameter(of);
  const zone = shopFormat().timeZone;
  const { kind, status, from, to, min, max, method, payment, product, waiting, late, team } = filters;
  const { isLate, method: methodOf } = SOURCES[kind];
  where.equal('o.status', status);
  if (team) where.add(`o.team_id = ${value(team)}::uuid`);
  if (from) where.add(`o.created_at >= ${value(startOfDay(from, zone))}`);
  if (to) where.add(`o.created_at < ${value(startOfDay(to, zone, 1))}`);
  if (min !== undefined) where.add(`o.total_amount >= ${value(min)}`);
  if (max !== undefined) where.add(`o.total_amount <= ${value(max)}`);
  if (method) where.add(`${methodOf} = ${value(method)}`);
  if (payment) where.add(isInState(kind, payment));
  if (waiting) where.add(`${waitingOf(kind)} = ${value(waiting)}`);
  if (late) where.add(isLate(value(shopToday())));
  if (product)
    where.add(
      `exists (select from order_items i where i.${LINE_OWNERS[kind]} = o.id and i.product_id = ${value(product)})`,
    );
  if (after) where.add(`(o.created_at, o.id) < (${value(after.createdAt)}::timestamptz, ${value(after.id)}::uuid)`);
  if (until) where.add(`o.created_at <= ${value(until)}`);
  if (selection?.all === false) where.add(`o.id = any(${value(selection.ids)}::uuid[])`);
  else if (selection?.except.length) where.add(`o.id <> all(${value(selection.except)}::uuid[])`);
  return where;
}

/**
 * Matching orders, shared by list, counts, export and bulk changes. A search covers the order as placed, the buyer’s
 * record and its invoices: as a union, with one comparison per word, since an `or` over both tables, or `ilike all
 * (…)`, would scan every order.
 */
export function matchingOrders(matching: Matching): Statement {
  const { selection, columns, newest } = matching;
  const { kind } = matching.filters;
  const filters: OrderFilters = selection?.all === false ? { kind, search: '', status: 'all' } : matching.filters;
  const where = conditionsOf({ ...matching, filters });
  const cut = newest === undefined ? '' : `order by o.created_at desc, o.id desc limit ${where.parameter(newest)}`;
  const select = (tables: string, found = 'true') =>
    `(select ${columns} from ${tables} where ${where.sql} and ${found} ${cut})`;
  const { search } = filters;
  const text = searchPatterns(search)
    ? SOURCES[kind].searched.map(([tables, own]) => select(tables, where.words(own, search))).join(' union ')
    : select(`${ORDER_PLACES[kind].table} o`);
  return { text, values: where.values };
}
