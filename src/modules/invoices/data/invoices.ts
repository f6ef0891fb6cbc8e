/** Stored invoices and credit notes. Amounts in the currency of the document. */
import type { Payload } from 'payload';
import type { Address } from '@/domain/orders/address-lines';
import type { Charges, DocumentKind, IssuedCharges } from '@/domain/invoices/charges';
import { readCharges, storedCharges, type StoredCharges } from '@/domain/invoices/stored-charges';
import { ORDER_COLUMNS } from '@/data/orders';
import { currencyDecimals } from '@/domain/money/currency';
import { homeCurrency, noHomeRate } from '@/domain/money/home-currency';
import { toAmount } from '@/domain/money/money';
import { shopFormat } from '@/domain/text/shop-format';
import type { Billing } from '@/domain/orders/billing';
import type { OrderRef } from '@/domain/orders/order-ref';
import { refusalError } from '@/lib/failures';
import { failure } from '@/lib/result';
import { query } from '@/lib/database/query';
import { prepared } from '@/lib/database/prepared';
import type { Session } from '@/lib/database/sessions';

export type Customer = Billing & {
  contact: { firstName: string; lastName: string; email: string };
  teamName?: string;
  shippingAddress?: Address;
  /** True if nothing is sent: the address is the customer’s own. */
  isCollection?: boolean;
  /** Undefined without one, and if the note on tax names it. */
  vatNumber?: string;
  /** Name of the tax, and the reason why the customer pays none; both undefined without either. */
  taxName?: string;
  taxNote?: string;
  /** True if the rows contain the tax; undefined without tax, and in documents from before it was stored. */
  pricesIncludeTax?: boolean;
};

export type Supplier = {
  brandName: string;
  companyName: string | null;
  companyNumber: string | null;
  vatNumber: string | null;
  address: string | null;
  phone: string | null;
  salesEmail: string;
  bankDetails: string | null;
};

/** Method of payment, and whether nothing was left to pay at issue. */
export type PaymentTerms = {
  method: 'invoice' | 'card';
  isPaid: boolean;
  deposit?: DepositTerms;
};

/** All of its tax in the currency of the shop’s country, at so many units for one of the document’s, as of a day. */
export type HomeTax = { currency: string; rate: number; on: string; tax: number };

export type DepositTerms = { percent: number; dueNow: number; beforeDespatch: number };

type NewDocument = IssuedCharges & {
  ref: OrderRef;
  orderNumber: string;
  currency: string;
  customer: Customer;
  payment: PaymentTerms;
  reason: string | undefined;
  goods?:
    | { staffNote: string; /** All that the order’s credit notes for goods credit, with this one. */ credited: Charges }
    | undefined;
};

/** Gets its number and dates at the commit. Refused without a rate of exchange that it needs. */
export async function insertInvoice({ client }: Session, document: NewDocument): Promise<string> {
  const { rows, taxLines, totalAmount } = storedCharges(document.charges, document.currency);
  const home = document.currency === shopFormat().currency ? (homeCurrency() ?? null) : null;
  const tax = document.charges.taxLines.reduce((cents, line) => cents + line.tax, 0);
  const { rows: written } = await client.query<{ id: string }>(
    // With one row each declared: with a guess of many, PostgreSQL plans anew for each document.
    prepared(`insert into invoices (kind, ${ORDER_COLUMNS[document.ref.kind]}, order_number, reason, due_days, time_zone, currency, total_amount, rows, tax_lines,
                           home_tax, supplier, customer, payment, staff_note, credited)
     select $1, $2, $3, $4, case when $10 then 0 else s.invoice_days end,
            s.time_zone, $11, $5, $6, $7,
            case when $12::text is not null and $13::numeric <> 0
                 then jsonb_build_object('currency', $12::text, 'rate', t.home_rate, 'on', t.home_rate_on,
                                         'tax', round($13::numeric * t.home_rate, $14)) end,
            jsonb_build_object('brandName', s.brand_name, 'companyName', s.company_name,
                               'companyNumber', s.company_number, 'vatNumber', s.vat_number,
                               'address', s.address, 'phone', s.phone, 'salesEmail', s.sales_email,
                               'bankDetails', s.bank_details), $8, $9, $15, $16
       from (select * from site_settings limit 1) s left join (select * from tax_settings limit 1) t on true
      where $12::text is null or $13::numeric = 0 or t.home_rate > 0 and t.home_rate_on <> ''
      returning id`),
    [
      document.kind,
      document.ref.orderId,
      document.orderNumber,
      document.reason ?? null,
      totalAmount,
      JSON.stringify(rows),
      JSON.stringify(taxLines),
      JSON.stringify(document.customer),
      JSON.stringify(document.payment),
      document.payment.isPaid,
      document.currency,
      home,
      toAmount(tax, document.currency),
      currencyDecimals(home ?? undefined),
      document.goods?.staffNote || null,
      document.goods ? JSON.stringify(storedCharges(document.goods.credited, document.currency)) : null,
    ],
  );
  const [invoice] = written;
  if (!invoice && home && tax !== 0) throw refusalError(failure('not_possible', noHomeRate(document.currency, home)));
  if (!invoice) throw new Error('An order could not be invoiced: the shop has no settings.');
  return invoice.id;
}

/** Why documents with tax cannot be issued, for want of a rate of exchange. */
export async function homeRateProblem(payload: Payload): Promise<string | undefined> {
  const home = homeCurrency();
  if (!home) return undefined;
  const text = `select from tax_settings where home_rate > 0 and home_rate_on <> '' limit 1`;
  const found = await query<object>(payload, text, []);
  return found.length === 0 ? noHomeRate(shopFormat().currency, home) : undefined;
}

type IssuedRow = StoredCharges & { kind: DocumentKind; currency: string };

export async function listIssued({ client }: Session, { kind: of, orderId }: OrderRef): Promise<IssuedCharges[]> {
  const { rows } = await client.query<IssuedRow>(
    `select kind, currency, rows, tax_lines as "taxLines", total_amount::float8 as "totalAmount"
       from invoices where ${ORDER_COLUMNS[of]} = $1 order by issued_at nulls last, created_at`,
    [orderId],
  );
  return rows.map(({ kind, currency, ...charges }) => ({ kind, charges: readCharges(charges, currency) }));
}
