/** Sums of orders that triggers keep, exact at any time (docs/decisions/0045-order-sums.md). Amounts in the shop’s currency. */
import type { Payload } from 'payload';
import { allOrders, ordersOf } from '@/data/all-orders';
import { LINE_OWNERS } from '@/data/orders';
import { ORDER_KINDS, type OrderKind } from '@/domain/orders/order-ref';
import { query } from '@/lib/database/query';

/** Orders of each kind and status as rows `s`: how many `orders`, and their `revenue`. */
export const STATUS_SUMS = `(
  select kind, status, orders, revenue from order_status_sums
  union all select kind, status, orders, revenue from order_sum_changes) s`;

/** Orders placed from `from` until before `to`, SQL of times, as rows `s`, each at a time `at` in their quarter of an hour. */
export function orderSums(from: string, to: string): string {
  const first = `order_slot(${from} + interval '15 minutes' - interval '1 microsecond')`;
  const last = `order_slot(${to})`;
  const columns = 'kind, slot as at, orders, sold, revenue';
  const within = `slot >= ${first} and slot < ${last}`;
  const counted = (where: string) =>
    `select kind, created_at, 1, is_sold::int, revenue from ${allOrders()} where ${where}`;
  return `(
  select ${columns} from order_sums where ${within}
  union all select ${columns} from order_sum_changes where ${within}
  union all ${ends('created_at', from, first, last, to).map(counted).join(' union all ')}) s`;
}

/** Such orders by product, as rows `s`: `orders` with it, `units` and `amount` of those sold, before quantity discounts. */
export function productSums(from: string, to: string, kinds: readonly OrderKind[] = ORDER_KINDS): string {
  const first = `((${from} + interval '1 day' - interval '1 microsecond') at time zone 'UTC')::date`;
  const last = `(${to} at time zone 'UTC')::date`;
  const columns = 'product_id, orders, units, amount';
  const ofMonth = (sum: string) => `${kinds.map((kind) => `${kind}_${sum}`).join(' + ')} as ${sum}`;
  const firstMonth = `date_trunc('month', ${first} + interval '1 month' - interval '1 day')::date`;
  const lastMonth = `date_trunc('month', ${last}::timestamp)::date`;
  const ofKinds = `kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
  const days = (where: string) => `select ${columns} from product_sums where ${where} and ${ofKinds}`;
  const midnight = (day: string) => `${day}::timestamp at time zone 'UTC'`;
  const counted = (where: string) =>
    kinds.map(
      (kind) => `
  select i.product_id, count(distinct o.id), coalesce(sum(i.quantity) filter (where o.is_sold), 0), coalesce(sum(i.total_price) filter (where o.is_sold), 0)
    from ${ordersOf(kind)} join order_items i on i.${LINE_OWNERS[kind]} = o.id where ${where} and i.product_id is not null group by i.product_id`,
    );
  return `(
  select product_id, ${['orders', 'units', 'amount'].map(ofMonth).join(', ')} from product_month_sums where month >= ${firstMonth} and month < ${lastMonth}
  union all ${ends('day', first, firstMonth, lastMonth, last).map(days).join(' union all ')}
  union all select ${columns} from product_sum_changes where day >= ${first} and day < ${last} and ${ofKinds}
  union all ${ends('created_at', from, midnight(first), midnight(last), to).flatMap(counted).join(' union all ')}) s`;
}

/** Conditions on what is before and after the whole steps, which are from `first` until before `last`. */
const ends = (column: string, from: string, first: string, last: string, to: string): string[] => [
  `${column} >= ${from} and ${column} < least(${first}, ${to})`,
  `${column} >= greatest(${first}, ${last}) and ${column} < ${to}`,
];

const BATCH = 5_000;

const taken = (table: string) => `
  delete from ${table} where id = any (array(select id from ${table} order by id limit $1 for update skip locked)) returning *`;

const added = (columns: readonly string[]) =>
  columns.map((column) => `${column} = s.${column} + excluded.${column}`).join(', ');

const addTo = (table: string, keys: string, columns: readonly string[]) => `
  insert into ${table} as s (${keys}, ${columns.join(', ')})
  select ${keys}, ${columns.map((column) => `sum(${column})`).join(', ')} from changes group by ${keys} order by ${keys}
  on conflict (${keys}) do update set ${added(columns)}`;

const STATEMENTS = [
  `with changes as (${taken('order_sum_changes')}),
        by_slot as (${addTo('order_sums', 'kind, slot', ['orders', 'sold', 'revenue'])}),
        by_status as (${addTo('order_status_sums', 'kind, status', ['orders', 'revenue'])})
   select count(*)::int as count from changes`,
  `with changes as (${taken('product_sum_changes')}),
        by_day as (${addTo('product_sums', 'day, product_id, kind', ['orders', 'units', 'amount'])})
   select count(*)::int as count from changes`,
];

/** Adds batches of changes to the sums; true if there may be more. */
export async function addUpOrders(payload: Payload): Promise<boolean> {
  const counts = await Promise.all(
    STATEMENTS.map((statement) => query<{ count: number }>(payload, statement, [BATCH])),
  );
  return counts.some(([row]) => row?.count === BATCH);
}
