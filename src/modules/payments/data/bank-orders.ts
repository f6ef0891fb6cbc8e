import type { Payload } from 'payload';
import type { OrderStatus } from '@/domain/orders/order-status';
import { dueNowOf, SHOP_ROW } from '@/data/deposits';
import { query } from '@/lib/database/query';

/** An order that a payment of a bank’s statement may be for. Amounts in the shop’s currency. */
export type BankOrder = {
  id: string;
  orderNumber: string;
  invoiceNumbers: string[];
  firstName: string;
  lastName: string;
  status: OrderStatus;
  paymentMethod: 'invoice' | 'card';
  totalAmount: number;
  depositPercent: number;
  paidAmount: number;
  refundedAmount: number;
  awaitsConfirmation: boolean;
};

type Asked = {
  /** Of orders and invoices. */
  numbers: readonly string[];
  /** In the shop’s currency. */
  amounts: readonly number[];
  /** In lower case. */
  words: readonly string[];
  /** The shop’s: orders in another one are paid otherwise. */
  currency: string;
};

/** The orders that are named by their own or an invoice’s number, and those that are open over an amount or by a name. */
export const listBankOrders = (payload: Payload, { numbers, amounts, words, currency }: Asked): Promise<BankOrder[]> =>
  query<BankOrder>(
    payload,
    `select o.id, o.order_number as "orderNumber", o.contact_first_name as "firstName", o.contact_last_name as "lastName",
            o.status, o.payment_method as "paymentMethod", o.total_amount::float8 as "totalAmount", o.deposit_percent::int as "depositPercent",
            o.paid_amount::float8 as "paidAmount", o.refunded_amount::float8 as "refundedAmount",
            o.awaits_confirmation as "awaitsConfirmation",
            coalesce((select array_agg(i.number) from invoices i where i.order_id = o.id and i.kind = 'invoice'), '{}')
              as "invoiceNumbers"
       from orders o
      where o.currency = $4
        and (o.order_number = any($1::text[])
             or o.id in (select i.order_id from invoices i where i.number = any($1::text[]))
             or o.paid_amount < o.total_amount and o.status <> 'cancelled'
                and (o.total_amount - o.paid_amount = any($2::numeric[]) or ${dueNowOf(SHOP_ROW)} = any($2::numeric[])
                     or string_to_array(lower(o.contact_last_name), ' ') && $3::text[]))
      order by o.created_at desc limit 5000`,
    [numbers, amounts, words, currency],
  );

/** Which of these lines of a bank’s statement are entered already. */
export async function listEnteredLines(payload: Payload, bankLines: readonly string[]): Promise<Set<string>> {
  const found = await query<{ line: string }>(
    payload,
    'select bank_line as line from order_payments where bank_line = any($1::text[])',
    [bankLines],
  );
  return new Set(found.map(({ line }) => line));
}
