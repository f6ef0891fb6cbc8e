import { ordersOf } from '@/data/all-orders';

/** Selects a row for each sum that a new count does not give. */
export const wrongCustomerSums = (): string => `
  select c.id from customers c left join customer_sums s on s.customer_id = c.id,
         lateral (select count(*) as orders, coalesce(sum(revenue), 0) as spent from ${ordersOf('shop')} where customer_id = c.id) counted
   where (s.orders, s.spent) is distinct from (counted.orders, counted.spent)`;

export const wrongTeamPayments = (): string => `
  select o.id from team_orders o,
         lateral (select (select coalesce(sum(amount), 0) from order_payments where team_order_id = o.id) as paid,
                         (select coalesce(sum(amount), 0) from order_refunds where team_order_id = o.id) as refunded) counted
   where (o.paid_amount, o.refunded_amount, o.payment_status::text) is distinct from
         (paid, refunded, payment_state(o.status::text, o.total_amount, paid, refunded, o.credited_amount, o.credit_refunded_amount, o.written_off_amount))`;

export const wrongMonths = (): string => {
  const kept = ['shop', 'team'].map(
    (kind) =>
      `select month, product_id, '${kind}' as kind, ${kind}_orders as orders, ${kind}_units as units, ${kind}_amount as amount from product_month_sums`,
  );
  return `
  select month, product_id, kind from (
    ${kept.join(' union all ')}
    union all select date_trunc('month', day)::date, product_id, kind, -orders, -units, -amount from product_sums) sums
   group by 1, 2, 3 having sum(orders) <> 0 or sum(units) <> 0 or sum(amount) <> 0`;
};
