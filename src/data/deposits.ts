/** Amount due of an order, as `orderDeposit` has it, for lists that query the database. */
import { currencyDecimals } from '@/domain/money/currency';
import { statusesIn } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import type { DepositFor } from '@/domain/invoices/deposits';
import type { OrderKind } from '@/domain/orders/order-ref';

/** Total of an order `o` less what is open of its credit notes for goods. */
const TO_BE_PAID = '(o.total_amount - o.credited_amount + o.credit_refunded_amount)';

export const openOf = (): string =>
  `case when o.status = 'cancelled' then 0 else greatest(0, ${TO_BE_PAID} - o.paid_amount - o.written_off_amount) end`;

/** Bad debt of an order `o`: what is open and written off. */
export const lostOf = (): string =>
  `case when o.status = 'cancelled' then 0 else least(o.written_off_amount, greatest(0, ${TO_BE_PAID} - o.paid_amount)) end`;

/** Statuses of either kind in which pieces have left the workshop. */
const OUT = [SHOP_ORDERS, TEAM_ORDERS]
  .flatMap((policy) => statusesIn<string>(policy, ['sent', 'done']))
  .map((status) => `'${status}'`)
  .join(', ');

/** PostgreSQL rounds half up, as the money module does. */
const deposit = (): string => `round(${TO_BE_PAID} * o.deposit_percent / 100, ${currencyDecimals()})`;

export const dueNow = (): string =>
  `case when o.status = 'cancelled' or o.deposit_percent = 0 or o.status::text in (${OUT})
        then ${openOf()} else least(${openOf()}, greatest(0, ${deposit()} - o.paid_amount)) end`;

/** Columns that tell an unpaid deposit, and anything unpaid of an order with one. */
export const unpaidColumns = (): string =>
  `o.deposit_percent > 0 and o.paid_amount < least(${deposit()}, ${TO_BE_PAID} - o.written_off_amount) as deposit_unpaid,
   o.deposit_percent > 0 and o.paid_amount < ${TO_BE_PAID} - o.written_off_amount as total_unpaid`;

const DEPOSIT_KINDS: Record<OrderKind, DepositFor> = { shop: 'shop', team: 'teams' };

export const newDeposit = (kind: OrderKind): string =>
  `coalesce((select case when s.deposit_for::text in ('all', '${DEPOSIT_KINDS[kind]}') then s.deposit_percent else 0 end from site_settings s limit 1), 0)`;
