import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceGoods, type GoodsLine } from '../orders/price-goods';
import { listedProduct, listedSizes, listPrices, priceListProblems, type ProductPriceList } from './price-lists';
import { priceByLists } from './price-by-lists';
import type { PriceableLine } from './pricing';

const list = (given: Partial<ProductPriceList>): ProductPriceList => ({
  ...{ id: 'a', name: 'Club', percentOff: null, prices: null, priceTiers: null },
  ...given,
});
const piece = { price: 20, variation: 'xl', surcharge: 2, techniques: 1 };

describe('the price of a piece by a list', () => {
  it('is the variation’s with its surcharge, else the product’s, else per cent off the list price', () => {
    const unitOf = (given: Partial<ProductPriceList>) => listPrices([list(given)], piece)[0]?.unitCents;
    const whole = { variation: null, price: 15 };
    expect(unitOf({ prices: [whole, { variation: 'xl', price: 16 }], percentOff: 50 })).toBe(1700);
    expect(unitOf({ prices: [whole], percentOff: 50 })).toBe(1800);
    expect(unitOf({ prices: [{ variation: 's', price: 16 }], percentOff: 10 })).toBe(2070);
    expect(unitOf({ prices: [{ variation: 's', price: 16 }] })).toBeUndefined();
  });

  it('shows a product at the lowest, and never a percentage above the sale price', () => {
    const product = { price: 20, salePrice: 15, priceTiers: [{ minQuantity: 10, percentOff: 5 }] };
    expect(listedProduct(product, [list({ percentOff: 20 })])).toBe(product);
    expect(listedProduct(product, [list({ percentOff: 50 })])).toMatchObject({ price: 20, salePrice: 10 });
    expect(listedProduct(product, [list({ prices: [{ variation: null, price: 25 }] })])).toEqual({
      ...{ price: 25, salePrice: null, priceTiers: [] },
    });
  });

  it('shows a product priced by size at the cheapest, and what others cost more', () => {
    const sizes = [
      { code: 'S', additionalPrice: 0, colors: ['Red'], variations: ['s'] },
      { code: 'M', additionalPrice: 0, colors: ['Red'], variations: ['m'] },
      { code: 'XXL', additionalPrice: 2, colors: ['Red', 'Blue'], variations: ['xxl', 'blue'] },
    ];
    const product = { price: 20, salePrice: null, priceTiers: [{ minQuantity: 10, percentOff: 5 }], sizes };
    const bySize = list({
      prices: [
        { variation: 's', price: 15 },
        { variation: 'xxl', price: 18 },
      ],
    });
    expect(listedSizes(product, [bySize])).toEqual({
      ...{ price: 20, salePrice: 15, priceTiers: [] },
      sizes: [
        { code: 'S', additionalPrice: 0, colors: ['Red'] },
        { code: 'M', additionalPrice: 5, colors: ['Red'] },
        { code: 'XXL', additionalPrice: 3, colors: ['Red'] },
        { code: 'XXL', additionalPrice: 7, colors: ['Blue'] },
      ],
    });
    const plain = sizes.map(({ variations: _, ...size }) => size);
    expect(listedSizes(product, [])).toEqual({ ...product, sizes: plain });
    expect(listedSizes(product, [list({ percentOff: 10 })])).toMatchObject({
      salePrice: 18,
      sizes: [{}, {}, { code: 'XXL', additionalPrice: 1.8 }],
    });
  });
});

describe('an order of a customer with lists', () => {
  const shirt = { ...{ productId: 'p', color: 'Red', price: 20, quantity: 10 }, sku: 'S', productName: 'Shirt' };
  const tiers = [{ minQuantity: 10, percentOff: 20 }];
  const by = (...lists: ProductPriceList[]) => listPrices(lists, { price: 20 });

  it('keeps the shop’s price where its quantity discount is better than the list', () => {
    const ownTiers = [{ minQuantity: 50, percentOff: 30 }];
    const { lines, totalCents } = priceByLists([
      { ...shirt, priceTiers: tiers, lists: by(list({ percentOff: 10, priceTiers: ownTiers })) },
    ]);
    expect(totalCents).toBe(16000);
    expect(lines[0]).not.toHaveProperty('priceList');
  });

  it('takes the shop’s quantity discounts off a percentage without its own', () => {
    const { lines, totalCents } = priceByLists([{ ...shirt, priceTiers: tiers, lists: by(list({ percentOff: 10 })) }]);
    expect(totalCents).toBe(14400);
    expect(lines[0]?.priceList).toEqual({ id: 'a', name: 'Club' });
  });

  it('has a named price even above the shop’s, without its quantity discounts', () => {
    const named = list({ id: 'b', prices: [{ variation: null, price: 21 }] });
    expect(priceByLists([{ ...shirt, priceTiers: tiers, lists: by(list({ percentOff: 90 }), named) }]).totalCents).toBe(
      21000,
    );
  });

  it('takes an offer off list prices only if it combines', () => {
    const line: GoodsLine = { ...shirt, taxClass: 'standard', boysTaxClass: null, lists: by(list({ percentOff: 50 })) };
    const offer = { id: 'o', name: 'Ten', kind: 'percentage' as const, percentOff: 10, products: null };
    expect(priceGoods([line], offer).goodsAmount).toBe(100);
    expect(priceGoods([line], { ...offer, combines: true }).goodsAmount).toBe(90);
  });
});

