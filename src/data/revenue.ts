/** Revenue in SQL, decided once (the words are in domain/money/revenue.ts): parts of statements over orders and team orders. */
import { ORDER_ROWS, SHOP_ROW, TEAM_ROW } from '@/data/deposits';
import type { OrderKind } from '@/domain/orders/order-ref';

/** SQL, true if an order of the shop counts: it is neither cancelled nor waiting to be confirmed. */
export const isSold = (orders = 'orders'): string =>
  `(${orders}.status <> 'cancelled' and not ${orders}.awaits_confirmation)`;

/** SQL, true if a team’s order counts. */
export const isTeamSold = (orders = 'team_orders'): string => `(${orders}.status <> 'cancelled')`;

type Amounts = { total: string; paid: string; refunded: string };

/**
 * Revenue of an order that counts. A refund reduces it only beyond an overpayment: if an order became cheaper after it
 * was paid, its total is lower already.
 */
const broughtBy = ({ total, paid, refunded }: Amounts): string =>
  `${total} - greatest(${refunded} - greatest(${paid} - ${total}, 0), 0)`;

/** Revenue of an order of the shop, in the shop’s currency; 0 if it does not count. */
export const revenueOf = (orders = 'orders'): string =>
  `(case when ${isSold(orders)} then ${broughtBy({
    ...{ total: `${orders}.total_amount`, paid: `${orders}.paid_amount`, refunded: `${orders}.refunded_amount` },
  })} else 0 end)`;

/** Every order that counts: `source` (shop or team), `created_at`, and its `revenue` in the shop’s currency. */
export const SALES = `(
  select 'shop' as source, created_at, ${revenueOf()} as revenue from orders where ${isSold()}
  union all
  select 'team', t.created_at, ${broughtBy({ total: 't.total_amount', ...TEAM_ROW })}
    from team_orders t where ${isTeamSold('t')})`;

/** Revenue of a row, as `ORDER_ROWS` name it; 0 if it does not count. */
export const ROW_REVENUE: Record<OrderKind, string> = {
  shop: revenueOf(SHOP_ROW.alias),
  team: `(case when ${isTeamSold('o')} then ${broughtBy({ total: 'o.total_amount', ...ORDER_ROWS.team })} else 0 end)`,
};
