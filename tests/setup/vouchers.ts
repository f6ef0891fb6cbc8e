import type { z } from 'zod';
import { newAddress } from './address';
import { voucherInput } from '@/domain/vouchers/voucher-input';
import { formatVoucherCode } from '@/domain/vouchers/voucher';
import { issueVoucher } from '@/modules/vouchers/change-voucher';
import { findVoucher, type VoucherDetail } from '@/modules/vouchers/data';
import { codeOf } from '@/modules/vouchers/voucher-code';
import { plainAmount } from '@/domain/money/money';
import type { AdminUser } from '@/payload-types';
import { api } from './http';
import { asStaff, payload } from './shop';

const typed: z.input<typeof voucherInput> = {
  ...{ amount: '50', paidBy: 'transfer', expiresOn: '', recipientName: '', recipientEmail: '' },
  ...{ message: '', isEmailed: false },
};

export async function issue(user: AdminUser, amount: number, more: Partial<typeof typed> = {}) {
  const { req } = await asStaff(user);
  const input = voucherInput.parse({ ...typed, amount: plainAmount(amount), ...more });
  const issued = await issueVoucher({ req, input });
  if (!issued.ok) throw new Error(issued.message);
  const code = codeOf(await voucherOf(issued.id)) ?? '';
  return { id: issued.id, code, printed: formatVoucherCode(code) };
}

export async function voucherOf(id: string): Promise<VoucherDetail> {
  const voucher = await findVoucher(payload, id);
  if (!voucher) throw new Error(`There is no voucher ${id}.`);
  return voucher;
}

export const ledgerOf = async (id: string) =>
  (await voucherOf(id)).entries.map(({ kind, amount }) => [kind, amount] as const);

export const quoteCart = (body: object, address = newAddress()) => api('POST', '/api/cart', { body, address });
