/** SQL of the orders whose invoices are not all settled, counted anew. */
export const UNSETTLED = `
  select id from (
    select o.id, o.paid_amount - o.refunded_amount as kept from orders o
    union all
    select o.id, (select coalesce(sum(amount), 0) from order_payments where team_order_id = o.id)
               - (select coalesce(sum(amount), 0) from order_refunds where team_order_id = o.id) from team_orders o) o
   where kept < (select sum(case kind when 'invoice' then total_amount else -total_amount end)
                   from invoices where order_id = o.id or team_order_id = o.id)`;

/** SQL of orders that are noted and should not be, or the reverse. */
export const WRONGLY_NOTED = `
  (${UNSETTLED} except select order_id from unsettled_orders) union all (select order_id from unsettled_orders except ${UNSETTLED})`;
