import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { applyShopFormat, applyShopFormatText, DEFAULT_SHOP_FORMAT } from '../text/shop-format';
import { currencyDecimals, moneyFormat, moneyFormatText } from './currency';
import { formatMoney } from './money';
import { moneyFormatOf, parseMoneyFormat, writeMoney } from './money-format';
import { times } from '../../../tests/setup/for-all';

afterEach(() => applyShopFormat(DEFAULT_SHOP_FORMAT));

const locales = (
  'en-GB en-US en-IN en-ZA en-AU en-CA de-DE de-AT de-CH fr-FR fr-CH it-IT es-ES es-MX pt-BR pt-PT nl-NL da-DK sv-SE nb-NO fi-FI pl-PL ' +
  'cs-CZ hu-HU tr-TR el-GR ru-RU he-IL ja-JP ko-KR zh-CN hi-IN ta-IN'
).split(' ');
const currencies = ['USD', 'GBP', 'EUR', 'JPY', 'KWD', 'INR', 'CHF', 'SEK'];
const written = (locale: string, currency: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });

describe.each(locales)('money in %s', (locale) => {
  it.each(currencies)('%s reads as Intl writes it, whatever the sum', (currency) => {
    const intl = written(locale, currency);
    const format = moneyFormatOf(intl);
    if (!format) throw new Error('No format.');
    const factor = 10 ** (intl.resolvedOptions().maximumFractionDigits ?? 2);
    times(50)(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
      expect(writeMoney(format, cents)).toBe(intl.format(cents / factor));
    });
  });
});

it.each(['ar-EG', 'fa-IR', 'mr-IN'])('leaves digits of another script to Intl, as in %s', (locale) => {
  expect(moneyFormatOf(written(locale, 'EUR'))).toBeUndefined();
  applyShopFormat({ locale, currency: 'EUR' });
  expect(moneyFormatText()).toBeUndefined();
  expect(formatMoney(123_456)).toBe(written(locale, 'EUR').format(1234.56));
  expect(currencyDecimals()).toBe(2);
});

it.each([
  ['en-US', 'USD'],
  ['de-CH', 'CHF'],
  ['en-IN', 'INR'],
  ['es-ES', 'KWD'],
  ['ja-JP', 'JPY'],
])('a page says how its money is written, as in %s with %s', (locale, currency) => {
  applyShopFormat({ locale, currency });
  const format = moneyFormat(currency);
  expect(parseMoneyFormat(moneyFormatText() ?? '')).toEqual(format);
});

it('a browser writes as its page says, without Intl', () => {
  applyShopFormatText('NZD en-NZ Pacific/Auckland NZ', 'NZ$ ||-NZ$ ||,|.|2|3|3|4');
  expect(formatMoney(123_456)).toBe('NZ$ 1,234.56');
  expect(formatMoney(-5)).toBe('-NZ$ 0.05');
});
