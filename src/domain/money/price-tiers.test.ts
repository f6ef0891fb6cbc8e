import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLines } from './pricing';
import {
  DEFAULT_PRICE_TIERS,
  discountText,
  nextTier,
  nextTierText,
  reachedTier,
  tierDiscountCents,
  tiersProblem,
  tierUnitCents,
  type PriceTier,
} from './price-tiers';
import { forAll } from '../../../tests/setup/for-all';

const tiers = DEFAULT_PRICE_TIERS;

describe('price tiers', () => {
  it.each([
    [9, undefined],
    [10, 5],
    [24, 5],
    [25, 10],
    [49, 10],
    [50, 15],
    [10_000, 15],
  ])('%d pieces reach %s per cent', (quantity, percentOff) => {
    expect(reachedTier(tiers, quantity)?.percentOff).toBe(percentOff);
  });

  it('says what a piece comes to at each', () => {
    expect(tiers.map((tier) => tierUnitCents(49_99, tier))).toEqual([47_49, 44_99, 42_49]);
  });

  it('tells what is missing for the next tier', () => {
    expect(nextTierText(tiers, 8)).toBe('2 more to reach 5% off');
    expect(nextTierText(tiers, 24)).toBe('1 more to reach 10% off');
    expect(nextTier(tiers, 50)).toBeUndefined();
    expect(nextTierText([], 3)).toBeUndefined();
  });

  it('tells of the fewest pieces more that take more off, for any tiers in any order', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })), { maxLength: 5 });
    forAll(steps, fc.nat(60), fc.boolean(), (rises, quantity, isReversed) => {
      const any: PriceTier[] = [];
      for (const [pieces, percent] of rises) {
        const { minQuantity, percentOff } = any.at(-1) ?? { minQuantity: 1, percentOff: 0 };
        any.push({ minQuantity: minQuantity + pieces, percentOff: percentOff + percent });
      }
      expect(tiersProblem(any)).toBeUndefined();
      const given = isReversed ? any.toReversed() : any;
      const percentAt = (pieces: number) => reachedTier(given, pieces)?.percentOff ?? 0;
      const more = Array.from({ length: 100 }, (_, index) => index + 1);
      const missing = more.find((pieces) => percentAt(quantity + pieces) > percentAt(quantity));
      expect(nextTier(given, quantity)?.missing).toBe(missing);
      if (missing) expect(nextTier(given, quantity)?.tier.percentOff).toBe(percentAt(quantity + missing));
    });
  });

  it.each([
    [1999, 5, 100],
    [1990, 5, 100],
    [1989, 5, 99],
    [1, 50, 1],
    [0, 15, 0],
  ])('takes from %d cents at %d per cent %d cents', (cents, percentOff, discount) => {
    expect(tierDiscountCents(cents, { minQuantity: 10, percentOff })).toBe(discount);
  });

  it.each([
    [[{ minQuantity: 1, percentOff: 5 }], 'A tier starts at 2 pieces or more.'],
    [[{ minQuantity: 10, percentOff: 0 }], 'A tier takes 1 to 90 per cent off.'],
    [[{ minQuantity: 10, percentOff: 91 }], 'A tier takes 1 to 90 per cent off.'],
    [[{ minQuantity: 10, percentOff: 5.5 }], 'A tier takes 1 to 90 per cent off.'],
    [
      [
        { minQuantity: 10, percentOff: 5 },
        { minQuantity: 20, percentOff: 5 },
      ],
      'Each tier must start higher and take more off than the one before.',
    ],
    [
      [
        { minQuantity: 10, percentOff: 5 },
        { minQuantity: 10, percentOff: 6 },
      ],
      'Each tier must start higher and take more off than the one before.',
    ],
  ])('refuses %j', (wrong, message) => {
    expect(tiersProblem(wrong)).toBe(message);
    expect(tiersProblem(tiers)).toBeUndefined();
  });

  it('may begin at 2 pieces, and take 1 to 90 per cent off', () => {
    expect(
      tiersProblem([
        { minQuantity: 2, percentOff: 1 },
        { minQuantity: 3, percentOff: 90 },
      ]),
    ).toBeUndefined();
  });

  it('names a discount', () => {
    expect(discountText({ productName: 'Bag', quantity: 10, percentOff: 5 })).toBe('5% off 10 × Bag');
    expect(discountText({ productName: 'Dress', color: 'Purple', quantity: 12, percentOff: 5 })).toBe(
      '5% off 12 × Dress, Purple',
    );
  });
});

describe('priceLines with tiers', () => {
  const line = (color: string, quantity: number) => ({
    productId: 'dress',
    color,
    price: 19.99,
    quantity,
    priceTiers: tiers,
  });

  it('pools the sizes of one design, and no others', () => {
    const order = priceLines([line('Purple', 6), line('Purple', 4), line('Black', 9)]);
    expect(order.designs.map(({ color, quantity, discountCents }) => [color, quantity, discountCents])).toEqual([
      ['Purple', 10, 1000],
      ['Black', 9, 0],
    ]);
    expect(order.subtotalCents).toBe(19 * 1999);
    expect(order.discountCents).toBe(1000);
    expect(order.totalCents).toBe(19 * 1999 - 1000);
  });

  it('comes to the same however a design is cut into sizes', () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 11 });
    forAll(pieces, (counts) => {
      const together = counts.reduce((sum, count) => sum + count, 0);
      expect(priceLines(counts.map((count) => line('Purple', count))).totalCents).toBe(
        priceLines([line('Purple', together)]).totalCents,
      );
    });
  });
});
