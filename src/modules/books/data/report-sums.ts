/** Sums of the records alone that each report has to come to, over days $1 to $2 of the time zone $3. */
import { allOrders, ordersOf } from '@/data/all-orders';
import { ofKinds } from '@/data/kept-sums';
import type { ReportRow } from '@/domain/reports/report-table';
import type { ClientBase } from 'pg';

const placed = `o.is_sold and (o.created_at at time zone $3::text)::date::text between $1::text and $2::text`;
const documents = `invoices i where i.issued_on between $1::text and $2::text and $3::text <> ''`;
const signed = (amount: string): string =>
  `coalesce(sum(case i.kind when 'invoice' then ${amount} else -${amount} end), 0)`;
const taxOf = `(select coalesce(sum((l ->> 'tax')::numeric), 0) from jsonb_array_elements(i.tax_lines) l)`;
const items = `${allOrders()} join order_items i on coalesce(i._parent_id, i.team_order_id) = o.id where ${placed}`;

const REPORT_SUMS: Readonly<Record<string, string>> = {
  sales: `
    select coalesce(sum(i.total_amount) filter (where i.kind = 'invoice'), 0) as invoiced, coalesce(sum(i.total_amount) filter (where i.kind = 'credit_note'), 0) as credited,
           ${signed('i.total_amount')} as total, ${signed(taxOf)} as tax from ${documents}`,
  tax: `select ${signed(taxOf)} as tax, ${signed(`(i.total_amount - ${taxOf})`)} as net from ${documents}`,
  clubs: `select ${signed(`(i.total_amount - ${taxOf})`)} as net from ${documents}`,
  refunds: `
    select coalesce(sum(amount), 0) as total, count(*) as refunds from order_refunds
     where (created_at at time zone $3::text)::date::text between $1::text and $2::text`,
  discounts: `select coalesce(sum(amount), 0) as amount from (${ofKinds((kind) => `select o.discount_amount as amount from ${ordersOf(kind)} where ${placed}`)}) o`,
  products: `select coalesce(sum(i.quantity), 0) as pieces, coalesce(sum(i.total_price), 0) as amount from ${items} and i.product_id is not null`,
  margins: `select coalesce(sum(i.quantity), 0) as pieces from ${items} and not i.is_service`,
  stock: `select coalesce(sum(stock_quantity), 0) as pieces from products where $1::text <= $2::text and $3::text <> ''`,
  vouchers: `select coalesce(sum(amount), 0) as balance from voucher_entries where posted_on <= $2::text and $1::text <= $2::text and $3::text <> ''`,
  journal: `
    select -coalesce(sum(net), 0) as sales, -coalesce(sum(tax), 0) as tax, coalesce(sum(money), 0) as money, coalesce(sum(lost), 0) as lost, -coalesce(sum(owed), 0) as vouchers from (
      select ${signed(`(i.total_amount - ${taxOf})`)} as net, ${signed(taxOf)} as tax, 0 as money, 0 as lost, 0 as owed from ${documents}
       union all
      select 0, 0, sum(p.amount), 0, -sum(p.amount) filter (where p.voucher_id is not null) from order_payments p
       where p.received_on between $1::text and $2::text and p.voided_at is null and p.voids_id is null
       union all
      select 0, 0, -sum(r.amount), 0, sum(r.amount) filter (where r.voucher_id is not null) from order_refunds r where (r.created_at at time zone $3::text)::date::text between $1::text and $2::text
       union all
      select 0, 0, 0, 0, sum(e.amount) from voucher_entries e where e.kind not in ('used', 'returned') and e.posted_on between $1::text and $2::text
       union all
      select 0, 0, 0, sum(lost_amount), 0 from (${ofKinds((kind) => `select o.lost_amount from ${ordersOf(kind)} where o.written_off_on between $1::text and $2::text`)}) o) sums`,
  sizes: `select coalesce(sum(i.quantity), 0) as pieces, coalesce(sum(i.total_price), 0) as amount from ${items} and not i.is_service`,
};

/** Invoiced orders of the shop: what is open at the end of a day is their documents, less what was paid and lost. */
const BALANCE = `
  select coalesce(sum(amount), 0) as balance from (
    select case kind when 'invoice' then total_amount else -total_amount end as amount from invoices where issued_on <= $1::text
     union all
    select -p.amount from order_payments p
     where p.received_on <= $1::text and p.voided_at is null and p.voids_id is null and ${isInvoiced('p')}
     union all
    select r.amount from order_refunds r where (r.created_at at time zone $2::text)::date::text <= $1::text and ${isInvoiced('r')}
     union all
    select -o.lost_amount from (${ofKinds((kind) => `select o.lost_amount, o.written_off_on from ${ordersOf(kind)}`)}) o where o.written_off_on <= $1::text) entries`;

function isInvoiced(entry: string): string {
  return `exists (select from invoices i where i.order_id = ${entry}.order_id or i.team_order_id = ${entry}.team_order_id)`;
}

type Query = { text: string; values: unknown[] };
type Sums = Record<string, string>;

const firstOf = async (client: ClientBase, text: string, values: unknown[]): Promise<Sums> =>
  (await client.query<Sums>(text, values)).rows[0] ?? {};

export const findReportRows = async (client: ClientBase, { text, values }: Query): Promise<ReportRow[]> =>
  (await client.query<ReportRow>(text, values)).rows;

export const findReportSums = (client: ClientBase, report: string, days: { from: string; to: string }, zone: string) =>
  firstOf(client, REPORT_SUMS[report] ?? '', [days.from, days.to, zone]);

export const findBalance = (client: ClientBase, day: string, zone: string): Promise<Sums> =>
  firstOf(client, BALANCE, [day, zone]);

export async function findDays(client: ClientBase, zone: string): Promise<{ from: string; to: string } | undefined> {
  const { rows } = await client.query<{ from: string | null; to: string }>(
    `select min(day) as from, max(day) as to from (
       select min(issued_on) as day from invoices union all select max(issued_on) from invoices
        union all select (min(created_at) at time zone $1::text)::date::text from ${allOrders()}
        union all select (max(created_at) at time zone $1::text)::date::text from ${allOrders()}
        union all select (max(created_at) at time zone $1::text)::date::text from order_refunds) days`,
    [zone],
  );
  const [days] = rows;
  return days?.from ? { from: days.from, to: days.to } : undefined;
}
