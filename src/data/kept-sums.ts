/** Differences of what the database keeps from a fresh count, as rows of `Difference`. Amounts in the order’s currency. */
import { allOrders, ordersOf } from '@/data/all-orders';
import { ORDER_COLUMNS, ORDER_PLACES } from '@/data/orders';
import { STATUS_SUMS } from '@/data/order-sums';
import { currencyDecimals } from '@/domain/money/currency';
import { ORDER_KINDS, type OrderKind } from '@/domain/orders/order-ref';

/** Numbers as PostgreSQL writes them; null for what is missing, or says nothing. */
export type Difference = {
  subject: string;
  is: string | number | null;
  should: string | number | null;
  /** Null for pieces and other counts. */
  currency: string | null;
};

export const ofKinds = (statement: (kind: OrderKind) => string): string =>
  ORDER_KINDS.map(statement).join(' union all ');

type Sums = { keys: string[]; sums: string[]; amount: string; kept: string; counted: string };

/** Sums by key that are not those counted; `amount` is the one that is money. */
const wrongSums = ({ keys, sums, amount, kept, counted }: Sums): string => `
  select ${keys.map((key) => `${key}::text`).join(` || ' ' || `)} || ': ' || each.what as subject, each."is", each.should,
         case each.what when '${amount}' then shop_currency() end as currency
    from (select ${keys.join(', ')}, ${sums.map((sum) => `sum(${sum}) filter (where is_kept) as kept_${sum}, sum(${sum}) filter (where not is_kept) as new_${sum}`).join(', ')}
            from (select ${[...keys, ...sums].join(', ')}, true as is_kept from ${kept}
                  union all select ${[...keys, ...sums].join(', ')}, false from ${counted}) either
           group by ${keys.join(', ')}) compared
   cross join lateral (values ${sums.map((sum) => `('${sum}', kept_${sum}, coalesce(new_${sum}, 0))`).join(', ')}) each (what, "is", should)
   where each."is" is distinct from each.should`;

export const wrongCustomerSums = (): string =>
  wrongSums({
    ...{ keys: ['customer'], sums: ['orders', 'spent'], amount: 'spent' },
    kept: '(select customer_id as customer, orders, spent from customer_sums) kept',
    counted: `(select c.id as customer, count(o.id) as orders, coalesce(sum(o.revenue), 0) as spent
                 from customers c left join (select id, customer_id, revenue from ${ordersOf('shop')}) o on o.customer_id = c.id group by c.id) counted`,
  });

export const wrongDays = (): string =>
  wrongSums({
    ...{ keys: ['day', 'kind'], sums: ['orders', 'sold', 'revenue'], amount: 'revenue' },
    kept: `(select ${dayOf('slot')} as day, kind, orders, sold, revenue
              from (select kind, slot, orders, sold, revenue from order_sums
                    union all select kind, slot, orders, sold, revenue from order_sum_changes) s) kept`,
    counted: `(select ${dayOf('created_at')} as day, kind, 1 as orders, is_sold::int as sold, revenue from ${allOrders()}) counted`,
  });

/** On the shop’s clock. */
const dayOf = (at: string): string => `(${at} at time zone (select time_zone from site_settings limit 1))::date`;

export const wrongStatusSums = (): string =>
  wrongSums({
    ...{ keys: ['status', 'kind'], sums: ['orders', 'revenue'], amount: 'revenue' },
    kept: STATUS_SUMS,
    counted: `(select status, kind, 1 as orders, revenue from ${allOrders()}) counted`,
  });

const PRODUCT_SUMS = { sums: ['orders', 'units', 'amount'], amount: 'amount' };

/** By UTC day, as they are kept. */
export const wrongProductDays = (): string =>
  wrongSums({
    ...{ ...PRODUCT_SUMS, keys: ['day', 'product_id', 'kind'] },
    kept: `(select day, product_id, kind, orders, units, amount from product_sums
            union all select day, product_id, kind, orders, units, amount from product_sum_changes) kept`,
    counted: `(select day, product_id, kind, count(*) as orders, sum(is_sold::int * units) as units, sum(is_sold::int * amount) as amount
                 from (select (o.created_at at time zone 'UTC')::date as day, i.product_id, o.kind, o.is_sold, sum(i.quantity) as units, sum(i.total_price) as amount
                         from ${allOrders()} join order_items i on coalesce(i._parent_id, i.team_order_id) = o.id
                        where i.product_id is not null group by o.id, 1, 2, 3, 4) of_order
                group by 1, 2, 3) counted`,
  });

