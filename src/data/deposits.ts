/** Amount due of an order, as `orderDeposit` has it, for lists that query the database. */
import { currencyDecimals } from '@/domain/money/currency';
import { statusesIn } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import type { DepositFor } from '@/domain/invoices/deposits';
import type { OrderKind } from '@/domain/orders/order-ref';

/** Columns of a row of `orders` or `team_orders`, under an alias, and what it was paid. */
type Billed = { alias: string; paid: string };
/** The same, with what was given back. */
type Row = Billed & { refunded: string };

export const SHOP_ROW: Row = { alias: 'o', paid: 'o.paid_amount', refunded: 'o.refunded_amount' };
const teamRow = (alias: string): Row => ({
  alias,
  paid: `(select coalesce(sum(p.amount), 0) from order_payments p where p.team_order_id = ${alias}.id)`,
  refunded: `(select coalesce(sum(r.amount), 0) from order_refunds r where r.team_order_id = ${alias}.id)`,
});
/** For statements over orders of both kinds at once. */
export const TEAM_ROW: Row = teamRow('t');

/** The row `o` of an order of each kind. */
export const ORDER_ROWS: Record<OrderKind, Row> = { shop: SHOP_ROW, team: teamRow('o') };

/** All that is open of an order. */
export const openOf = ({ alias, paid }: Billed): string =>
  `case when ${alias}.status = 'cancelled' then 0 else greatest(0, ${alias}.total_amount - ${paid}) end`;

/** Statuses of either kind in which pieces have left the workshop. */
const OUT = [SHOP_ORDERS, TEAM_ORDERS]
  .flatMap((policy) => statusesIn<string>(policy, ['sent', 'done']))
  .map((status) => `'${status}'`)
  .join(', ');

/** Part of it that is due now. */
export const dueNowOf = (row: Billed): string => {
  const { alias, paid } = row;
  return `case when ${alias}.status = 'cancelled' or ${alias}.deposit_percent = 0 or ${alias}.status::text in (${OUT})
            then ${openOf(row)} else greatest(0, ${depositOf(alias)} - ${paid}) end`;
};

/** PostgreSQL rounds half up, as the money module does. */
const depositOf = (alias: string): string =>
  `round(${alias}.total_amount * ${alias}.deposit_percent / 100, ${currencyDecimals()})`;

/** Columns that tell an unpaid deposit, and anything unpaid of an order with one. */
export const unpaidColumns = ({ alias, paid }: Billed): string =>
  `${alias}.deposit_percent > 0 and ${paid} < ${depositOf(alias)} as deposit_unpaid,
   ${alias}.deposit_percent > 0 and ${paid} < ${alias}.total_amount as total_unpaid`;

const DEPOSIT_KINDS: Record<OrderKind, DepositFor> = { shop: 'shop', team: 'teams' };

/** The deposit of a new order of a kind, by the settings. */
export const newDeposit = (kind: OrderKind): string =>
  `coalesce((select case when s.deposit_for::text in ('all', '${DEPOSIT_KINDS[kind]}') then s.deposit_percent else 0 end from site_settings s limit 1), 0)`;
