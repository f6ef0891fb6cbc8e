import type { DocumentKind } from '@/domain/invoices/charges';
import type { Payload } from 'payload';
import { documentText } from '@/data/search-texts';
import { currencyDecimals } from '@/domain/money/currency';
import type { TaxLine } from '@/domain/taxes/order-taxes';
import { shopToday } from '@/domain/delivery/promise';
import { shopFormat } from '@/domain/text/shop-format';
import { Conditions } from '@/lib/database/conditions';
import { queryReplica } from '@/lib/database/replica';
import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import { INVOICE_STATES, type InvoiceFilters, type InvoiceState } from './invoice-filters';

/** Row of /admin/invoices. Amounts in the document’s currency, days as 2026-11-24. */
export type InvoiceRow = {
  id: string;
  kind: DocumentKind;
  number: string;
  orderPath: string;
  pdfPath: string;
  orderNumber: string;
  customerName: string;
  issuedOn: string;
  dueOn: string;
  currency: string;
  totalAmount: number;
  openAmount: number;
  /** Part due by its date; the rest is due before despatch. */
  dueAmount: number;
  state: InvoiceState;
  isWrittenOff: boolean;
};

export type InvoiceListing = Counted & {
  rows: InvoiceRow[];
  total: number;
  counts: Record<InvoiceState, number>;
  /** In the shop’s currency: the open total, and the overdue part. */
  dueAmount: number;
  overdueAmount: number;
};

/** Rows of documents with their balances, and the columns of `invoices_newest` or its like for open ones. */
const SOURCES = {
  all: { from: 'invoices i left join open_invoices b on b.invoice_id = i.id', issuedAt: 'i.issued_at', id: 'i.id' },
  open: { from: 'open_invoices b join invoices i on i.id = b.invoice_id', issuedAt: 'b.issued_at', id: 'b.invoice_id' },
};

/** Conditions on a source, and the columns of a document’s balance and state today. */
function matching({ search, state, from, to }: InvoiceFilters) {
  const where = new Conditions().contain(documentText(), search);
  const dueAmount = `round(b.due_amount, ${currencyDecimals()})`;
  const isOverdue = `(b.due_on < ${where.parameter(shopToday())} and ${dueAmount} > 0)`;
  const states: Record<InvoiceState, string> = {
    overdue: isOverdue,
    due: `b.invoice_id is not null and not ${isOverdue}`,
    paid: `i.kind = 'invoice' and b.invoice_id is null`,
    credit_note: `i.kind = 'credit_note'`,
  };
  if (state !== 'all') where.add(states[state]);
  /** Bounds by which the order’s index is read, a day wider: each document has the days of its own time zone. */
  const bounds: string[] = [];
  if (from) {
    const first = where.parameter(from);
    where.add(`i.issued_on >= ${first}`);
    bounds.push(`i.issued_at >= ${first}::date - 1`);
  }
  if (to) {
    const last = where.parameter(to);
    where.add(`i.issued_on <= ${last}`);
    bounds.push(`i.issued_at < ${last}::date + 2`);
  }
  const cases = INVOICE_STATES.map((name) => `when ${states[name]} then '${name}'`);
  const source = state === 'overdue' || state === 'due' ? SOURCES.open : SOURCES.all;
  return { where, bounds, source, dueAmount, isOverdue, stateOf: `case ${cases.join(' ')} end` };
}

/** SQL of the number of documents of a kind, whose sequence has no gaps. */
const issued = (kind: DocumentKind) =>
  `(select coalesce(max(sequence) - min(sequence) + 1, 0) from invoices where kind = '${kind}')`;

