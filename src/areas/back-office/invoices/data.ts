import type { DocumentKind } from '@/domain/invoices/charges';
import type { Payload } from 'payload';
import { allOrders } from '@/data/all-orders';
import { documentText } from '@/data/search-texts';
import type { TaxLine } from '@/domain/taxes/order-taxes';
import { shopFormat } from '@/domain/text/shop-format';
import { Conditions } from '@/lib/database/conditions';
import { queryReplica } from '@/lib/database/replica';
import { queryListing, type ListStep } from '@/lib/database/query-listing';
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
};

export type InvoiceListing = {
  rows: InvoiceRow[];
  total: number;
  matching: number;
  counts: Record<InvoiceState, number>;
  /** In the shop’s currency: the open total, and the overdue part. */
  dueAmount: number;
  overdueAmount: number;
};

/** Balances of open invoices, as by `openAmounts`. `charged`: what money and credit leave of its invoices up to one. */
const BALANCES = `
  with charges as (
    select i.id, i.kind, i.total_amount, i.due_on, i.currency, o.due_now,
           sum(case i.kind when 'invoice' then i.total_amount else 0 end) over (partition by o.id order by i.issued_at, i.sequence)
           - sum(case i.kind when 'credit_note' then i.total_amount else 0 end) over (partition by o.id)
           - (o.paid_amount - o.refunded_amount) as charged
      from unsettled_orders u
      join invoices i on i.order_id = u.order_id or i.team_order_id = u.order_id
      join ${allOrders()} on o.id = u.order_id),
  balances as materialized (
    select id, due_on, currency, least(total_amount, charged) as open_amount,
           greatest(0, least(due_now, charged) - greatest(0, charged - total_amount)) as due_amount
      from charges where kind = 'invoice' and least(total_amount, charged) > 0)`;

const DOCUMENTS = 'invoices i left join balances b on b.id = i.id';

/** Conditions on `DOCUMENTS`, their state, and whether an open one is overdue today. */
function matching({ search, state, from, to }: InvoiceFilters) {
  const where = new Conditions().contain(documentText(), search);
  const today = `(now() at time zone ${where.parameter(shopFormat().timeZone)})::date::text`;
  const isOverdue = `(b.due_amount > 0 and b.due_on < ${today})`;
  const states: Record<InvoiceState, string> = {
    overdue: isOverdue,
    due: `b.id is not null and not ${isOverdue}`,
    paid: `i.kind = 'invoice' and b.id is null`,
    credit_note: `i.kind = 'credit_note'`,
  };
  if (state !== 'all') where.add(states[state]);
  if (from) where.add(`i.issued_on >= ${where.parameter(from)}`);
  if (to) where.add(`i.issued_on <= ${where.parameter(to)}`);
  const cases = INVOICE_STATES.map((name) => `when ${states[name]} then '${name}'`);
  return { where, isOverdue, stateOf: `case ${cases.join(' ')} end` };
}

/** A step of the documents, newest first, each with its balance. */
export function listAllInvoices(step: ListStep<InvoiceFilters>): Promise<InvoiceListing> {
  const { payload, filters, limit, offset } = step;
  const { where, isOverdue, stateOf } = matching(filters);
  const matches = where.sql;
  const ours = `currency = ${where.parameter(shopFormat().currency)}`;
  const issued = (kind: DocumentKind) => `(select count(*) from invoices where kind = '${kind}')`;
  return queryListing(payload, {
    common: BALANCES,
    figures: {
      total: 'select count(*) from invoices',
      matching: `select count(*) from ${DOCUMENTS} where ${matches}`,
      counts: `select jsonb_build_object('overdue', count(*) filter (where ${isOverdue}),
                                         'due', count(*) filter (where not ${isOverdue}),
                                         'paid', ${issued('invoice')} - count(*),
                                         'credit_note', ${issued('credit_note')}) from balances b`,
      dueAmount: `select coalesce(sum(open_amount) filter (where ${ours}), 0) from balances`,
      overdueAmount: `select coalesce(sum(due_amount) filter (where ${ours} and ${isOverdue}), 0) from balances b`,
    },
    rows: `select i.id, i.kind, i.number,
                  case when t.id is null then '/admin/orders/' || i.order_id else '/admin/clubs/' || t.team_id || '/orders/' || t.id end as "orderPath",
                  case when t.id is null then '/admin/orders/' || i.order_id else '/admin/team-orders/' || t.id end || '/invoices/' || i.id as "pdfPath",
                  i.order_number as "orderNumber",
                  coalesce(i.customer ->> 'teamName', concat_ws(' ', i.customer #>> '{contact,firstName}', i.customer #>> '{contact,lastName}'))
                    as "customerName",
                  i.issued_on as "issuedOn", i.due_on as "dueOn", i.currency, i.total_amount as "totalAmount",
                  coalesce(b.open_amount, 0) as "openAmount", coalesce(b.due_amount, 0) as "dueAmount", ${stateOf} as state
             from ${DOCUMENTS} left join team_orders t on t.id = i.team_order_id where ${matches}
            order by i.issued_at desc, i.id desc limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
    values: where.values,
  });
}

/** Row of the export. Amounts in its currency, those of a credit note positive. */
export type ExportedInvoice = Pick<
  InvoiceRow,
  'id' | 'kind' | 'number' | 'orderNumber' | 'issuedOn' | 'dueOn' | 'currency' | 'totalAmount' | 'openAmount' | 'state'
> & {
  /** Issued at: ISO time, to the microsecond. */
  issuedAt: string;
  contact: string;
  email: string;
  team: string | null;
  country: string | null;
  vatNumber: string | null;
  taxLines: TaxLine[];
};

/** Documents read, and held in memory, at a time. */
export const INVOICES_STEP = 2000;

/** The oldest matching documents after `last`, if given. */
export function listInvoicesAfter(
  payload: Payload,
  filters: InvoiceFilters,
  last: ExportedInvoice | undefined,
): Promise<ExportedInvoice[]> {
  const { where, stateOf } = matching(filters);
  if (last)
    where.add(
      `(i.issued_at, i.id) > (${where.parameter(last.issuedAt)}::timestamptz, ${where.parameter(last.id)}::uuid)`,
    );
  return queryReplica<ExportedInvoice>(
    payload,
    `${BALANCES}
     select i.id, i.kind, i.number, i.order_number as "orderNumber", i.issued_on as "issuedOn", i.due_on as "dueOn", i.currency,
            i.total_amount::float8 as "totalAmount", coalesce(b.open_amount, 0)::float8 as "openAmount", ${stateOf} as state,
            to_json(i.issued_at) #>> '{}' as "issuedAt",
            concat_ws(' ', i.customer #>> '{contact,firstName}', i.customer #>> '{contact,lastName}') as contact,
            i.customer #>> '{contact,email}' as email, i.customer ->> 'teamName' as team,
            i.customer #>> '{shippingAddress,country}' as country, coalesce(o.vat_number, t.vat_number) as "vatNumber", i.tax_lines as "taxLines"
       from ${DOCUMENTS} left join orders o on o.id = i.order_id left join team_orders t on t.id = i.team_order_id
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
