/** Amounts such as 24.99 at the edges, whole cents (smallest unit of any currency) in arithmetic; needs no library. */
import { shopFormat } from '../text/shop-format';
import { currencyDecimals, currencyFormat, moneyFormat } from './currency';
import { writeMoney } from './money-format';

/** Smallest units of the currency, always a safe integer. */
export type Cents = number;

const MAX_CENTS: Cents = 999_999_999;

/** Largest stored amount: 9,999,999.99, or 999,999,999 yen. */
export const maxAmount = (): number => toAmount(MAX_CENTS);

export function isExactAmount(amount: number, currency?: string): boolean {
  const factor = 10 ** currencyDecimals(currency);
  const cents = Math.round(amount * factor);
  return Number.isSafeInteger(cents) && cents / factor === amount;
}

/** Throws RangeError for more decimals than the currency has (0.1 + 0.2): rounding would hide an earlier mistake. */
export function toCents(amount: number, currency?: string): Cents {
  if (!isExactAmount(amount, currency)) throw new RangeError(`Not an exact amount of money: ${amount}`);
  return safeCents(Math.round(amount * 10 ** currencyDecimals(currency)));
}

/** Throws RangeError unless cents are whole. */
export function toAmount(cents: Cents, currency?: string): number {
  return safeCents(cents) / 10 ** currencyDecimals(currency);
}

/** Thousandths: the finest unit of any currency. */
const FINEST = 1000;

export const addAmounts = (...amounts: number[]): number =>
  safeCents(amounts.reduce((sum, amount) => sum + Math.round(amount * FINEST), 0)) / FINEST;

export const priceOf = (unitPrice: number, pieces: number): number =>
  (Math.round(unitPrice * FINEST) * pieces) / FINEST;

/** '$1,234.50'. Throws RangeError unless cents are whole. */
export function formatMoney(cents: Cents, currency = shopFormat().currency): string {
  const format = moneyFormat(currency);
  return format ? writeMoney(format, safeCents(cents)) : currencyFormat(currency).format(toAmount(cents, currency));
}

/** As `formatMoney`. Throws RangeError for more decimals than the currency has. */
export function formatAmount(amount: number, currency?: string): string {
  return formatMoney(toCents(amount, currency), currency);
}

/** '1234.50', for machines and input fields. */
export const plainAmount = (amount: number, currency?: string): string => amount.toFixed(currencyDecimals(currency));

/** Checks that a sum is exact. Throws RangeError for fractions and beyond 2^53. */
export function safeCents(cents: number): Cents {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a safe whole number of cents: ${cents}`);
  return cents + 0; // -0 becomes 0
}