export function listAllInvoices(step: ListStep<InvoiceFilters>): Promise<InvoiceListing> {
  const { payload, filters, limit, offset } = step;
  const { where, bounds, source, dueAmount, isOverdue, stateOf } = matching(filters);
  const matches = where.sql;
  const hasOwnCount = !filters.search && !filters.from && !filters.to;
  const ours = `b.currency = ${where.parameter(shopFormat().currency)}`;
  return queryListing(payload, {
    common: `
      with sums as materialized (
        select count(*) filter (where ${isOverdue}) as overdue, count(*) filter (where not ${isOverdue}) as due,
               ${issued('invoice')} - count(*) as paid, ${issued('credit_note')} as credit_note,
               ${issued('invoice')} + ${issued('credit_note')} as "all",
               coalesce(sum(b.open_amount) filter (where ${ours}), 0) as due_amount,
               coalesce(sum(${dueAmount}) filter (where ${ours} and ${isOverdue}), 0) as overdue_amount
          from open_invoices b)`,
    figures: {
      total: 'select "all" from sums',
      ...(hasOwnCount && { matching: `select "${filters.state}" from sums`, isMore: 'select false' }),
      counts: `select jsonb_build_object(${INVOICE_STATES.map((name) => `'${name}', ${name}`).join(', ')}) from sums`,
      dueAmount: 'select due_amount from sums',
      overdueAmount: 'select overdue_amount from sums',
    },
    ...(!hasOwnCount && { matching: { of: source.from, where: matches } }),
    rows: `with step as materialized (
             select ${source.id} as id from ${source.from} where ${[matches, ...bounds].join(' and ')}
              order by ${source.issuedAt} desc, ${source.id} desc limit ${where.parameter(limit)} offset ${where.parameter(offset)})
           select i.id, i.kind, i.number,
                  case when t.id is null then '/admin/orders/' || i.order_id else '/admin/clubs/' || t.team_id || '/orders/' || t.id end as "orderPath",
                  case when t.id is null then '/admin/orders/' || i.order_id else '/admin/team-orders/' || t.id end || '/invoices/' || i.id as "pdfPath",
                  i.order_number as "orderNumber",
                  coalesce(i.customer ->> 'teamName', concat_ws(' ', i.customer #>> '{contact,firstName}', i.customer #>> '{contact,lastName}'))
                    as "customerName",
                  i.issued_on as "issuedOn", i.due_on as "dueOn", i.currency, i.total_amount as "totalAmount",
                  coalesce(b.open_amount, 0) as "openAmount", coalesce(${dueAmount}, 0) as "dueAmount", ${stateOf} as state,
                  b.invoice_id is null and is_written_off(i) as "isWrittenOff"
             from step join invoices i on i.id = step.id left join open_invoices b on b.invoice_id = i.id
                  left join team_orders t on t.id = i.team_order_id
            order by i.issued_at desc, i.id desc`,
    values: where.values,
  });
}

/** Row of the export. Amounts in its currency, those of a credit note positive. */
export type ExportedInvoice = Pick<
  InvoiceRow,
  'id' | 'kind' | 'number' | 'orderNumber' | 'issuedOn' | 'dueOn' | 'currency' | 'totalAmount' | 'openAmount'
> & {
  state: InvoiceState | 'written_off';
  /** Issued at: ISO time, to the microsecond. */
  issuedAt: string;
  contact: string;
  email: string;
  team: string | null;
  country: string | null;
  vatNumber: string | null;
  taxLines: TaxLine[];
};

export const INVOICES_STEP = 2000;

export function listInvoicesAfter(
  payload: Payload,
  filters: InvoiceFilters,
  last: ExportedInvoice | undefined,
): Promise<ExportedInvoice[]> {
  const { where, source, stateOf } = matching(filters);
  if (last)
    where.add(
      `(i.issued_at, i.id) > (${where.parameter(last.issuedAt)}::timestamptz, ${where.parameter(last.id)}::uuid)`,
    );
  return queryReplica<ExportedInvoice>(
    payload,
    `select i.id, i.kind, i.number, i.order_number as "orderNumber", i.issued_on as "issuedOn", i.due_on as "dueOn", i.currency,
            i.total_amount::float8 as "totalAmount", coalesce(b.open_amount, 0)::float8 as "openAmount",
            case when b.invoice_id is null and is_written_off(i) then 'written_off' else ${stateOf} end as state,
            to_json(i.issued_at) #>> '{}' as "issuedAt",
            concat_ws(' ', i.customer #>> '{contact,firstName}', i.customer #>> '{contact,lastName}') as contact,
            i.customer #>> '{contact,email}' as email, i.customer ->> 'teamName' as team,
            i.customer #>> '{shippingAddress,country}' as country, coalesce(o.vat_number, t.vat_number) as "vatNumber", i.tax_lines as "taxLines"
       from ${source.from} left join orders o on o.id = i.order_id left join team_orders t on t.id = i.team_order_id
      where ${where.sql} order by i.issued_at, i.id limit ${INVOICES_STEP}`,
    where.values,
  );
}

/** Tax rates of the documents of these days, highest first. */
export async function listInvoicedRates(payload: Payload, { from, to }: InvoiceFilters): Promise<number[]> {
  const found = await queryReplica<{ rate: number }>(
    payload,
    `select distinct (line ->> 'rate')::float8 as rate from invoices, jsonb_array_elements(tax_lines) line
      where issued_on between coalesce(nullif($1, ''), issued_on) and coalesce(nullif($2, ''), issued_on) order by rate desc`,
    [from, to],
  );
  return found.map(({ rate }) => rate);
}
