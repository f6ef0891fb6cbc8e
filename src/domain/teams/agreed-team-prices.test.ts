import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inRed, sellable } from '../../../tests/setup/priced-items';
import { forAll } from '../../../tests/setup/for-all';
import { repriceOrder } from '../orders/reprice-order';
import { priceGoods } from '../orders/price-goods';
import { agreedItem, resolveTeamItems, teamOrderData, teamOrderItems } from './resolve-team-items';
import { readTeamOrder, storeTeamOrder } from './stored-team-order';
import { linesOf, teamOrderOf } from './stored-team-lines';
import { teamOrderSums } from './team-order';
import { customLinesOf, draftOfOrder } from './team-order-draft';
import { changedTeamGoods, setsPrices } from './team-order-goods';

const tiers = [{ minQuantity: 10, percentOff: 10 }];
const shirt = sellable('shirt', {
  ...{
    price: 20,
    salePrice: null,
    priceTiers: tiers,
    colors: ['Red', 'Blue'].map((name) => ({ name, available: true })),
  },
  variations: ['Red', 'Blue'].flatMap((colorName) =>
    (['S', 'XXL'] as const).map((size) => ({
      ...inRed(size, { id: `${colorName}${size}`, additionalPrice: size === 'XXL' ? 2 : 0 }),
      colorName,
    })),
  ),
});

const line = fc.record({
  color: fc.constantFrom('Red', 'Blue'),
  S: fc.nat(12),
  XXL: fc.integer({ min: 1, max: 12 }),
  /** In cents. */
  agreed: fc.option(fc.nat(3000)),
});
const fee = fc.record({ quantity: fc.integer({ min: 1, max: 5 }), cents: fc.nat(9000), isService: fc.boolean() });
const given = fc.option(fc.record({ isPercent: fc.boolean(), value: fc.integer({ min: 1, max: 100 }) }));
const order = fc.record({ lines: fc.array(line, { maxLength: 4 }), fees: fc.array(fee, { maxLength: 3 }), given });

type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

/** To the cent: goods less tiers, of designs at the shop’s prices alone, less what staff give. */
function oracle({ lines, fees, given: discount }: Order): number {
  let total = fees.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
  for (const color of ['Red', 'Blue']) {
    const design = lines.filter((each) => each.color === color);
    const pieces = design.reduce((sum, { S, XXL }) => sum + S + XXL, 0);
    const cost = design.reduce((sum, { S, XXL, agreed }) => sum + S * (agreed ?? 2000) + XXL * (agreed ?? 2200), 0);
    const isReduced = pieces >= 10 && design.every(({ agreed }) => agreed === null);
    total += isReduced ? cost - Math.floor((cost * 10 + 50) / 100) : cost;
  }
  if (!discount) return total;
  return discount.isPercent
    ? total - Math.floor((total * discount.value + 50) / 100)
    : Math.max(0, total - discount.value * 100);
}

function placed({ lines, fees, given: discount }: Order) {
  const items = lines.map(({ color, S, XXL }, index) => ({
    ...{ key: `k${index}`, product: shirt.id, color, players: [], extras: { S, XXL } },
  }));
  const linePrices = Object.fromEntries(
    lines.flatMap(({ agreed }, index) =>
      agreed === null ? [] : [[`k${index}`, { unitPrice: agreed / 100 }] as const],
    ),
  );
  const customLines = fees.map(({ quantity, cents, isService }, index) => ({
    ...{ id: `fee-${index}`, quantity, unitPrice: cents / 100 },
    custom: { description: `Fee ${index}`, taxClass: 'standard' as const, isService },
  }));
  const resolved = resolveTeamItems(
    items.map((item) => agreedItem(item, { linePrices, priceReason: 'Agreed' })),
    { catalogue: [shirt] },
    customLines,
  );
  const kind = discount?.isPercent ? ('percentage' as const) : ('amount' as const);
  const goods = priceGoods(
    resolved.lines,
    undefined,
    discount ? { kind, value: discount.value, name: 'Gift' } : undefined,
  );
  return { goods, customLines, data: teamOrderData({ ...goods, items: teamOrderItems(resolved, goods.lines) }) };
}

it('costs what was agreed, custom lines and discounts included, and no fee is a piece', () => {
  forAll(order, (wanted) => {
    const { goods, data } = placed(wanted);
    const sums = teamOrderSums(data);
    expect(Math.round(sums.totalAmount * 100)).toBe(oracle(wanted));
    expect(sums).toEqual({
      ...{ totalAmount: goods.goodsAmount, discountAmount: goods.discountAmount, totalItems: goods.totalItems },
    });
    const pieces = wanted.lines.reduce((sum, { S, XXL }) => sum + S + XXL, 0);
    const sent = wanted.fees.reduce((sum, { quantity, isService }) => sum + (isService ? 0 : quantity), 0);
    expect(sums.totalItems).toBe(pieces + sent);
  });
});

it('is stored and read as it is, and an edit finds its lines, custom lines and prices', () => {
  forAll(order, (wanted) => {
    const { data, customLines } = placed(wanted);
    const items = data.items.map((item, index) => ({ ...item, id: item.id ?? `line-${index}` }));
    const stored = teamOrderOf({ lines: linesOf(items), discounts: data.discounts });
    expect(stored).toEqual({ ...data, items });
    expect(customLinesOf(stored)).toEqual(customLines);
    expect(draftOfOrder(stored)).toHaveLength(wanted.lines.length);
    expect(setsPrices(readTeamOrder(storeTeamOrder(stored)), stored)).toBe(false);
    for (const [index, { unitPrice, priceReason }] of stored.items.slice(0, wanted.lines.length).entries()) {
      const { agreed = null } = wanted.lines[index] ?? {};
      expect({ unitPrice, priceReason }).toEqual(
        agreed === null
          ? { unitPrice: 20, priceReason: undefined }
          : { unitPrice: agreed / 100, priceReason: 'Agreed' },
      );
    }
  });
});

it('is repriced to the same when a change is written back', () => {
  forAll(order, (wanted) => {
    const { data, goods } = placed(wanted);
    const before = { data, taxes: null, totalAmount: goods.goodsAmount, shippingAmount: 0 };
    const repriced = repriceOrder(before, { ...changedTeamGoods(data, before), shippingAmount: 0 });
    expect(repriced).toMatchObject({ ok: true, totalAmount: goods.goodsAmount });
  });
});
