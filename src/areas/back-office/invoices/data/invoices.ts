import type { DocumentKind } from '@/domain/invoices/charges';
import { dueNowOf, SHOP_ROW, TEAM_REFUNDED, TEAM_ROW } from '@/data/deposits';
import { shopFormat } from '@/domain/text/shop-format';
import { Conditions } from '@/lib/database/conditions';
import { queryListing, type ListStep } from '@/lib/database/query-listing';
import type { InvoiceFilters, InvoiceState } from '../invoice-filters';

/** What a row of /admin/invoices shows. Amounts in the currency of the document, days as 2026-11-24. */
export type InvoiceRow = {
  id: string;
  kind: DocumentKind;
  number: string;
  /** Addresses in the back office. */
  orderPath: string;
  pdfPath: string;
  orderNumber: string;
  customerName: string;
  issuedOn: string;
  dueOn: string;
  currency: string;
  totalAmount: number;
  /** Still to be paid of it. */
  openAmount: number;
  /** What of it is due by its date; the rest before despatch. */
  dueAmount: number;
  state: InvoiceState;
};

export type InvoiceListing = {
  rows: InvoiceRow[];
  total: number;
  matching: number;
  counts: Record<InvoiceState, number>;
  /** Of the shop’s currency: all that is open, and what of it is late. */
  dueAmount: number;
  overdueAmount: number;
};

/**
 * A step of the invoices and credit notes, newest first, with what is open of each: as `openAmounts`, money and credit
 * count for the oldest invoices of an order first.
 */
export function listAllInvoices(asked: ListStep<InvoiceFilters>): Promise<InvoiceListing> {
  const { payload, filters, limit, offset } = asked;
  const where = new Conditions()
    .equal('d.state', filters.state)
    .contain(`d.number || ' ' || d.order_number || ' ' || d.name || ' ' || d.email`, filters.search);
  const matches = where.sql;
  const { timeZone, currency } = shopFormat();
  const today = `(now() at time zone ${where.parameter(timeZone)})::date::text`;
  const ours = `currency = ${where.parameter(currency)}`;
  return queryListing(payload, {
    common: `
      with summed as (
        select i.id, i.kind::text as kind, i.number, coalesce(i.order_id, i.team_order_id) as order_id, team.team_id, i.order_number, i.issued_at, i.issued_on, i.due_on, i.currency,
               i.total_amount, coalesce(i.customer ->> 'teamName', concat_ws(' ', i.customer #>> '{contact,firstName}', i.customer #>> '{contact,lastName}')) as name,
               i.customer #>> '{contact,email}' as email,
               sum(case i.kind when 'invoice' then i.total_amount else 0 end)
                   over (partition by coalesce(i.order_id, i.team_order_id) order by i.issued_at, i.sequence)
               - sum(case i.kind when 'credit_note' then i.total_amount else 0 end) over (partition by coalesce(i.order_id, i.team_order_id))
               - coalesce(o.paid_amount - o.refunded_amount, team.kept) as charged,
               case when o.id is null then team.due_now else ${dueNowOf(SHOP_ROW)} end as due_now
          from invoices i left join orders o on o.id = i.order_id
          left join lateral (select t.team_id, ${TEAM_ROW.paid} - ${TEAM_REFUNDED} as kept, ${dueNowOf(TEAM_ROW)} as due_now
                               from team_orders t where t.id = i.team_order_id) team on true),
      opened as (
        select *, case kind when 'invoice' then least(total_amount, greatest(0, charged)) else 0 end as open_amount,
               case kind when 'invoice' then greatest(0, least(due_now, charged) - greatest(0, charged - total_amount)) else 0 end as due_amount
          from summed),
      documents as (
        select *, case when kind = 'credit_note' then kind when open_amount = 0 then 'paid'
                       when due_amount > 0 and due_on < ${today} then 'overdue' else 'due' end as state
          from opened)`,
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