const tierList = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 1, max: 90 })), {
    ...{ maxLength: 3, selector: ([from]) => from },
  })
  .map((tiers) => tiers.map(([minQuantity, percentOff]) => ({ minQuantity, percentOff })));
const cents = fc.integer({ min: 0, max: 99_999 }).map((value) => value / 100);
const anyList = (id: string) =>
  fc.record({
    ...{ id: fc.constant(id), name: fc.constant(id) },
    percentOff: fc.option(fc.integer({ min: 1, max: 90 })),
    prices: fc.option(
      fc.uniqueArray(fc.record({ variation: fc.constantFrom(null, 's', 'm'), price: cents }), {
        selector: ({ variation }) => variation,
      }),
    ),
    priceTiers: fc.option(tierList.filter(({ length }) => length > 0)),
  });
const anyOrder = fc.record({
  price: cents,
  sale: fc.option(cents),
  tiers: tierList,
  lists: fc.tuple(anyList('a'), anyList('b')),
  pieces: fc.record({ s: fc.integer({ min: 0, max: 30 }), m: fc.integer({ min: 0, max: 30 }) }),
  surcharge: cents,
});

type Order = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

/** Total in BigInt cents, counted from the rules of docs/product.md: the cheapest of every way to price it. */
function oracle({ price, sale, tiers, lists, pieces, surcharge }: Order): bigint {
  const of = (amount: number) => BigInt(Math.round(amount * 100));
  const counts = Object.entries(pieces).filter(([, count]) => count > 0);
  const together = counts.reduce((sum, [, count]) => sum + count, 0);
  const extraOf = (size: string) => (size === 'm' ? of(surcharge) : 0n);
  const offOf = (sum: bigint, percent: number) => (sum * BigInt(percent) + 50n) / 100n;
  const discounted = (sum: bigint, from: readonly { minQuantity: number; percentOff: number }[]) => {
    let reached = { minQuantity: 0, percentOff: 0 };
    for (const tier of from) if (tier.minQuantity <= together && tier.minQuantity > reached.minQuantity) reached = tier;
    return sum - offOf(sum, reached.percentOff);
  };
  const shopUnit = (size: string) => of(sale ?? price) + extraOf(size);
  const ways = lists.map((each) => {
    const named = each.prices ?? [];
    let isNamed = false;
    let isFor = false;
    let sum = 0n;
    for (const [size, count] of counts) {
      const exact = named.find(({ variation }) => variation === size);
      const general = named.find(({ variation }) => variation === null);
      const full = of(price) + extraOf(size);
      let unit = shopUnit(size);
      if (exact) unit = of(exact.price);
      else if (general) unit = of(general.price) + extraOf(size);
      else if (each.percentOff) unit = full - offOf(full, each.percentOff);
      if (exact || general) isNamed = true;
      if (exact || general || each.percentOff) isFor = true;
      sum += unit * BigInt(count);
    }
    const own = each.priceTiers ?? (isNamed ? [] : tiers);
    return { isNamed, isFor, total: discounted(sum, own) };
  });
  const shop = discounted(
    counts.reduce((sum, [size, count]) => sum + shopUnit(size) * BigInt(count), 0n),
    tiers,
  );
  const named = ways.filter(({ isNamed }) => isNamed);
  const totals =
    named.length > 0
      ? named.map(({ total }) => total)
      : [shop, ...ways.filter(({ isFor }) => isFor).map(({ total }) => total)];
  return totals.reduce((least, total) => (total < least ? total : least));
}

it('costs what an oracle counts, and never more than without lists unless one names a price', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { price, sale: salePrice, tiers: priceTiers, lists, pieces, surcharge } = order;
      const lines = Object.entries(pieces)
        .filter(([, count]) => count > 0)
        .map(([variation, quantity]): PriceableLine => {
          const additionalPrice = variation === 'm' ? surcharge : 0;
          const line = { productId: 'p', price, salePrice, priceTiers, quantity, additionalPrice };
          return { ...line, lists: listPrices(lists, { price, variation, surcharge: additionalPrice }) };
        });
      if (lines.length === 0) return;
      const { totalCents, lines: priced, discountCents } = priceByLists(lines);
      expect(BigInt(totalCents)).toBe(oracle(order));
      expect(priced.reduce((sum, line) => sum + line.discountCents, 0)).toBe(discountCents);
      const isNamed = lines.some((line) => line.lists?.some((each) => each.isNamed));
      const atShop = priceByLists(lines.map((line) => ({ ...line, lists: [] }))).totalCents;
      if (!isNamed) expect(totalCents).toBeLessThanOrEqual(atShop);
    }),
    { numRuns: 2000 },
  );
});

it('refuses lists that price nothing, name a price twice, or are for nobody', () => {
  const prices = [{ product: 'p' }, { product: 'p', variation: 's' }];
  const fieldsOf = (given: object) => Object.keys(priceListProblems({ teams: ['t'], percentOff: 5, ...given }));
  expect(fieldsOf({ prices })).toEqual([]);
  expect(fieldsOf({ percentOff: 91 })).toEqual(['percentOff']);
  expect(fieldsOf({ percentOff: null })).toEqual(['percentOff']);
  expect(fieldsOf({ prices: [...prices, { product: 'p' }] })).toEqual(['prices']);
  expect(fieldsOf({ teams: [], forMembers: true })).toEqual(['teams', 'forMembers']);
  expect(fieldsOf({ startsOn: '2026-12-02', endsOn: '2026-12-01' })).toEqual(['endsOn']);
});