export const wrongProductMonths = (): string =>
  wrongSums({
    ...{ ...PRODUCT_SUMS, keys: ['month', 'product_id', 'kind'] },
    kept: `(${ofKinds((kind) => `select month, product_id, '${kind}' as kind, ${kind}_orders as orders, ${kind}_units as units, ${kind}_amount as amount from product_month_sums`)}) kept`,
    counted: `(select date_trunc('month', day)::date as month, product_id, kind, orders, units, amount from product_sums) counted`,
  });

const sumOf = (kind: OrderKind, table: string): string =>
  `(select ${ORDER_COLUMNS[kind]} as id, sum(amount) as amount from ${table} where ${ORDER_COLUMNS[kind]} is not null group by 1)`;

/** Paid and refunded, by the payments and refunds of each order; a void payment has one that reverses it. */
export const wrongPayments = (kind: OrderKind): string => `
  select o.order_number || ': ' || each.what as subject, each."is", each.should, o.currency
    from ${ORDER_PLACES[kind].table} o
    left join ${sumOf(kind, 'order_payments')} p on p.id = o.id
    left join ${sumOf(kind, 'order_refunds')} r on r.id = o.id
   cross join lateral (values ('paid', o.paid_amount, coalesce(p.amount, 0)), ('refunded', o.refunded_amount, coalesce(r.amount, 0))) each (what, "is", should)
   where each."is" <> each.should`;

export const wrongPaymentStates = (kind: OrderKind): string => `
  select o.order_number || ': ' || o.payment_status::text || ' instead of ' || o.state as subject, null::numeric as "is", null::numeric as should, o.currency
    from (select o.*, payment_state(o.status::text, o.total_amount, o.paid_amount, o.refunded_amount, o.credited_amount,
                                    o.credit_refunded_amount, o.written_off_amount) as state from ${ORDER_PLACES[kind].table} o) o
   where o.payment_status::text <> o.state and not (o.payment_status = 'failed' and o.state = 'unpaid')`;

export const openInvoices = (): string => `
  with charges as (
    select i.id, i.kind, i.total_amount, i.issued_at, i.due_on, i.currency, o.id as order_id, o.due_now,
           sum(case i.kind when 'invoice' then i.total_amount else 0 end) over (partition by o.id order by i.issued_at, i.sequence)
           - sum(case i.kind when 'credit_note' then i.total_amount else 0 end) over (partition by o.id)
           - (o.paid_amount - o.refunded_amount) - o.written_off_amount as charged
      from ${allOrders()} join invoices i on coalesce(i.order_id, i.team_order_id) = o.id)
  select id, order_id, issued_at, due_on, currency, least(total_amount, charged) as open_amount,
         greatest(0, least(due_now, charged) - greatest(0, charged - total_amount)) as due_amount
    from charges where kind = 'invoice' and least(total_amount, charged) > 0`;

export const wrongOpenInvoices = (): string => `
  select coalesce(i.number, i.id::text) as subject, each."is", each.should, i.currency
    from (select invoice_id, order_id, issued_at, due_on, currency, open_amount, round(due_amount, ${currencyDecimals()}) as due_amount from open_invoices) kept
    full join (${openInvoices()}) counted on counted.id = kept.invoice_id
    left join invoices i on i.id = coalesce(kept.invoice_id, counted.id)
   cross join lateral (select case when kept.open_amount = counted.open_amount then kept.due_amount else kept.open_amount end as "is",
                              case when kept.open_amount = counted.open_amount then counted.due_amount else counted.open_amount end as should) each
   where (kept.order_id, kept.issued_at, kept.due_on, kept.currency, kept.open_amount, kept.due_amount)
         is distinct from (counted.order_id, counted.issued_at, counted.due_on, counted.currency, counted.open_amount, counted.due_amount)`;
