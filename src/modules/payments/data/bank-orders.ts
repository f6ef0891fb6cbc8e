import type { Payload } from 'payload';
import type { DepositOrder } from '@/domain/invoices/deposits';
import type { OrderKind } from '@/domain/orders/order-ref';
import { dueNowOf, openOf, SHOP_ROW, TEAM_ROW } from '@/data/deposits';
import { query } from '@/lib/database/query';

/** Amounts in the shop’s currency. */
export type BankOrder = DepositOrder & {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  invoiceNumbers: string[];
  /** Empty for a team, whose name is the last name. */
  firstName: string;
  lastName: string;
  paymentMethod: 'invoice' | 'card';
  awaitsConfirmation: boolean;
};

type Asked = {
  /** Numbers of orders and invoices. */
  numbers: readonly string[];
  /** In the shop’s currency. */
  amounts: readonly number[];
  /** In lower case. */
  words: readonly string[];
  /** Currency of the shop: other orders are paid otherwise. */
  currency: string;
};

/** Orders named by their own or an invoice’s number, or open over an amount or by a name. */
export const listBankOrders = (payload: Payload, { numbers, amounts, words, currency }: Asked): Promise<BankOrder[]> =>
  query<BankOrder>(
    payload,
    `with orders_of_both as (
       select 'shop' as kind, o.id, o.order_number, o.contact_first_name as first_name, o.contact_last_name as last_name,
              o.status::text as status, o.payment_method::text as payment_method, o.total_amount, o.deposit_percent, o.paid_amount,
              o.awaits_confirmation, o.created_at, ${openOf(SHOP_ROW)} as open, ${dueNowOf(SHOP_ROW)} as due_now
         from orders o where o.currency = $4
        union all
       select 'team', t.id, t.order_number, '', p.team_name, t.status::text, 'invoice', t.total_amount, t.deposit_percent,
              ${TEAM_ROW.paid}, false, t.created_at, ${openOf(TEAM_ROW)}, ${dueNowOf(TEAM_ROW)}
         from team_orders t join team_profiles p on p.id = t.team_id where t.currency = $4)
     select o.kind, o.id, o.order_number as "orderNumber", o.first_name as "firstName", o.last_name as "lastName", o.status,
            o.payment_method as "paymentMethod", o.total_amount::float8 as "totalAmount",
            o.deposit_percent::int as "depositPercent", o.paid_amount::float8 as "paidAmount",
            o.awaits_confirmation as "awaitsConfirmation",
            coalesce((select array_agg(i.number) from invoices i
                       where (i.order_id = o.id or i.team_order_id = o.id) and i.kind = 'invoice'), '{}') as "invoiceNumbers"
       from orders_of_both o
      where o.order_number = any($1::text[])
            or o.id in (select coalesce(i.order_id, i.team_order_id) from invoices i where i.number = any($1::text[]))
            or o.open > 0 and (o.open = any($2::numeric[]) or o.due_now = any($2::numeric[])
                               or string_to_array(lower(o.last_name), ' ') && $3::text[])
      order by o.created_at desc limit 5000`,
    [numbers, amounts, words, currency],
  );

export async function listEnteredLines(payload: Payload, bankLines: readonly string[]): Promise<Set<string>> {
  const found = await query<{ line: string }>(
    payload,
    'select bank_line as line from order_payments where bank_line = any($1::text[])',
    [bankLines],
  );
  return new Set(found.map(({ line }) => line));
}
