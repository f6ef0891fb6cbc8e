/** Sums owed on a day, as `makeStatement` has them, read of orders that are open or were changed since. */
import { ordersOf } from '@/data/all-orders';
import { ofKinds } from '@/data/kept-sums';
import { ORDER_COLUMNS, ORDER_PLACES } from '@/data/orders';
import { currencyDecimals } from '@/domain/money/currency';
import { AGES } from '@/domain/invoices/statement';
import type { OrderKind } from '@/domain/orders/order-ref';
import { shopFormat } from '@/domain/text/shop-format';
import type { Statement } from './statement';

const DAY = '$1::text';
const ZONE = '$2::text';

const changedOrders = (kind: OrderKind): string => {
  const column = ORDER_COLUMNS[kind];
  const later = `created_at >= ${DAY}::date - 1 and ${column} is not null`;
  return `
    select order_id as id from open_invoices
     union select id from ${ORDER_PLACES[kind].table} where payment_status = 'overpaid'
     union select id from ${ORDER_PLACES[kind].table} where written_off_on > ${DAY}
     union select ${column} from invoices where issued_on > ${DAY} and ${column} is not null
     union select ${column} from order_payments where ${later} and received_on > ${DAY}
     union select ${column} from order_refunds where ${later}`;
};

const owedOrders = (kind: OrderKind): string => {
  const column = ORDER_COLUMNS[kind];
  return `
    select o.id, o.team_id, o.customer_id, o.open_amount - round(o.due_now, ${currencyDecimals()}) as waits,
           coalesce((select sum(p.amount) from order_payments p
                      where p.${column} = o.id and p.voided_at is null and p.voids_id is null and p.received_on <= ${DAY}), 0)
           - coalesce((select sum(r.amount) from order_refunds r
                        where r.${column} = o.id and (r.created_at at time zone ${ZONE})::date::text <= ${DAY}), 0)
           + case when o.written_off_on <= ${DAY} then o.lost_amount else 0 end
           + coalesce((select sum(i.total_amount) from invoices i
                        where i.${column} = o.id and i.kind = 'credit_note' and i.issued_on <= ${DAY}), 0) as settled,
           coalesce((select sum(i.total_amount) from invoices i
                      where i.${column} = o.id and i.kind = 'invoice' and i.issued_on <= ${DAY}), 0) as invoiced
      from (${changedOrders(kind)}) changed join ${ordersOf(kind)} on o.id = changed.id
     where exists (select from invoices i where i.${column} = o.id)`;
};

/** Payments and credit notes count for the oldest invoice; what waits for despatch is of the latest. */
const openInvoices = (kind: OrderKind): string => `
    select w.id, w.open, w.later, w.due_on, w.waits
      from (select o.id, o.waits, i.due_on, covered.open,
                   coalesce(sum(covered.open) over (partition by o.id order by i.issued_at desc, i.sequence desc
                                                    rows between unbounded preceding and 1 preceding), 0) as later
              from owed o
              join (select i.*, sum(i.total_amount) over (partition by i.${ORDER_COLUMNS[kind]} order by i.issued_at, i.sequence) as so_far
                      from invoices i where i.kind = 'invoice' and i.issued_on <= ${DAY} and i.${ORDER_COLUMNS[kind]} in (select id from owed)) i
                on i.${ORDER_COLUMNS[kind]} = o.id
             cross join lateral (select least(i.total_amount, greatest(0, i.so_far - o.settled)) as open) covered) w
     where w.open > 0`;

const AGE_ENDS: Record<(typeof AGES)[number], string> = {
  current: 'late <= 0',
  upTo30: 'late between 1 and 30',
  upTo60: 'late between 31 and 60',
  upTo90: 'late between 61 and 90',
  older: 'late > 90',
};

/** By customer or team: the balance is what is open by age, less overpayments. */
export const receivables = (day: string): Statement => ({
  text: `
    with owed as materialized (${ofKinds(owedOrders)}),
         open as (select id, open, due_on, least(open, greatest(0, waits - later)) as waiting from (${ofKinds(openInvoices)}) i),
         parts as (
           select id, case when late > 0 then waiting else 0 end as not_due, open - case when late > 0 then waiting else 0 end as open, late
             from open cross join lateral (select ${DAY}::date - due_on::date as late) aged
            union all select id, greatest(0, -settled), 0, 0 from owed),
         aged as (
           select id, sum(not_due) + coalesce(sum(open) filter (where ${AGE_ENDS.current}), 0) as current,
                  ${AGES.filter((age) => age !== 'current')
                    .map((age) => `coalesce(sum(open) filter (where ${AGE_ENDS[age]}), 0) as "${age}"`)
                    .join(', ')}
             from parts group by id),
         accounts as (
           select o.team_id, case when o.team_id is null then o.customer_id end as customer_id,
                  ${AGES.map((age) => `sum(coalesce(a."${age}", 0)) as "${age}"`).join(', ')},
                  sum(greatest(0, o.settled - o.invoiced)) as overpaid, sum(o.invoiced - o.settled) as balance
             from owed o left join aged a on a.id = o.id group by 1, 2)
    select coalesce(t.team_name, c.first_name || ' ' || c.last_name) as account, ${AGES.map((age) => `s."${age}"::float8 as "${age}"`).join(', ')},
           s.overpaid::float8 as overpaid, s.balance::float8 as balance
      from accounts s left join team_profiles t on t.id = s.team_id left join customers c on c.id = s.customer_id
     where s.balance <> 0 or s.overpaid <> 0
     order by s.balance desc, account`,
  values: [day, shopFormat().timeZone],
});
