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
import { startOfDay } from '@/lib/local-days';
import type { OrderFilters } from '../filters/order-filters';
import type { OrderSelection } from '../filters/order-selection';
import { waitingOf } from './waiting';

/** Where a list of orders, newest first, goes on: after the order of this moment (ISO) and id. */
export type OrderCursor = { createdAt: string; id: string };

type Matching = {
  filters: OrderFilters;
  /** Only what is ticked; what was ticked by itself may have left the filters since. */
  selection?: OrderSelection;
  /** Names columns of the order, `o`. */
  columns: string;
  /** Only what comes after this order, newest first. */
  after?: OrderCursor;
  /** Only what was placed up to this moment. */
  until?: Date;
  /** At least so many of the newest, where there are as many: what is read is still to be ordered and cut. */
  newest?: number;
};

/** A statement without order or limit, with its values; more values may be added to them. */
export type Statement = { text: string; values: unknown[] };

type Source = {
  method: string;
  /** State that the order keeps itself: 'unpaid', 'paid', 'failed' or 'refunded'. */
  paymentStatus: string;
  isLate: (today: string) => string;
  /** Tables that a search looks into, joined with the orders, and their text. */
  searched: readonly (readonly [tables: string, text: string])[];
};

const { paid, refunded } = ORDER_ROWS.team;

/** Columns of `orders o` and `team_orders o` that only their kind has, or has under another name. */
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

/** An order that was paid and became dearer has something open, as its card says. */
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

/** The conditions of everything but a search. */
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
 * The orders that match, written once for list, counts, export and bulk changes. A search looks at the order as placed,
 * at the record of its buyer and at its invoices: as a union, and each word as a comparison of its own, since an `or` over both
 * tables, or `ilike all (…)`, would read every order.
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
