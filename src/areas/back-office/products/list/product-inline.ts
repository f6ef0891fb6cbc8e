import { maxAmount } from '@/domain/money/money';
import { amountHint, readAmount, ungrouped } from '@/domain/money/typed-amount';

export type Typed = { ok: true; value: number } | { ok: false; message: string };

/** In the shop’s currency, with or without currency sign and thousands separators. */
export function parseAmount(typed: string): Typed {
  const value = readAmount(ungrouped(typed));
  return value !== undefined && value <= maxAmount() ? { ok: true, value } : { ok: false, message: amountHint() };
}

export function parseUnits(typed: string): Typed {
  const text = typed.trim();
  const isCount = /^\d{1,10}$/.test(text) && Number(text) <= 2_000_000_000;
  return isCount ? { ok: true, value: Number(text) } : { ok: false, message: 'Enter a whole number of 0 or more.' };
}
