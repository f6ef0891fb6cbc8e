import { describe, expect, it } from 'vitest';
import { calculateTaxes, type TaxTerms } from './calculate-taxes';

const terms = (of: Partial<TaxTerms> = {}): TaxTerms => ({
  ...{ pricesIncludeTax: true, rounding: 'line', treatment: 'charged' },
  ...of,
});

const shirt = { cents: 2400, rate: 20 };
const boys = { cents: 1600, rate: 0 };

describe('calculateTaxes', () => {
  it('takes the tax out of prices that contain it', () => {
    const order = calculateTaxes([shirt, boys], 0, terms());
    expect(order).toMatchObject({ netCents: 3600, taxCents: 400, totalCents: 4000, reliefCents: 0, delivery: [] });
    expect(order.taxLines).toEqual([
      { rate: 20, netCents: 2000, taxCents: 400 },
      { rate: 0, netCents: 1600, taxCents: 0 },
    ]);
  });

  it('adds the tax to prices without', () => {
    const order = calculateTaxes([shirt, boys], 0, terms({ pricesIncludeTax: false }));
    expect(order).toMatchObject({ netCents: 4000, taxCents: 480, totalCents: 4480 });
  });

  it('taxes delivery like its goods, in proportion', () => {
    const order = calculateTaxes([shirt, boys], 1000, terms());
    expect(order.delivery).toEqual([
      { rate: 20, netCents: 500, taxCents: 100 },
      { rate: 0, netCents: 400, taxCents: 0 },
    ]);
    expect(order.totalCents).toBe(5000);
  });

  it('brings goods that cost nothing at the highest rate', () => {
    const free = [
      { cents: 0, rate: 0 },
      { cents: 0, rate: 20 },
    ];
    expect(calculateTaxes(free, 600, terms()).delivery).toEqual([{ rate: 20, netCents: 500, taxCents: 100 }]);
  });

  it('rounds for each line, or once for each rate', () => {
    const lines = Array.from({ length: 3 }, () => ({ cents: 103, rate: 20 }));
    const taxes = (of: Partial<TaxTerms>) => {
      const order = calculateTaxes(lines, 0, terms({ pricesIncludeTax: false, ...of }));
      return [order.taxCents, order.lines.map(({ taxCents }) => taxCents)];
    };
    expect(taxes({ rounding: 'line' })).toEqual([63, [21, 21, 21]]);
    expect(taxes({ rounding: 'order' })).toEqual([62, [21, 21, 20]]);
  });

  it.each(['exempt', 'reverse-charge'] as const)('charges %s customers the net alone', (treatment) => {
    expect(calculateTaxes([shirt, boys], 1000, terms({ treatment }))).toMatchObject({
      taxLines: [{ rate: 0, netCents: 4500, taxCents: 0 }],
      totalCents: 4500,
      reliefCents: 500,
    });
    expect(calculateTaxes([shirt, boys], 1000, terms({ treatment, pricesIncludeTax: false }))).toMatchObject({
      totalCents: 5000,
      reliefCents: 0,
    });
  });

  it('rounds half a cent up, in whole units of any currency', () => {
    const taxOf = (cents: number, rate: number) =>
      calculateTaxes([{ cents, rate }], 0, terms({ pricesIncludeTax: false })).taxCents;
    expect([taxOf(10, 5), taxOf(9, 5), taxOf(1, 8.875), taxOf(1000, 8.875)]).toEqual([1, 0, 0, 89]);
  });

  it.each([-1, 0.5])('refuses %d cents', (cents) => {
    expect(() => calculateTaxes([{ cents, rate: 20 }], 0, terms())).toThrow(RangeError);
  });

  it('refuses delivery without goods', () => expect(() => calculateTaxes([], 1, terms())).toThrow(RangeError));
});
