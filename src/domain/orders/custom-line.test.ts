import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../../tests/setup/for-all';
import { inRed, sellable } from '../../../tests/setup/priced-items';
import type { GivenDiscount } from './given-discount';
import { orderDiscounts, priceGoods } from './price-goods';
import { resolveShopItems, type RequestedItem } from './shop-items';

const shirt = sellable('shirt', {
  variations: [inRed('S', { stockQuantity: 5 })],
  colors: [{ name: 'Red', available: true }],
});
const fee = (description: string, quantity: number, unitPrice: number, isService = true): RequestedItem => ({
  ...{ custom: { description, taxClass: 'zero', isService }, quantity, agreed: { unitPrice, priceTiers: [] } },
});

describe('a custom line', () => {
  it('takes no stock, and joins another only if all of it is the same', () => {
    const items = [
      fee('Set-up', 1, 25),
      { product: 'shirt', color: 'Red', sizes: { S: 2 } },
      fee('Set-up', 2, 25),
      fee('Set-up', 1, 20),
      fee('Mugs', 3, 8, false),
    ];
    const { lines, shortages, stock, fieldErrors } = resolveShopItems(items, [shirt]);
    expect(fieldErrors).toEqual({});
    expect(lines.map(({ productName, quantity, price }) => [productName, quantity, price])).toEqual([
      ['Set-up', 3, 25],
      ['shirt', 2, 30],
      ['Set-up', 1, 20],
      ['Mugs', 3, 8],
    ]);
    expect({ shortages, stock }).toEqual({
      shortages: [],
      stock: [{ product: 'shirt', color: 'Red', size: 'S', available: 5 }],
    });
    expect(priceGoods(lines)).toMatchObject({ goodsAmount: 179, totalItems: 5 });
  });

  it('is no part of what an offer is for', () => {
    const { lines } = resolveShopItems([fee('Set-up', 1, 100)], []);
    const offer = { id: 'o', name: 'All', kind: 'percentage', percentOff: 50, products: null } as const;
    expect(priceGoods(lines, offer)).toMatchObject({ goodsAmount: 100, offerProblem: expect.any(String) });
  });
});

/** Off all lines: whole cents, half a cent in the buyer’s favour. */
function offByHand(worth: number, { kind, value }: GivenDiscount): number {
  if (kind === 'amount') return Math.min(worth, Math.round(value * 100));
  const exact = BigInt(worth) * BigInt(value);
  return Number(exact / 100n) + (exact % 100n >= 50n ? 1 : 0);
}

const lineGiven = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 9_999 }), fc.boolean());
const discountGiven = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    kind: fc.constant('amount' as const),
    value: fc.integer({ min: 1, max: 90_000 }).map((cents) => cents / 100),
  }),
);

it('a discount on the order is shared by all its lines, and no line is below nothing', () => {
  forAll(fc.array(lineGiven, { minLength: 1, maxLength: 6 }), discountGiven, (given, chosen) => {
    const discount = { ...chosen, name: 'Loyalty' };
    const items = given.map(([quantity, cents, isService], place) =>
      fee(String(place), quantity, cents / 100, isService),
    );
    const goods = priceGoods(resolveShopItems(items, []).lines, undefined, discount);
    const worth = given.reduce((sum, [quantity, cents]) => sum + quantity * cents, 0);
    const off = offByHand(worth, discount);
    expect(Math.round(goods.goodsAmount * 100)).toBe(worth - off);
    expect(goods.lines.reduce((sum, { discountCents }) => sum + discountCents, 0)).toBe(off);
    for (const { totalCents, discountCents } of goods.lines) {
      expect(discountCents).toBeGreaterThanOrEqual(0);
      expect(discountCents).toBeLessThanOrEqual(totalCents);
    }
    const pieces = given.reduce((sum, [quantity, , isService]) => sum + (isService ? 0 : quantity), 0);
    expect(goods.totalItems).toBe(pieces);
    expect(orderDiscounts(goods).map(({ amount }) => Math.round(amount * 100))).toEqual(off > 0 ? [off] : []);
  });
});
