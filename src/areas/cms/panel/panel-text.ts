import { formatFilesize } from 'payload/shared';
import { formatAmount, isExactAmount } from '@/domain/money/money';

/** '$522.40', or '' if empty. Surplus decimals stay: the panel shows what is stored. */
export function amountText(amount: unknown, currency?: unknown): string {
  if (typeof amount !== 'number') return '';
  const code = typeof currency === 'string' && currency !== '' ? currency : undefined;
  return isExactAmount(amount, code) ? formatAmount(amount, code) : String(amount);
}

export const sizeText = (bytes: unknown): string =>
  typeof bytes === 'number' ? formatFilesize(bytes).replace(/(?<=\d)(?=[A-Z])/, ' ') : '';
