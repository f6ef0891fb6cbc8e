import { describe, expect, it } from 'vitest';
import { inRed, pricedItems, sellable } from '../../../tests/setup/priced-items';
import { DEFAULT_PRICE_TIERS } from '../money/price-tiers';
import { findShortage, orderDiscounts, orderLine, priceGoods, taxableLine, type GoodsLine } from './price-goods';

const small = (id: string, colorName: string, stockQuantity: number, isAvailable = true) =>
  inRed('S', { id, colorName, stockQuantity, isAvailable });
const plain = sellable('p1', { variations: [small('v1', 'As pictured', 3)] });

describe('goods in sizes without colours', () => {
  it.each([undefined, 'Red'])('are ordered by size alone, whatever colour is named: %s', (color) => {
    const { lines, fieldErrors, shortages } = pricedItems([{ product: 'p1', color, sizes: { S: 2 } }], [plain]);
    expect({ fieldErrors, shortages }).toEqual({ fieldErrors: {}, shortages: [] });
    expect(lines).toMatchObject([{ variationId: 'v1', color: undefined, sizeLabel: 'Small', quantity: 2 }]);
  });

  it('are taken from the variation there is most of, of those on sale', () => {
    const variations = [...[small('v1', 'First', 3), small('v2', 'Second', 4), small('v3', 'Third', 9, false)]];
    const { lines, shortages } = pricedItems([{ product: 'p1', sizes: { S: 5 } }], [{ ...plain, variations }]);
    expect(lines).toMatchObject([{ variationId: 'v2' }]);
    expect(shortages).toMatchObject([{ size: 'S', requested: 5, available: 4 }]);
  });
});

describe('priceGoods', () => {
  const line = (more: Partial<GoodsLine> = {}): GoodsLine => ({
    ...{ productId: 'kit', productName: 'Kit', sku: 'KIT', color: 'Red', quantity: 1, price: 20 },
    ...{ priceTiers: DEFAULT_PRICE_TIERS, taxClass: 'standard', boysTaxClass: null },
    ...more,
  });

  it('pools the pieces of a design, whatever each line’s price', () => {
    const goods = priceGoods([
      line({ quantity: 6 }),
      line({ quantity: 4, price: 22.5 }),
      line({ productId: 'bag', color: undefined }),
    ]);
    expect(orderDiscounts(goods)).toEqual([
      { productName: 'Kit', color: 'Red', quantity: 10, percentOff: 5, amount: 10.5 },
    ]);
    expect(goods).toMatchObject({ subtotal: 230, discountAmount: 10.5, goodsAmount: 219.5, totalItems: 11 });
  });

  it('is taxed after its share of the discount, at the order’s own rate if it has one', () => {
    const { lines } = priceGoods([line({ quantity: 10, sizeCode: 'S' }), line({ productId: 'bag', storedRate: 5 })]);
    expect(lines.map(taxableLine)).toStrictEqual([
      { taxClass: 'standard', boysTaxClass: null, size: 'S', cents: 19_000 },
      { taxClass: 'standard', boysTaxClass: null, size: undefined, cents: 2000, storedRate: 5 },
    ]);
  });

  it('stores tax, parts and the name of a kit where there are any', () => {
    const kit = { hash: 'a', name: 'Home', garment: 'hoodie' } as const;
    const { lines, designs } = priceGoods([line({ kit, quantity: 10, parts: ['Top', 'Shorts'] }), line()]);
    const tax = { rate: 20, reliefRate: null, net: 190, tax: 38 };
    const [whole, plain] = lines.map((each, index) => orderLine({ ...each, tax: index === 0 ? tax : null }));
    expect(whole).toMatchObject({ kit, parts: ['Top', 'Shorts'], tax });
    for (const field of ['kit', 'parts', 'tax']) expect(plain).not.toHaveProperty(field);
    expect(orderDiscounts({ designs })).toMatchObject([{ kitName: 'Home', quantity: 10 }]);
  });

  it('names each discount after its design, and none that takes nothing off', () => {
    const { designs, totalItems } = priceGoods([
      line({ quantity: 10 }),
      line({ productId: 'bag', productName: 'Bag', color: undefined, quantity: 25, price: 2 }),
      line({ productId: 'pin', productName: 'Pin', color: undefined, quantity: 50, price: 0 }),
    ]);
    expect(orderDiscounts({ designs })).toEqual([
      { productName: 'Kit', color: 'Red', quantity: 10, percentOff: 5, amount: 10 },
      { productName: 'Bag', color: undefined, quantity: 25, percentOff: 10, amount: 5 },
    ]);
    expect(totalItems).toBe(85);
  });
});

it('finds a shortage by product, colour, size and whether it is of kits', () => {
  const short = { product: 'p1', productName: 'P', color: 'Red', size: 'S', requested: 2, available: 1 };
  const ofBags = { ...short, product: 'p2', color: undefined, size: undefined };
  const shortages = [{ ...short, isKit: true as const }, short, ofBags];
  expect(findShortage(shortages, { product: 'p1', color: 'red', size: 'Small' })).toBe(short);
  expect(findShortage(shortages, { product: 'p1', color: 'red', size: 'Small', isKit: true })).toBe(shortages[0]);
  expect(findShortage(shortages, { product: 'p2' })).toBe(ofBags);
  expect(findShortage(shortages, { product: 'p1', color: 'Red', size: 'M' })).toBeUndefined();
});
