import { isLate, ordersOf } from '@/data/all-orders';
import { LINE_OWNERS, ORDER_COLUMNS } from '@/data/orders';
import { customerText, invoiceText, orderText, teamOrderText, teamText } from '@/data/search-texts';
import { shopToday } from '@/domain/delivery/promise';
import type { OrderKind } from '@/domain/orders/order-ref';
import { shopFormat } from '@/domain/text/shop-format';
import { Conditions } from '@/lib/database/conditions';
import { searchPatterns } from '@/lib/database/search-patterns';
import { startOfDay } from '@/lib/text/local-days';
import type { OrderFilters } from '../filters/order-filters';
import type { RecordSelection } from '../../selection/selection';
import { takesProofs, waitingOf } from './waiting';

/** Position in a list, newest first: after the order of this time (ISO) and id. */
export type OrderCursor = { createdAt: string; id: string };

type Matching = {
  filters: OrderFilters;
  /** Limits to the selection, which may have left the filters since. */
  selection?: RecordSelection;
  columns: string;
  after?: OrderCursor;
  until?: Date;
  /** Minimum of newest orders to read: they are still to be sorted and cut. */
  newest?: number;
  /** Orders to count at most, whichever they are. */
  limit?: number;
};

/** Statement without order or limit; more values may be added. */
export type Statement = { text: string; values: unknown[] };

const SEARCHED: Record<OrderKind, { own: string; buyer: string; text: string }> = {
  shop: { own: orderText(), buyer: 'customers c on c.id = o.customer_id', text: customerText() },
  team: { own: teamOrderText(), buyer: 'team_profiles t on t.id = o.team_id', text: teamText() },
};

function conditionsOf({ filters, selection, after, until }: Matching): Conditions {
  const where = new Conditions();
  const value = (of: unknown) => where.parameter(of);
  const zone = shopFormat().timeZone;
  const { kind, status, from, to, min, max, method, payment, product, waiting, late, team } = filters;
  where.equal('o.status', status);
  if (team) where.add(`o.team_id = ${value(team)}::uuid`);
  if (from) where.add(`o.created_at >= ${value(startOfDay(from, zone))}`);
  if (to) where.add(`o.created_at < ${value(startOfDay(to, zone, 1))}`);
  if (min !== undefined) where.add(`o.total_amount >= ${value(min)}`);
  if (max !== undefined) where.add(`o.total_amount <= ${value(max)}`);
  if (method) where.add(`o.payment_method = ${value(method)}`);
  if (payment) where.add(`o.payment_status = ${value(payment)}`);
  if (waiting) where.add(takesProofs(kind)).add(`${waitingOf(kind)} = ${value(waiting)}`);
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

/** Searches by a union, with one comparison per word: an `or` over tables, or `ilike all (…)`, would scan every order. */
export function matchingOrders(matching: Matching): Statement {
  const { selection, columns, newest, limit = newest } = matching;
  const { kind } = matching.filters;
  const filters: OrderFilters = selection?.all === false ? { kind, search: '', status: 'all' } : matching.filters;
  const where = conditionsOf({ ...matching, filters });
  const order = newest === undefined ? '' : 'order by o.created_at desc, o.id desc';
  const cut = limit === undefined ? '' : `${order} limit ${where.parameter(limit)}`;
  const select = (join = '', found = 'true') =>
    `(select ${columns} from ${ordersOf(kind)} ${join} where ${where.sql} and ${found} ${cut})`;
  const { search } = filters;
  const { own, buyer, text: buyerText } = SEARCHED[kind];
  const text = searchPatterns(search)
    ? [
        select('', where.words(own, search)),
        select(`join ${buyer}`, where.words(buyerText, search)),
        select(`join invoices i on i.${ORDER_COLUMNS[kind]} = o.id`, where.words(invoiceText(), search)),
      ].join(' union ')
    : select();
  return { text, values: where.values };
}
