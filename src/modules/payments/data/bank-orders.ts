import { CREDIT, VOUCHER_AMOUNT } from '@/data/orders';
import type { Payload } from 'payload';
import { INVOICE_PREFIX } from '@/domain/invoices/invoice-numbers';
import type { DepositOrder } from '@/domain/invoices/deposits';
import type { OrderKind } from '@/domain/orders/order-ref';
import { allOrders } from '@/data/all-orders';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type BankOrder = DepositOrder & {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  invoiceNumbers: string[];
  /** Empty for a team, whose name is the last name. */
  firstName: string;
  lastName: string;
  paymentMethod: 'invoice' | 'card';
  voucherAmount: number;
  awaitsConfirmation: boolean;
};

type BankSearch = {
  numbers: readonly string[];
  amounts: readonly number[];
  words: readonly string[];
  currency: string;
};

/** Orders named by their own or an invoice’s number, or open over an amount or by a name. */
export const listBankOrders = (
  payload: Payload,
  { numbers, amounts, words, currency }: BankSearch,
): Promise<BankOrder[]> =>
  query<BankOrder>(
    payload,
    `select o.kind, o.id, o.order_number as "orderNumber", coalesce(o.contact_first_name, '') as "firstName",
            coalesce(o.contact_last_name, o.buyer_name) as "lastName", o.status,
            o.payment_method as "paymentMethod", o.total_amount::float8 as "totalAmount",
            o.deposit_percent::int as "depositPercent", o.paid_amount::float8 as "paidAmount", ${VOUCHER_AMOUNT}, ${CREDIT},
            o.awaits_confirmation as "awaitsConfirmation",
            coalesce((select array_agg(i.number) from invoices i
                       where (i.order_id = o.id or i.team_order_id = o.id) and i.kind = 'invoice'), '{}') as "invoiceNumbers"
       from ${allOrders()}
      where o.currency = $4 and (o.order_number = any($1::text[])
            or o.id in (select coalesce(i.order_id, i.team_order_id) from invoices i where i.number = any($1::text[]))
            or o.open_amount > 0 and (o.open_amount = any($2::numeric[]) or o.due_now = any($2::numeric[])
                               or string_to_array(lower(coalesce(o.contact_last_name, o.buyer_name)), ' ') && $3::text[]))
      order by o.created_at desc limit 5000`,
    [numbers, amounts, words, currency],
  );

export async function listInvoicePrefixes(payload: Payload): Promise<string[]> {
  const text = `select coalesce(invoice_prefix, '') as prefix from site_settings limit 1`;
  const found = await query<{ prefix: string }>(payload, text, []);
  return [...new Set([INVOICE_PREFIX, ...found.map(({ prefix }) => prefix)])];
}

/** Hex digits of a line’s key; further parts of a line that was split have a number after it. */
const BANK_LINE_LENGTH = 64;

const ENTERED = `select left(bank_line, ${BANK_LINE_LENGTH}) as line from order_payments where left(bank_line, ${BANK_LINE_LENGTH}) = any($1::text[])`;

export async function listEnteredLines(payload: Payload, bankLines: readonly string[]): Promise<Set<string>> {
  return new Set((await query<{ line: string }>(payload, ENTERED, [bankLines])).map(({ line }) => line));
}

export async function isLineEntered({ client }: Session, bankLine: string): Promise<boolean> {
  const { rowCount } = await client.query(ENTERED, [[bankLine]]);
  return Boolean(rowCount);
}
