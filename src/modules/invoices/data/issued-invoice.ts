import type { Payload } from 'payload';
import type { Charges, DocumentKind } from '@/domain/invoices/charges';
import { readCharges, type StoredCharges } from '@/domain/invoices/stored-charges';
import type { OrderRef } from '@/domain/orders/order-ref';
import { query } from '@/lib/database/query';
import { ORDER_COLUMNS } from '@/data/orders';
import type { Customer, HomeTax, PaymentTerms, Supplier } from './invoices';

export type IssuedInvoice = {
  id: string;
  kind: DocumentKind;
  number: string;
  orderNumber: string;
  /** First invoice of the order, if this is another document; its day as 2026-11-24. */
  refersTo: { number: string; issuedOn: string } | null;
  reason: string | null;
  issuedOn: string;
  dueOn: string;
  currency: string;
  charges: Charges;
  /** Null if the tax is shown only in the document’s own currency. */
  homeTax: HomeTax | null;
  supplier: Supplier;
  customer: Customer;
  payment: PaymentTerms;
};

type Row = Omit<IssuedInvoice, 'charges'> & { stored: StoredCharges };

const text = `
  select i.id, i.kind, i.number, i.order_number as "orderNumber", i.reason, i.issued_on as "issuedOn", i.due_on as "dueOn",
         i.currency, i.home_tax as "homeTax", i.supplier, i.customer, i.payment,
         (select json_build_object('number', f.number, 'issuedOn', f.issued_on) from invoices f where (f.order_id = i.order_id or f.team_order_id = i.team_order_id) and f.kind = 'invoice' and f.id <> i.id
             and f.issued_at < i.issued_at order by f.issued_at limit 1) as "refersTo",
         json_build_object('rows', i.rows, 'taxLines', i.tax_lines, 'totalAmount', i.total_amount) as stored
    from invoices i`;

const fromRow = ({ stored, ...invoice }: Row): IssuedInvoice => ({
  ...invoice,
  charges: readCharges(stored, invoice.currency),
});

export async function findInvoice(payload: Payload, id: string): Promise<IssuedInvoice | undefined> {
  const [row] = await query<Row>(payload, `${text} where i.id = $1`, [id]);
  return row && fromRow(row);
}

type StoredFile = { content: Buffer; sha256: string };

export async function findFile(payload: Payload, id: string): Promise<StoredFile | undefined> {
  const [file] = await query<StoredFile>(payload, 'select content, sha256 from invoice_files where invoice_id = $1', [
    id,
  ]);
  return file;
}

/** Stores the PDF of a document, once: of several at a time the first stays. */
export async function insertFile(payload: Payload, id: string, content: Buffer): Promise<void> {
  await query(
    payload,
    `insert into invoice_files (invoice_id, content, sha256) values ($1, $2::bytea, encode(sha256($2::bytea), 'hex'))
     on conflict (invoice_id) do nothing`,
    [id, content],
  );
}

export async function findFirstInvoice(
  payload: Payload,
  orderId: string,
): Promise<Pick<IssuedInvoice, 'id' | 'dueOn'> | undefined> {
  const [invoice] = await query<Pick<IssuedInvoice, 'id' | 'dueOn'>>(
    payload,
    `select id, due_on as "dueOn" from invoices where order_id = $1 and kind = 'invoice' order by issued_at limit 1`,
    [orderId],
  );
  return invoice;
}

export type InvoiceSummary = Pick<IssuedInvoice, 'id' | 'kind' | 'number' | 'issuedOn' | 'dueOn' | 'currency'> & {
  totalAmount: number;
};

const SUMMARY = `
  select id, kind, number, issued_on as "issuedOn", due_on as "dueOn", currency, total_amount::float8 as "totalAmount"`;

export const listInvoices = (payload: Payload, { kind, orderId }: OrderRef): Promise<InvoiceSummary[]> =>
  query<InvoiceSummary>(
    payload,
    `${SUMMARY} from invoices where ${ORDER_COLUMNS[kind]} = $1 order by issued_at, sequence`,
    [orderId],
  );

export async function listInvoicesOf(
  payload: Payload,
  orderIds: readonly string[],
): Promise<(InvoiceSummary & { orderId: string })[]> {
  return query(
    payload,
    `${SUMMARY}, order_id as "orderId" from invoices where order_id = any($1) order by issued_at, sequence`,
    [orderIds],
  );
}

export async function isInvoiceOf(payload: Payload, id: string, { kind, orderId }: OrderRef): Promise<boolean> {
  const text = `select 1 from invoices where id = $1 and ${ORDER_COLUMNS[kind]} = $2`;
  const found = await query(payload, text, [id, orderId]);
  return found.length > 0;
}
