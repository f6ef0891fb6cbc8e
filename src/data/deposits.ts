/** What is due of an order, as `orderDeposit` has it, for lists that ask the database. */
import { currencyDecimals } from '@/domain/money/currency';
import { statusesIn } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import type { OrderKind } from '@/domain/orders/order-ref';

/** Columns of a row of `orders` or `team_orders`, under an alias, and what it was paid. */
type Billed = { alias: string; paid: string };
/** The same, with what was given back. */
type Row = Billed & { refunded: string };

export const SHOP_ROW: Row = { alias: 'o', paid: 'o.paid_amount', refunded: 'o.refunded_amount' };
export const TEAM_ROW: Row = {
  alias: 't',
  paid: '(select coalesce(sum(p.amount), 0) from order_payments p where p.team_order_id = t.id)',
  refunded: '(select coalesce(sum(r.amount), 0) from order_refunds r where r.team_order_id = t.id)',
};

export const ORDER_ROWS: Record<OrderKind, Row> = { shop: SHOP_ROW, team: TEAM_ROW };

/** All that is open of an order. */
export const openOf = ({ alias, paid }: Billed): string =>
  `case when ${alias}.status = 'cancelled' then 0 else greatest(0, ${alias}.total_amount - ${paid}) end`;

/** Statuses of either kind in which pieces have left the workshop. */
const OUT = [SHOP_ORDERS, TEAM_ORDERS]
  .flatMap((policy) => statusesIn<string>(policy, ['sent', 'done']))
  .map((status) => `'${status}'`)
  .join(', ');

/** What of it is due now. */
export const dueNowOf = (row: Billed): string => {
  const { alias, paid } = row;
  return `case when ${alias}.status = 'cancelled' or ${alias}.deposit_percent = 0 or ${alias}.status::text in (${OUT})
            then ${openOf(row)} else greatest(0, ${depositOf(alias)} - ${paid}) end`;
};

/** PostgreSQL rounds half up, as the money module does. */
const depositOf = (alias: string): string =>
  `round(${alias}.total_amount * ${alias}.deposit_percent / 100, ${currencyDecimals()})`;

/** Of `orders o`: whether the deposit that was agreed is not paid, and whether not all is. */
export const unpaidColumns = (): string =>
  `o.deposit_percent > 0 and o.paid_amount < ${depositOf('o')} as deposit_unpaid,
   o.deposit_percent > 0 and o.paid_amount < o.total_amount as total_unpaid`;

/** The deposit of a new order of a kind, by the settings. */
export const newDeposit = (kind: 'shop' | 'teams'): string =>
  `coalesce((select case when s.deposit_for::text in ('all', '${kind}') then s.deposit_percent else 0 end from site_settings s limit 1), 0)`;
