'use server';

import type { z } from 'zod';
import { reasonInput } from '@/domain/invoices/payments';
import { correctionInput, sendVoucherInput, voucherInput } from '@/domain/vouchers/voucher-input';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { correctVoucher, issueVoucher, sendVoucher, voidVoucher } from '@/modules/vouchers/change-voucher';
import { formAction } from '../access/staff-action';

export async function issueVoucherAction(typed: z.input<typeof voucherInput>) {
  return formAction('vouchers:write', async ({ req }) => {
    const { data: input, error } = voucherInput.safeParse(typed);
    return error ? invalidInput(error) : refreshed(issueVoucher({ req, input }));
  });
}

export async function voidVoucherAction(id: string, typed: z.input<typeof reasonInput>) {
  return formAction('vouchers:write', async ({ req }) => {
    const { data, error } = reasonInput.safeParse(typed);
    return error ? invalidInput(error) : refreshed(voidVoucher({ req, id, ...data }));
  });
}

export async function correctVoucherAction(id: string, typed: z.input<typeof correctionInput>) {
  return formAction('vouchers:write', async ({ req }) => {
    const { data: input, error } = correctionInput.safeParse(typed);
    return error ? invalidInput(error) : refreshed(correctVoucher({ req, id, input }));
  });
}

export async function sendVoucherAction(id: string, typed: z.input<typeof sendVoucherInput>) {
  return formAction('vouchers:write', async ({ req }) => {
    const { data, error } = sendVoucherInput.safeParse(typed);
    return error ? invalidInput(error) : refreshed(sendVoucher({ req, id, ...data }));
  });
}
