import type { Cents } from '../money/money';

const VOUCHER_ENTRIES = ['issued', 'used', 'returned', 'corrected', 'voided', 'expired'] as const;
export type VoucherEntryKind = (typeof VOUCHER_ENTRIES)[number];

export const VOUCHER_ENTRY_LABELS: Record<VoucherEntryKind, string> = {
  issued: 'Issued',
  used: 'Spent',
  returned: 'Given back',
  corrected: 'Corrected',
  voided: 'Void',
  expired: 'Expired',
};

export const VOUCHER_STATES = ['active', 'spent', 'expired', 'void'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

export const VOUCHER_STATE_LABELS: Record<VoucherState, string> = {
  active: 'Active',
  spent: 'Spent',
  expired: 'Expired',
  void: 'Void',
};

export const MAX_MESSAGE = 500;
export const MAX_NAME = 100;

export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_PREFIX = 'GV';
export const CODE_LENGTH = 16;
export const MAX_TYPED_CODE = 60;

const CODE = new RegExp(`^${CODE_PREFIX}[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** The same however it is typed; undefined for another text. */
export function voucherCodeOf(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** As GV-ABCD-EFGH-JKLM-NPQR. */
export const formatVoucherCode = (code: string): string =>
  [CODE_PREFIX, ...(code.slice(CODE_PREFIX.length).match(/.{1,4}/g) ?? [])].join('-');

export function coverWith(balance: Cents, total: Cents): { covered: Cents; left: Cents } {
  const covered = Math.max(0, Math.min(balance, total));
  return { covered, left: total - covered };
}
