import type { Statement } from './statement';

/** Balances at the end of a day. */
export const vouchersOwed = (day: string): Statement => ({
  text: `
    select '…' || v.ending as voucher, coalesce(v.recipient_name, v.recipient_email) as recipient, i.posted_on as "issuedOn",
           v.expires_on as "expiresOn", i.amount::float8 as issued, b.balance::float8 as balance
      from vouchers v join voucher_entries i on i.voucher_id = v.id and i.kind = 'issued'
     cross join lateral (select sum(e.amount) as balance from voucher_entries e
                          where e.voucher_id = v.id and e.posted_on <= $1::text) b
     where b.balance > 0 order by i.posted_on, v.created_at, v.id`,
  values: [day],
});
