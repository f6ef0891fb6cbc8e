import type { DocumentKind } from '@/domain/invoices/charges';
import type { Payload } from 'payload';
import { allOrders } from '@/data/all-orders';
import type { TaxLine } from '@/domain/taxes/order-taxes';
import { shopFormat } from '@/domain/text/shop-format';
import { Conditions } from '@/lib/database/conditions';
import { queryReplica } from '@/lib/database/replica';
import { queryListing, type ListStep } from '@/lib/database/query-listing';
import type { InvoiceFilters, InvoiceState } from './invoice-filters';

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

/** Conditions on `documents d`, and those documents as common table expressions. */
function matching({ search, state, from, to }: InvoiceFilters) {
  const where = new Conditions()
    .equal('d.state', state)
    .contain(`d.number || ' ' || d.order_number || ' ' || d.name || ' ' || d.email`, search);
  if (from) where.add(`d.issued_on >= ${where.parameter(from)}`);
  if (to) where.add(`d.issued_on <= ${where.parameter(to)}`);
  const today = `(now() at time zone ${where.parameter(shopFormat().timeZone)})::date::text`;
  return { where, documents: documentsOn(today) };
}

/** Every document with its balance, as by `openAmounts`; `today` is SQL of the day in the shop’s time zone. */
const documentsOn = (today: string): string => `
  with summed as (
    select i.id, i.kind::text as kind, i.number, o.id as order_id, o.team_id, i.order_number, i.issued_at, i.issued_on, i.due_on, i.currency,
           i.total_amount, i.tax_lines, i.customer, o.vat_number, o.due_now,
           coalesce(i.customer ->> 'teamName', concat_ws(' ', i.customer #>> '{contact,firstName}', i.customer #>> '{contact,lastName}')) as name,
           i.customer #>> '{contact,email}' as email,
           sum(case i.kind when 'invoice' then i.total_amount else 0 end) over (partition by o.id order by i.issued_at, i.sequence)
           - sum(case i.kind when 'credit_note' then i.total_amount else 0 end) over (partition by o.id)
           - (o.paid_amount - o.refunded_amount) as charged
      from invoices i join ${allOrders()} on o.id = coalesce(i.order_id, i.team_order_id)),
  opened as (
    select *, case kind when 'invoice' then least(total_amount, greatest(0, charged)) else 0 end as open_amount,
           case kind when 'invoice' then greatest(0, least(due_now, charged) - greatest(0, charged - total_amount)) else 0 end as due_amount
      from summed),
  documents as (
    select *, case when kind = 'credit_note' then kind when open_amount = 0 then 'paid'
                   when due_amount > 0 and due_on < ${today} then 'overdue' else 'due' end as state
      from opened)`;

/** A step of the documents, newest first, each with its balance. */
export function listAllInvoices(step: ListStep<InvoiceFilters>): Promise<InvoiceListing> {
  const { payload, filters, limit, offset } = step;
  const { where, documents } = matching(filters);
  const matches = where.sql;
  const ours = `currency = ${where.parameter(shopFormat().currency)}`;
  return queryListing(payload, {
    common: documents,
    figures: {
      total: 'select count(*) from documents',
      matching: `select count(*) from documents d where ${matches}`,
      counts: `select jsonb_build_object('overdue', count(*) filter (where state = 'overdue'),
                                         'due', count(*) filter (where state = 'due'),
                                         'paid', count(*) filter (where state = 'paid'),
                                         'credit_note', count(*) filter (where state = 'credit_note')) from documents`,
      dueAmount: `select coalesce(sum(open_amount) filter (where ${ours}), 0) from documents`,
      overdueAmount: `select coalesce(sum(due_amount) filter (where ${ours} and state = 'overdue'), 0) from documents`,
    },
    rows: `select d.id, d.kind, d.number, case when d.team_id is null then '/admin/orders/' else '/admin/clubs/' || d.team_id || '/orders/' end || d.order_id
                    as "orderPath",
                  case when d.team_id is null then '/admin/orders/' else '/admin/team-orders/' end
                    || d.order_id || '/invoices/' || d.id as "pdfPath", d.order_number as "orderNumber", d.name as "customerName",
                  d.issued_on as "issuedOn", d.due_on as "dueOn", d.currency, d.total_amount as "totalAmount",
                  d.open_amount as "openAmount", d.due_amount as "dueAmount", d.state
             from documents d where ${matches}
            order by d.issued_at desc, d.id desc limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
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
  /** ISO 3166-1. */
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
  const { where, documents } = matching(filters);
  if (last)
    where.add(
      `(d.issued_at, d.id) > (${where.parameter(last.issuedAt)}::timestamptz, ${where.parameter(last.id)}::uuid)`,
    );
  return queryReplica<ExportedInvoice>(
    payload,
    `${documents}
     select d.id, d.kind, d.number, d.order_number as "orderNumber", d.issued_on as "issuedOn", d.due_on as "dueOn", d.currency,
            d.total_amount::float8 as "totalAmount", d.open_amount::float8 as "openAmount", d.state,
            to_json(d.issued_at) #>> '{}' as "issuedAt",
            concat_ws(' ', d.customer #>> '{contact,firstName}', d.customer #>> '{contact,lastName}') as contact, d.email,
            d.customer ->> 'teamName' as team, d.customer #>> '{shippingAddress,country}' as country,
            d.vat_number as "vatNumber", d.tax_lines as "taxLines"
       from documents d where ${where.sql} order by d.issued_at, d.id limit ${INVOICES_STEP}`,
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
