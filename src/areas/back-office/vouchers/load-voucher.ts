import type { Payload, PayloadRequest } from 'payload';
import { may } from '@/lib/accounts/active-user';
import { findVoucher, type VoucherDetail } from '@/modules/vouchers/data';
import { codeOf } from '@/modules/vouchers/voucher-code';

/** With its code for those who could issue one. */
export async function loadVoucher(
  payload: Payload,
  user: PayloadRequest['user'],
  id: string,
): Promise<{ voucher: VoucherDetail; code: string | undefined } | undefined> {
  const voucher = await findVoucher(payload, id);
  return voucher && { voucher, code: may(user, 'vouchers:write') ? codeOf(voucher) : undefined };
}
