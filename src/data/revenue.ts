/** Revenue in SQL, decided once (the words are in domain/money/revenue.ts): parts of statements over orders and team orders. */

/** Whether an order of the shop counts: it is neither cancelled nor waiting to be confirmed. */
export const isSold = (orders = 'orders'): string =>
  `(${orders}.status <> 'cancelled' and not ${orders}.awaits_confirmation)`;

/** Whether a team’s order counts. */
export const isTeamSold = (orders = 'team_orders'): string => `(${orders}.status <> 'cancelled')`;

/**
 * What an order of the shop brings, in the shop’s currency; 0 where it does not count. A refund takes from it what is more than was overpaid:
 * where an order became cheaper after it was paid, its total is lower already.
 */
export const revenueOf = (orders = 'orders'): string => `(case when ${isSold(orders)} then ${orders}.total_amount
  - greatest(${orders}.refunded_amount - greatest(${orders}.paid_amount - ${orders}.total_amount, 0), 0) else 0 end)`;

/** What a team’s order that counts brings, by the same rule. */
const TEAM_REVENUE = `total_amount - greatest(
  coalesce((select sum(amount) from order_refunds where team_order_id = team_orders.id), 0)
  - greatest(coalesce((select sum(amount) from order_payments where team_order_id = team_orders.id), 0) - total_amount, 0), 0)`;

/** Every order that counts: `source` (shop or team), `created_at`, and its `revenue` in the shop’s currency. */
export const SALES = `(
  select 'shop' as source, created_at, ${revenueOf()} as revenue from orders where ${isSold()}
  union all
  select 'team', created_at, ${TEAM_REVENUE} from team_orders where ${isTeamSold()})`;
