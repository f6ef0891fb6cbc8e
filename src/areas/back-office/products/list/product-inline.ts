/** What is typed into the list of products. */
import { isDollars, MAX_AMOUNT } from '@/domain/money/money';

export type Typed = { ok: true; value: number } | { ok: false; message: string };

/** USD, with or without the sign and the thousands' commas. */
export function parseAmount(typed: string): Typed {
  const text = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '');
  const value = Number(text);
  const isAmount = /^\d{1,8}(?:\.\d{1,2})?$/.test(text) && isDollars(value) && value <= MAX_AMOUNT;
  return isAmount ? { ok: true, value } : { ok: false, message: 'Enter an amount such as 24.99.' };
}

export function parseUnits(typed: string): Typed {
  const text = typed.trim();
  const isCount = /^\d{1,10}$/.test(text) && Number(text) <= 2_000_000_000;
  return isCount ? { ok: true, value: Number(text) } : { ok: false, message: 'Enter a whole number of 0 or more.' };
}
