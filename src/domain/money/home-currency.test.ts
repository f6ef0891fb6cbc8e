import { expect, it } from 'vitest';
import { isCurrency } from '../text/shop-format';
import { homeCurrency, isHomeRate } from './home-currency';

const shop = (country: string, currency: string) => ({ country, currency });

it('is told where a shop sells in another currency than its country’s', () => {
  expect(homeCurrency(shop('GB', 'USD'))).toBe('GBP');
  expect(homeCurrency(shop('DE', 'GBP'))).toBe('EUR');
  expect(homeCurrency(shop('GB', 'GBP'))).toBeUndefined();
  expect(homeCurrency(shop('AQ', 'USD'))).toBeUndefined();
  for (const country of ['GB', 'IE', 'SE', 'CH', 'ZA'])
    expect(isCurrency(homeCurrency(shop(country, 'JPY'))!)).toBe(true);
});

it('is at a rate above nothing, of at most six decimals', () => {
  expect([0.79, 151.25, 0.000001].every(isHomeRate)).toBe(true);
  expect([0, -1, 0.1234567, NaN, 2e6, '0.79', null].some(isHomeRate)).toBe(false);
});
