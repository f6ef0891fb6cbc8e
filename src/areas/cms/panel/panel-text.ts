import { formatFilesize } from 'payload/shared';
import { formatAmount, isExactAmount } from '@/domain/money/money';

/** Stored numbers as text for lists and forms of Payload’s panel. Pure. */

/**
 * '$522.40', or '' if empty. Surplus decimals stay: the panel shows what is stored.
 * @param currency of the record, if it has its own.
 */
export function amountText(amount: unknown, currency?: unknown): string {
  if (typeof amount !== 'number') return '';
  const code = typeof currency === 'string' && currency !== '' ? currency : undefined;
  return isExactAmount(amount, code) ? formatAmount(amount, code) : String(amount);
}

/** '473 KB', as Payload’s forms count, or '' if empty. */
export const sizeText = (bytes: unknown): string =>
  typeof bytes === 'number' ? formatFilesize(bytes).replace(/(?<=\d)(?=[A-Z])/, ' ') : '';
