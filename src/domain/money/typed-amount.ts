import { shopFormat } from '../text/shop-format';
import { currencyDecimals, currencySign } from './currency';
import { isExactAmount, maxAmount, plainAmount, toAmount, toCents } from './money';

/** Undefined if invalid. No thousands separators: a comma before three digits would be ambiguous. */
export function readAmount(typed: string): number | undefined {
  const decimals = currencyDecimals();
  const digits = withoutSign(typed.trim()).replace(',', '.');
  const pattern = decimals === 0 ? /^\d{1,12}$/ : new RegExp(`^\\d{1,12}(?:\\.\\d{1,${decimals}})?$`);
  const amount = Number(digits);
  return pattern.test(digits) && isExactAmount(amount) ? amount : undefined;
}

/** An amount, or how much is taken off a price: '-10%', '-2.50'. Undefined if invalid. */
export function readPrice(typed: string, price: number): number | undefined {
  const [, off, percent] = /^[-−]\s*(.+?)\s*(%?)$/.exec(typed.trim()) ?? [];
  if (off === undefined) return readAmount(typed);
  const taken = percent ? partOf(price, off.replace(',', '.')) : readAmount(off);
  const left = taken === undefined ? -1 : toCents(price) - toCents(taken);
  return left < 0 ? undefined : toAmount(left);
}

const partOf = (price: number, percent: string): number | undefined =>
  /^\d{1,3}(?:\.\d{1,3})?$/.test(percent) ? toAmount(Math.round((toCents(price) * Number(percent)) / 100)) : undefined;

export const fieldAmount = (amount: number | null | undefined, currency?: string): string =>
  typeof amount === 'number' ? plainAmount(amount, currency) : '';

export const amountHint = (or = ''): string =>
  `Enter an amount such as ${plainAmount(currencyDecimals() ? 24.99 : 25)}${or}.`;

export const amountLimit = (): string => `Enter an amount of at most ${maxAmount()}.`;

function withoutSign(text: string): string {
  const signs = [currencySign(), shopFormat().currency];
  const sign = signs.find((each) => text.toUpperCase().startsWith(each));
  return sign ? text.slice(sign.length).trimStart() : text;
}

/** '1,234.50' as '1234.50', for fields that show thousands separators. */
export const ungrouped = (typed: string): string => typed.replace(/,(?=\d{3}(?:\D|$))/g, '');
