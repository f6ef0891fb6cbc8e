import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTeamOrder, storeTeamOrder } from './stored-team-order';
import type { TeamOrderData } from './team-order';
import { forAll } from '../../../tests/setup/for-all';

const text = fc.string({ maxLength: 8 });
const bySize = (value: fc.Arbitrary<number>) => fc.dictionary(fc.constantFrom('S', 'M', 'XXL', 'ONE'), value);
const optional = { requiredKeys: [] };
const price = fc.integer({ min: 0, max: 9999 }).map((cents) => cents / 100);

const player = fc
  .tuple(
    fc.record({ name: text, nameOnBack: text, number: fc.constantFrom(null, 7, '00' as const), size: text }),
    fc.record({ memberId: text, squad: text, sizes: fc.constant({ Shorts: 'L' as const }) }, optional),
  )
  .map(([known, more]) => ({ ...known, ...more }));
const print = fc.record({ assetId: text, name: text, place: fc.constantFrom('back' as const, 'left-chest' as const) });
const item = fc
  .tuple(
    fc.record({
      ...{ productId: text, productName: text, sku: text, color: fc.option(text), customized: fc.boolean() },
      ...{ quantities: bySize(fc.nat(9)), unitPrice: price, totalQuantity: fc.nat(99), totalPrice: price },
      players: fc.array(player, { maxLength: 3 }),
    }),
    fc.record(
      {
        ...{ id: text, sizePrices: bySize(price), taxRates: bySize(fc.nat(100)) },
        ...{ parts: fc.constant<string[]>(['Shirt', 'Shorts']), prints: fc.array(print, { maxLength: 2 }) },
      },
      optional,
    ),
  )
  .map(([known, more]) => ({ ...known, ...more }));
const discount = fc.record({
  ...{ productName: text, color: fc.option(text), quantity: fc.nat(99), percentOff: fc.nat(100), amount: price },
});
const order: fc.Arbitrary<TeamOrderData> = fc.record({
  items: fc.array(item, { maxLength: 3 }),
  discounts: fc.array(discount, { maxLength: 2 }),
});

it('reads what it has stored, whatever the order', () => {
  forAll(order, (data) => {
    const stored = JSON.parse(JSON.stringify(storeTeamOrder(data))) as ReturnType<typeof storeTeamOrder>;
    expect(readTeamOrder(stored)).toEqual(data);
  });
});

it('keeps the names that the API has always shown', () => {
  const [sample] = fc.sample(
    order.filter(({ items, discounts }) => items.length > 0 && discounts.length > 0),
    1,
  );
  const stored = storeTeamOrder(sample!);
  expect(Object.keys(stored.items?.[0] ?? {})).toEqual(
    expect.arrayContaining(['product_id', 'product_name', 'unit_price', 'total_quantity', 'total_price']),
  );
  expect(Object.keys(stored.discounts?.[0] ?? {})).toEqual(expect.arrayContaining(['product_name', 'percent_off']));
});

it('reads an order from before discounts and players were kept', () => {
  expect(readTeamOrder({})).toEqual({ items: [], discounts: [] });
});
