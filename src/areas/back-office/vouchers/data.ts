import { voucherCodeOf } from '@/domain/vouchers/voucher';
import { Conditions } from '@/lib/database/conditions';
import { isoTime } from '@/lib/database/iso-time';
import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import { BALANCE, VOUCHER_STATE, type VoucherDetail } from '@/modules/vouchers/data';
import { hashOfCode } from '@/modules/vouchers/voucher-code';
import type { VoucherFilters } from './voucher-filters';

type VoucherRow = Omit<VoucherDetail, 'sealedCode' | 'paidBy' | 'message' | 'entries'>;

export type VoucherListing = Counted & { rows: VoucherRow[]; total: number; outstanding: number };

/** Finds a voucher by its whole code; lists show only its end. */
export function listVouchers({ payload, filters, limit, offset }: ListStep<VoucherFilters>): Promise<VoucherListing> {
  const where = new Conditions();
  const code = voucherCodeOf(filters.search);
  where.equal('v.state', filters.state);
  if (code) where.equal('v.code_hash', hashOfCode(code));
  else
    where.contain(
      `coalesce(v.recipient_name, '') || ' ' || coalesce(v.recipient_email, '') || ' ' || v.ending`,
      filters.search,
    );
  const vouchers = `(select v.*, ${VOUCHER_STATE} as state, balance from vouchers v cross join lateral (select ${BALANCE} as balance) b) v`;
  return queryListing(payload, {
    figures: {
      total: 'select count(*) from vouchers',
      outstanding: `select coalesce(sum(e.amount), 0)::float8 from voucher_entries e`,
    },
    matching: { of: vouchers, where: where.sql },
    rows: `select v.id, v.ending, v.currency, v.recipient_name as "recipientName", v.recipient_email as "recipientEmail",
                  v.expires_on as "expiresOn", ${isoTime('v.created_at')} as "createdAt", v.balance::float8 as balance, v.state,
                  (select e.amount::float8 from voucher_entries e where e.voucher_id = v.id and e.kind = 'issued') as issued
             from ${vouchers} where ${where.sql}
            order by v.created_at desc, v.id limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
    values: where.values,
  });
}
