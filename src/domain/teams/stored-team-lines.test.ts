import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toAmount } from '../money/money';
import { lineName, linesOf, lookOf, teamOrderOf } from './stored-team-lines';
import type { TeamOrderItem } from './team-order';
import { forAll } from '../../../tests/setup/for-all';

const SIZES = ['MB', 'S', 'XXL', 'ONE'] as const;
const text = fc.string({ minLength: 1, maxLength: 8 });
const bySize = <Value>(value: fc.Arbitrary<Value>) => fc.dictionary(fc.constantFrom(...SIZES), value);
const cents = fc.integer({ min: 0, max: 9999 });
const size = fc.constantFrom(...SIZES);
const number = fc.constantFrom(null, 0, 7, '00' as const);
const player = fc
  .tuple(
    fc.record({ name: fc.string(), nameOnBack: fc.string(), number, size }),
    fc.record({ memberId: text, squad: text, sizes: fc.constant({ Shorts: 'L' as const }) }, { requiredKeys: [] }),
  )
  .map(([known, more]) => ({ ...known, ...more }));
const print = fc.record({ assetId: text, name: text, place: fc.constantFrom('back' as const, 'left-chest' as const) });

const item = fc
  .record({
    ...{ productId: text, productName: text, sku: text, color: fc.option(text), customized: fc.boolean() },
    ...{
      pieces: bySize(fc.integer({ min: 1, max: 9 })),
      base: cents,
      dearer: bySize(cents),
      rates: bySize(fc.nat(100)),
    },
    ...{
      players: fc.array(player, { maxLength: 6 }),
      prints: fc.option(fc.array(print, { minLength: 1, maxLength: 2 })),
    },
    parts: fc.option(fc.constant<string[]>(['Shirt', 'Shorts'])),
  })
  .filter(({ pieces }) => Object.keys(pieces).length > 0)
  .map(({ pieces, base, dearer, rates, players, prints, parts, ...same }): Omit<TeamOrderItem, 'id'> => {
    const ofSizes = (values: Record<string, number>) =>
      Object.fromEntries(Object.entries(values).filter(([each]) => each in pieces));
    const prices = Object.fromEntries(Object.entries(ofSizes(dearer)).filter(([, price]) => price !== base));
    const taxRates = ofSizes(rates);
    const all = Object.entries(pieces);
    return {
      ...same,
      ...{ quantities: pieces, unitPrice: toAmount(base) },
      ...(Object.keys(prices).length > 0 && {
        sizePrices: Object.fromEntries(Object.entries(prices).map(([each, price]) => [each, toAmount(price)])),
      }),
      totalQuantity: all.reduce((sum, [, count]) => sum + count, 0),
      totalPrice: toAmount(all.reduce((sum, [each, count]) => sum + (prices[each] ?? base) * count, 0)),
      ...(Object.keys(taxRates).length > 0 && { taxRates }),
      players: players.filter((each) => each.size in pieces),
      ...(prints && { prints }),
      ...(parts && { parts }),
    };
  });
const items = fc
  .array(item, { maxLength: 4 })
  .map((all): TeamOrderItem[] => all.map((each, place) => ({ id: `item-${place}`, ...each })));

it('an order read from its lines is the order that was written, whatever it is', () => {
  forAll(items, (written) => {
    const lines = JSON.parse(JSON.stringify(linesOf(written))) as ReturnType<typeof linesOf>;
    expect(teamOrderOf({ lines, discounts: [] }).items).toEqual(written);
  });
});

it('has a line for each size that has pieces, by size, each with its price, tax and players', () => {
  const [written] = fc.sample(item, 1);
  const lines = linesOf([
    {
      ...written!,
      ...{
        quantities: { XXL: 1, S: 2, ONE: 0 },
        unitPrice: 20,
        sizePrices: { XXL: 22.5 },
        taxRates: { S: 20, XXL: 20 },
      },
      players: [{ name: 'Abi', nameOnBack: 'CARTER', number: 7, size: 'XXL' }],
    },
  ]);
  expect(lines).toMatchObject([
    { item: '0', sizeCode: 'S', sizeLabel: 'Small', quantity: 2, unitPrice: 20, totalPrice: 40, players: [] },
    {
      item: '0',
      sizeCode: 'XXL',
      sizeLabel: '2X-Large',
      quantity: 1,
      unitPrice: 22.5,
      totalPrice: 22.5,
      tax: { rate: 20 },
    },
  ]);
  expect(lines[1]?.players).toEqual([{ name: 'CARTER', number: '7', person: 'Abi', place: 0 }]);
});

it('are named by the id of their item, or its place where it has none, and their size', () => {
  const [written] = fc.sample(item, 1);
  const kit = { hash: 'h', name: 'Home', garment: 'netball-dress' } as const;
  const shirt = { ...written!, color: null, kit, quantities: { M: 2, S: 1, L: 0 } };
  const bag = { ...written!, id: 'bag', color: 'Red', quantities: { ONE: 4 }, kit: undefined };
  const lines = linesOf([shirt, bag]);
  expect(lines.map(lineName)).toEqual(['0:S', '0:M', 'bag:ONE']);
  expect(lines.map(lookOf)).toEqual(['Home', 'Home', 'Red']);
  expect(lines.at(-1)?.sizeLabel).toBeNull();
});

it('adds up in whatever currency the order is in', () => {
  const [written] = fc.sample(item, 1);
  const [line] = linesOf([{ ...written!, quantities: { S: 3 }, unitPrice: 10.105, sizePrices: {} }]);
  expect(line?.totalPrice).toBe(30.315);
});
