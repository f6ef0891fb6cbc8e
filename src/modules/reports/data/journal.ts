/** Double entries of a period, summed by day and account: a debit, or a credit below zero. */
import { ordersOf } from '@/data/all-orders';
import { ofKinds } from '@/data/kept-sums';
import { JOURNAL_ACCOUNTS } from '@/domain/reports/journal';
import type { ReportPeriod } from '@/domain/reports/report-period';
import { shopFormat } from '@/domain/text/shop-format';
import { ISSUED } from './documents';
import type { Statement } from './statement';

const MONEY = `case p.way::text when 'card' then 'card' when 'cash' then 'cash' when 'voucher' then 'vouchers' else 'bank' end`;

/** Contra account of an entry by staff: how it was paid for, or a cost of the shop. */
const VOUCHER_MONEY = `case when e.kind <> 'issued' or v.paid_by is null then 'voucherCosts' when v.paid_by = 'cash' then 'cash' else 'bank' end`;

const inPeriod = (day: string): string => `${day} between $1::text and $2::text`;

/** Selects each event with its postings, which come to nothing. */
const POSTINGS = `
  select d.issued_on as day, e.account, e.rate, d.sign * e.amount as amount
    from ${ISSUED}
   cross join lateral (
     select 'debtors' as account, null::numeric as rate, d.total_amount as amount
      union all
     select e.account, (l ->> 'rate')::numeric, -(l ->> e.part)::numeric
       from jsonb_array_elements(d.tax_lines) l, (values ('sales', 'net'), ('tax', 'tax')) e (account, part)
      union all select 'sales', null, -d.total_amount where d.tax_lines = '[]') e
   union all
  select p.received_on, e.account, null, e.amount
    from order_payments p cross join lateral (values (${MONEY}, p.amount), ('debtors', -p.amount)) e (account, amount)
   where p.voided_at is null and p.voids_id is null and ${inPeriod('p.received_on')}
   union all
  select r.day, e.account, null, e.amount
    from (select checkout, voucher_id, amount, (created_at at time zone $3::text)::date::text as day from order_refunds
           where created_at >= $1::text::date - 1 and created_at < $2::text::date + 2) r
   cross join lateral (values ('debtors', r.amount), (case when r.voucher_id is not null then 'vouchers' when r.checkout is null then 'bank' else 'card' end, -r.amount)) e (account, amount)
   where ${inPeriod('r.day')}
   union all
  select o.written_off_on, e.account, null, e.amount
    from (${ofKinds((kind) => `select o.written_off_on, o.lost_amount from ${ordersOf(kind)} where ${inPeriod('o.written_off_on')}`)}) o
   cross join lateral (values ('badDebts', o.lost_amount), ('debtors', -o.lost_amount)) e (account, amount)
   union all
  select e.posted_on, p.account, null, p.amount
    from voucher_entries e join vouchers v on v.id = e.voucher_id
   cross join lateral (values (${VOUCHER_MONEY}, e.amount), ('vouchers', -e.amount)) p (account, amount)
   where e.kind not in ('used', 'returned') and ${inPeriod('e.posted_on')}`;

export const journalOf = ({ from, to }: ReportPeriod): Statement => ({
  text: `
    select day, account, rate::float8 as rate, sum(amount)::float8 as amount from (${POSTINGS}) postings
     group by day, account, rate having sum(amount) <> 0
     order by day, array_position(array[${JOURNAL_ACCOUNTS.map((account) => `'${account}'`).join(', ')}], account), rate desc nulls last`,
  values: [from, to, shopFormat().timeZone],
});
