/** What a currency is written with. Pure but for the shop’s own, which is the usual one. */
import { shopFormat } from '../text/shop-format';
import { onFirstUse } from '../text/on-first-use';

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, since making one takes longer than a hundred sums do. */
export function currencyFormat(currency: string): Intl.NumberFormat {
  const { locale } = shopFormat();
  const key = `${locale} ${currency}`;
  const kept = formats.get(key);
  if (kept) return kept;
  // The narrow sign: to a shop and its shoppers their own dollars are just dollars.
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  formats.set(key, format);
  return format;
}

const decimals = new Map<string, number>();

/** How many decimals a sum has: 2 for most, 0 for yen, 3 for dinars. */
export function currencyDecimals(currency = shopFormat().currency): number {
  const kept = decimals.get(currency);
  if (kept !== undefined) return kept;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  decimals.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** '$', '£', 'KWD'. */
export const currencySign = (currency = shopFormat().currency): string =>
  currencyFormat(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const names = onFirstUse(() => new Intl.DisplayNames('en-GB', { type: 'currency' }));

/** 'Pounds sterling' is 'British Pound' here: the name as a list of currencies has it. */
export const currencyName = (currency: string): string => names().of(currency) ?? currency;
