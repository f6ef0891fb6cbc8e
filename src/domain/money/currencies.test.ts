import { afterEach, describe, expect, it } from 'vitest';
import {
  applyShopFormat,
  applyShopFormatText,
  DEFAULT_SHOP_FORMAT,
  shopFormat,
  shopFormatText,
} from '../text/shop-format';
import { formatDeadline, formatShopDate } from '../text/locale';
import { cardTakes } from './card-payment';
import { formatAmount, formatMoney, isExactAmount, maxAmount, plainAmount, toAmount, toCents } from './money';
import { amountHint, amountLimit, fieldAmount, readAmount, ungrouped } from './typed-amount';

afterEach(() => applyShopFormat(DEFAULT_SHOP_FORMAT));

describe.each([
  { currency: 'GBP', locale: 'en-GB', amount: 1234.5, cents: 123_450, text: '£1,234.50', plain: '1234.50' },
  { currency: 'EUR', locale: 'de-DE', amount: 1234.5, cents: 123_450, text: '1.234,50\u00a0€', plain: '1234.50' },
  { currency: 'JPY', locale: 'en-GB', amount: 1234, cents: 1234, text: '¥1,234', plain: '1234' },
  { currency: 'KWD', locale: 'en-GB', amount: 1.234, cents: 1234, text: 'KWD\u00a01.234', plain: '1.234' },
])('in $currency', ({ currency, locale, amount, cents, text, plain }) => {
  it('sums are counted in the currency’s own smallest unit and written its way', () => {
    applyShopFormat({ currency, locale });
    expect(toCents(amount)).toBe(cents);
    expect(toAmount(cents)).toBe(amount);
    expect(formatMoney(cents)).toBe(text);
    expect(formatAmount(amount)).toBe(text);
    expect(plainAmount(amount)).toBe(plain);
    expect(fieldAmount(amount)).toBe(plain);
    expect(readAmount(plain)).toBe(amount);
    expect(maxAmount()).toBe(toAmount(999_999_999));
  });

  it('an order that is not in the shop’s currency keeps its own', () => {
    expect(formatMoney(cents, currency).replace(/[^\d]/g, '')).toBe(String(cents));
    expect(toCents(amount, currency)).toBe(cents);
  });
});

it.each(['JPY', 'KRW', 'CLP'])('%s has no decimals', (currency) => {
  applyShopFormat({ currency });
  expect(isExactAmount(24.5)).toBe(false);
  expect(readAmount('24.5')).toBeUndefined();
  expect(amountHint()).toBe('Enter an amount such as 25.');
  expect(amountLimit()).toBe('Enter an amount of at most 999999999.');
});

it('a field of an amount that is not set is empty', () => {
  expect([fieldAmount(0), fieldAmount(null), fieldAmount(undefined)]).toEqual(['0.00', '', '']);
});

describe('what is typed', () => {
  it.each(['24.99', '24,99', '$24.99', '$ 24.99', 'USD 24.99', ' 24.99 '])('%s is an amount', (typed) => {
    expect(readAmount(typed)).toBe(24.99);
  });

  it.each(['', '-1', '1.005', '1,234.50', '1,234', '£24.99', 'x', '1e3', '24.'])('%s is none', (typed) => {
    expect(readAmount(typed)).toBeUndefined();
  });

  it('may have its thousands separated where lists show them so', () => {
    expect(readAmount(ungrouped('$1,234,567.50'))).toBe(1_234_567.5);
  });
});

it('cards take what Stripe takes of each currency', () => {
  expect(cardTakes(49)).toBe(false);
  expect(cardTakes(50)).toBe(true);
  expect(cardTakes(30, 'GBP')).toBe(true);
  expect(cardTakes(29, 'GBP')).toBe(false);
  expect(cardTakes(1230, 'KWD')).toBe(true);
  expect(cardTakes(1234, 'KWD')).toBe(false);
  expect(cardTakes(100_000_000)).toBe(false);
});

describe('the settings', () => {
  it('reach the browser as one attribute of the page', () => {
    const german = { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin', country: 'DE' };
    for (const excludedTax of ['', 'Sales tax 2']) {
      applyShopFormat({ ...german, excludedTax });
      const text = shopFormatText();
      applyShopFormat(DEFAULT_SHOP_FORMAT);
      applyShopFormatText(text);
      expect(shopFormat()).toEqual({ ...german, excludedTax });
    }
  });

  it('that are unknown here leave what is usual', () => {
    applyShopFormat({ currency: 'XXL', locale: 'no such', timeZone: 'Nowhere/Else', country: 'Britain' });
    expect(shopFormat()).toEqual(DEFAULT_SHOP_FORMAT);
    applyShopFormatText('');
    expect(shopFormat()).toEqual(DEFAULT_SHOP_FORMAT);
  });

  it('decide what day it is, and on whose clock', () => {
    applyShopFormat({ timeZone: 'America/New_York', locale: 'en-US' });
    expect(formatShopDate('2026-11-21T03:00:00Z')).toBe('Nov 20, 2026');
    expect(formatDeadline('2026-11-21T03:00:00Z')).toMatch(/^Friday Nov 20, 2026, .*\(New York time\)$/);
  });
});
