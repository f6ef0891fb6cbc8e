/** Sums of documents by day of issue: credit notes count against invoices. */
import { currencyDecimals } from '@/domain/money/currency';
import type { ReportPeriod } from '@/domain/reports/report-period';
import { bucketFor, inBuckets, type Statement } from './statement';

export const ISSUED = `(
  select i.*, case i.kind when 'invoice' then 1 else -1 end as sign, t.tax
    from invoices i
   cross join lateral (select coalesce(sum((l ->> 'tax')::numeric), 0) as tax from jsonb_array_elements(i.tax_lines) l) t
   where i.issued_on between $1::text and $2::text) d`;

const of = (kind: 'invoice' | 'credit_note', sum: string): string => `${sum} filter (where d.kind = '${kind}')`;

export const salesBy = (period: ReportPeriod): Statement =>
  inBuckets(
    period,
    ['invoices', 'invoiced', 'creditNotes', 'credited', 'net', 'tax', 'total'],
    `select ${bucketFor('d.issued_on')} as day,
            ${of('invoice', 'count(*)')} as invoices, ${of('invoice', 'sum(d.total_amount)')} as invoiced,
            ${of('credit_note', 'count(*)')} as "creditNotes", ${of('credit_note', 'sum(d.total_amount)')} as credited,
            sum(d.sign * (d.total_amount - d.tax)) as net, sum(d.sign * d.tax) as tax, sum(d.sign * d.total_amount) as total
       from ${ISSUED} group by 1`,
  );

export const taxByRate = ({ from, to }: ReportPeriod): Statement => ({
  text: `
    select l.rate::float8 as rate,
           coalesce(${of('invoice', 'sum(l.net)')}, 0)::float8 as "invoicedNet", coalesce(${of('invoice', 'sum(l.tax)')}, 0)::float8 as "invoicedTax",
           coalesce(${of('credit_note', 'sum(l.net)')}, 0)::float8 as "creditedNet", coalesce(${of('credit_note', 'sum(l.tax)')}, 0)::float8 as "creditedTax",
           sum(d.sign * l.net)::float8 as net, sum(d.sign * l.tax)::float8 as tax
      from ${ISSUED}
     cross join lateral (
       select (t ->> 'rate')::numeric as rate, (t ->> 'net')::numeric as net, (t ->> 'tax')::numeric as tax from jsonb_array_elements(d.tax_lines) t
        union all select null, d.total_amount, 0 where d.tax_lines = '[]') l
     group by l.rate order by l.rate desc nulls last`,
  values: [from, to],
});

/** Documents without tax keep no rate of exchange: that of the settings counts, and without one they do not. */
export const homeSums = ({ from, to }: ReportPeriod, home: string): Statement => ({
  text: `
    select coalesce(sum(d.sign * h.net), 0)::float8 as net, coalesce(sum(d.sign * h.tax), 0)::float8 as tax,
           count(*) filter (where h.net is null)::int as unconverted
      from ${ISSUED}
     cross join lateral (
       select case when d.currency = $3::text then d.total_amount - d.tax
                   else round((d.total_amount - d.tax) * coalesce((d.home_tax ->> 'rate')::numeric, (select t.home_rate from tax_settings t where t.home_rate > 0 limit 1)),
                              ${currencyDecimals(home)}) end as net,
              case when d.currency = $3::text then d.tax else coalesce((d.home_tax ->> 'tax')::numeric, 0) end as tax) h`,
  values: [from, to, home],
});

const sumOf = (kind: 'invoice' | 'credit_note'): string => `coalesce(${of(kind, 'sum(d.total_amount - d.tax)')}, 0)`;

export const salesByClub = ({ from, to }: ReportPeriod): Statement => ({
  text: `
    select coalesce(p.team_name, 'Shop') as club, s.orders::float8 as orders, s.invoiced::float8 as invoiced, s.credited::float8 as credited, s.net::float8 as net
      from (select o.team_id, count(*) as orders, sum(d.invoiced) as invoiced, sum(d.credited) as credited, sum(d.invoiced - d.credited) as net
              from (select d.team_order_id, ${sumOf('invoice')} as invoiced, ${sumOf('credit_note')} as credited
                      from ${ISSUED} group by d.order_id, d.team_order_id) d
              left join team_orders o on o.id = d.team_order_id group by o.team_id) s
      left join team_profiles p on p.id = s.team_id
     order by s.net desc, club`,
  values: [from, to],
});
