import type { ReportPeriod } from '@/domain/reports/report-period';
import { shopFormat } from '@/domain/text/shop-format';
import { bucketFor, inBuckets, type Statement } from './statement';

/** Money paid back, by the day it went; a refund that no credit note is paid by was an overpayment or lowers the order. */
export const refundsBy = (period: ReportPeriod): Statement =>
  inBuckets(
    period,
    ['refunds', 'toCards', 'toVouchers', 'byHand', 'forCreditNotes', 'total'],
    `select ${bucketFor('r.paid_on')} as day, count(*) as refunds, sum(r.amount) as total,
            sum(r.amount) filter (where r.checkout is not null) as "toCards",
            sum(r.amount) filter (where r.voucher_id is not null) as "toVouchers",
            sum(r.amount) filter (where r.checkout is null and r.voucher_id is null) as "byHand",
            sum(r.amount) filter (where r.credit_note_id is not null) as "forCreditNotes"
       from (select *, (created_at at time zone $4::text)::date as paid_on from order_refunds
              where created_at >= $1::text::date - 1 and created_at < $2::text::date + 2) r
      where r.paid_on between $1::text::date and $2::text::date group by 1`,
    shopFormat().timeZone,
  );
