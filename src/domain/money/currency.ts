import { shopFormat } from '../text/shop-format';
import { onFirstUse } from '../text/on-first-use';
import { moneyFormatOf, parseMoneyFormat, textOfMoneyFormat, type MoneyFormat } from './money-format';

const intlFormats = new Map<string, Intl.NumberFormat>();

/** Cached: creating one takes longer than a hundred sums. */
export function currencyFormat(currency: string): Intl.NumberFormat {
  const { locale } = shopFormat();
  const key = `${locale} ${currency}`;
  const kept = intlFormats.get(key);
  if (kept) return kept;
  // Narrow symbol: shoppers call their own dollars just dollars.
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  intlFormats.set(key, format);
  return format;
}

const moneyFormats = new Map<string, MoneyFormat | null>();

/** Null if the currency needs `Intl`. */
export function moneyFormat(currency: string): MoneyFormat | null {
  const { locale, currency: own, money } = shopFormat();
  const key = `${locale} ${currency}`;
  const kept = moneyFormats.get(key);
  if (kept !== undefined) return kept;
  const format = money && currency === own ? parseMoneyFormat(money) : moneyFormatOf(currencyFormat(currency));
  moneyFormats.set(key, format ?? null);
  return format ?? null;
}

export function moneyFormatText(): string | undefined {
  const format = moneyFormat(shopFormat().currency);
  return format ? textOfMoneyFormat(format) : undefined;
}

/** 2 for most, 0 for yen, 3 for dinars. */
export const currencyDecimals = (currency = shopFormat().currency): number =>
  moneyFormat(currency)?.decimals ?? currencyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;

export const currencySign = (currency = shopFormat().currency): string =>
  currencyFormat(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const names = onFirstUse(() => new Intl.DisplayNames('en-GB', { type: 'currency' }));

/** Name as in a list of currencies: 'British Pound', not 'pounds sterling'. */
export const currencyName = (currency: string): string => names().of(currency) ?? currency;
