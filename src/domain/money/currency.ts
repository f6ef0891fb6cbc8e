/** What a currency is written with. Pure but for the shop’s own, which is the usual one. */
import { shopFormat } from '../text/shop-format';
import { onFirstUse } from '../text/on-first-use';
import { moneyFormatOf, parseMoneyFormat, textOfMoneyFormat, type MoneyFormat } from './money-format';

const intlFormats = new Map<string, Intl.NumberFormat>();

/** Kept, since making one takes longer than a hundred sums do. */
export function currencyFormat(currency: string): Intl.NumberFormat {
  const { locale } = shopFormat();
  const key = `${locale} ${currency}`;
  const kept = intlFormats.get(key);
  if (kept) return kept;
  // The narrow sign: to a shop and its shoppers their own dollars are just dollars.
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  intlFormats.set(key, format);
  return format;
}

/** By locale and currency; null where `Intl` alone can write them. */
const moneyFormats = new Map<string, MoneyFormat | null>();

/** The shop’s way of writing a currency, or null where `Intl` alone can. */
export function moneyFormat(currency: string): MoneyFormat | null {
  const { locale, currency: own, money } = shopFormat();
  const key = `${locale} ${currency}`;
  const kept = moneyFormats.get(key);
  if (kept !== undefined) return kept;
  const format = money && currency === own ? parseMoneyFormat(money) : moneyFormatOf(currencyFormat(currency));
  moneyFormats.set(key, format ?? null);
  return format ?? null;
}

/** The format of the shop’s own currency, in an attribute of the page, for the browser; nothing where `Intl` alone can write it. */
export function moneyFormatText(): string | undefined {
  const format = moneyFormat(shopFormat().currency);
  return format ? textOfMoneyFormat(format) : undefined;
}

/** Decimals of an amount: 2 for most, 0 for yen, 3 for dinars. */
export const currencyDecimals = (currency = shopFormat().currency): number =>
  moneyFormat(currency)?.decimals ?? currencyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;

/** '$', '£', 'KWD'. */
export const currencySign = (currency = shopFormat().currency): string =>
  currencyFormat(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const names = onFirstUse(() => new Intl.DisplayNames('en-GB', { type: 'currency' }));

/** 'Pounds sterling' is 'British Pound' here: the name as a list of currencies has it. */
export const currencyName = (currency: string): string => names().of(currency) ?? currency;
