import { formatFilesize } from 'payload/shared';
import { formatAmount, isExactAmount } from '@/domain/money/money';

/** Stored numbers as the lists and forms of Payload’s panel show them. Pure. */

/**
 * '$522.40', and '' where there is none. More decimals than the currency has stay as they are: the panel shows what is stored.
 * @param currency of the record, where it has one of its own.
 */
export function amountText(amount: unknown, currency?: unknown): string {
  if (typeof amount !== 'number') return '';
  const code = typeof currency === 'string' && currency !== '' ? currency : undefined;
  return isExactAmount(amount, code) ? formatAmount(amount, code) : String(amount);
}

/** '473 KB', as Payload’s forms count, and '' where there is no size. */
export const sizeText = (bytes: unknown): string =>
  typeof bytes === 'number' ? formatFilesize(bytes).replace(/(?<=\d)(?=[A-Z])/, ' ') : '';
