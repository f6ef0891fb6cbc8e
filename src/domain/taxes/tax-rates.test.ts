import { describe, expect, it } from 'vitest';
import { isTaxPercent, parsePostcodes, percentOf, rateOn, type TaxRate } from './tax-rates';

const rate = (of: Partial<TaxRate>): TaxRate => ({
  ...{ country: 'GB', region: '', postcodes: '', from: '', standard: 20, reduced: 5, boysTaxClass: null },
  ...of,
});

const rates = [
  rate({ standard: 17.5 }),
  rate({ from: '2011-01-04' }),
  rate({ country: 'ES', standard: 21, reduced: 10 }),
  rate({ country: 'ES', region: 'Canary Islands', postcodes: '35, 38', standard: 7, reduced: 3 }),
  rate({ country: 'ES', region: 'Somewhere in them', postcodes: '3500', standard: 6, reduced: 3 }),
  rate({ country: 'ES', region: 'Canary Islands', postcodes: '38,35', from: '2030-01-01', standard: 8, reduced: 3 }),
  rate({ country: 'US', region: 'New York', postcodes: '100-149', standard: 8.875, reduced: 0 }),
];

const standardOf = (country: string, postcode: string | undefined, day = '2026-11-24') =>
  rateOn(rates, { country, postcode }, day)?.standard;

describe('rateOn', () => {
  it.each([
    ['GB', 'M1 1AA', '2011-01-03', 17.5],
    ['GB', 'M1 1AA', '2011-01-04', 20],
    ['GB', undefined, '2026-11-24', 20],
    ['ES', '28001', '2026-11-24', 21],
    ['ES', undefined, '2026-11-24', 21],
    ['ES', '35 100', '2026-11-24', 7],
    ['ES', '35001', '2026-11-24', 6],
    ['ES', '38001', '2029-12-31', 7],
    ['ES', '38001', '2030-01-01', 8],
    ['ES', '3', '2026-11-24', 21],
    ['US', '10001', '2026-11-24', 8.875],
    ['US', '149-02', '2026-11-24', 8.875],
    ['US', '15001', '2026-11-24', undefined],
    ['US', undefined, '2026-11-24', undefined],
    ['DE', '10115', '2026-11-24', undefined],
  ])('in %s at %s on %s: %s', (country, postcode, day, standard) => {
    expect(standardOf(country, postcode, day)).toBe(standard);
  });
});

describe('percentOf', () => {
  const shirt = { taxClass: 'standard', boysTaxClass: null } as const;
  const uk = rate({ boysTaxClass: 'zero' });

  it.each([
    ['an adult’s size at the class of the product', uk, shirt, 'M', 20],
    ['a boys’ size as the place taxes children’s clothing', uk, shirt, 'MB', 0],
    ['a boys’ size as any other where the place has no rule', rate({}), shirt, 'MB', 20],
    ['a boys’ size as its product says', uk, { ...shirt, boysTaxClass: 'reduced' } as const, 'XLB', 5],
    ['goods without sizes at the class of the product', uk, { ...shirt, taxClass: 'reduced' } as const, undefined, 5],
    ['zero as nothing', uk, { ...shirt, taxClass: 'zero' } as const, 'M', 0],
    ['everything as nothing where no tax is due', undefined, shirt, 'M', 0],
  ])('taxes %s', (_name, of, product, size, percent) => expect(percentOf(of, product, size)).toBe(percent));
});

it('reads how postcodes begin', () => {
  expect(parsePostcodes('bt, 100 - 149 ,')).toEqual([
    { first: 'BT', last: 'BT' },
    { first: '100', last: '149' },
  ]);
  expect(parsePostcodes('')).toEqual([]);
  for (const wrong of ['149-100', '10-149', 'B T', 'ÄÖ', '1-2-3']) expect(parsePostcodes(wrong)).toBeUndefined();
});

it.each([
  [0, true],
  [8.875, true],
  [100, true],
  [8.8755, false],
  [-1, false],
  [100.001, false],
  [NaN, false],
  ['20', false],
])('%s is a rate: %s', (value, is) => expect(isTaxPercent(value)).toBe(is));
