import { expect, it } from 'vitest';
import { ONE_SIZE, printedText, type TeamOrderData, type TeamOrderItem } from './team-order';
import { storeTeamOrder } from './stored-team-order';
import { artworkProblem, goodsProblem, newGoods, newPrints, readSentOrder } from './team-order-data';

const crest = { assetId: '0b5c2b56-6a0e-4d0c-9a5e-2f4b8f1f7a11', name: 'Crest', place: 'left-chest' } as const;
const acme = { ...crest, assetId: '0b5c2b56-6a0e-4d0c-9a5e-2f4b8f1f7a12', place: 'back' } as const;
const order = (change: Partial<TeamOrderItem> = {}): TeamOrderData => ({
  items: [
    {
      productId: 'dress',
      productName: 'Dress',
      sku: 'D',
      color: 'Purple',
      quantities: { S: 1 },
      unitPrice: 30,
      totalQuantity: 1,
      totalPrice: 30,
      customized: true,
      players: [],
      ...change,
    },
  ],
  discounts: [],
});

it('takes logos with their places, one at each, and none besides a kit', () => {
  const problemOf = (change: object) => {
    const read = readSentOrder(storeTeamOrder(order(change)));
    return read.ok ? undefined : read.message;
  };
  expect(problemOf({})).toBeUndefined();
  expect(problemOf({ prints: [crest, acme] })).toBeUndefined();
  expect(problemOf({ prints: [{ ...crest, place: 'nose' }] })).toContain('orderData.items.0.prints.0.place');
  expect(problemOf({ prints: [crest, { ...acme, place: 'left-chest' }] })).toContain('orderData.items.0.prints');
  expect(problemOf({ prints: Array(9).fill(crest) })).toContain('orderData.items.0.prints');
  const kit = { hash: 'a', name: 'Home', garment: 'netball-dress' };
  expect(problemOf({ kit })).toBeUndefined();
  expect(problemOf({ kit, prints: [crest] })).toContain('orderData.items.0.prints');
});

it('asks of new logos alone whether they are the team’s', () => {
  const prints = newPrints(order({ prints: [crest, acme] }), order({ prints: [crest] }));
  expect(prints).toMatchObject([{ assetId: acme.assetId, path: 'orderData.items.0.prints.1' }]);
  expect(artworkProblem(prints, [])).toContain('orderData.items.0.prints.1');
  expect(artworkProblem(prints, [{ id: acme.assetId, name: 'Acme' }])).toBeUndefined();
});

it('takes items whose sums are those of their pieces, and players in sizes that are ordered', () => {
  const faultOf = (change: Partial<TeamOrderItem>) => {
    const read = readSentOrder(storeTeamOrder(order(change)));
    return read.ok ? undefined : read.message.replace('The order’s lines are not valid at orderData.items.0.', '');
  };
  const dearer = { quantities: { S: 1, XL: 3 }, sizePrices: { XL: 30.1 }, totalQuantity: 4, totalPrice: 120.3 };
  expect(faultOf(dearer)).toBeUndefined();
  expect(faultOf({ ...dearer, totalPrice: 120 })).toMatch(/^total_price: /);
  expect(faultOf({ totalQuantity: 2 })).toMatch(/^total_quantity: /);
  expect(faultOf({ quantities: { S: 0 }, totalQuantity: 0, totalPrice: 0 })).toMatch(/^quantities: .*at least one/);
  const player = { name: 'Abi', nameOnBack: '', number: null, size: 'M' };
  expect(faultOf({ players: [player] })).toMatch(/^players: /);
});

it('asks of new goods alone whether the shop has them', () => {
  const kit = { hash: 'a', name: 'Home', garment: 'netball-dress' as const };
  expect(newGoods(order(), order())).toEqual([]);
  const goods = newGoods(order({ kit, color: null }), order());
  expect(goods).toEqual([{ productId: 'dress', kit: 'a', path: 'orderData.items.0' }]);
  expect(goodsProblem(goods, { products: [], kits: ['a'] })).toContain('orderData.items.0.product_id');
  expect(goodsProblem(goods, { products: ['dress'], kits: [] })).toContain('orderData.items.0.kit');
  expect(goodsProblem(goods, { products: ['dress'], kits: ['a'] })).toBeUndefined();
});

it('names what is printed, its size, and the further parts of a set that have another', () => {
  const player = { name: 'Abi Carter', nameOnBack: 'CARTER', number: 7, size: 'M' };
  expect(printedText(player)).toBe('7 CARTER · Medium');
  expect(printedText({ ...player, sizes: { Shorts: 'L', Socks: 'M' } })).toBe('7 CARTER · Medium · Shorts Large');
  expect(printedText({ ...player, nameOnBack: '', size: ONE_SIZE })).toBe('7');
});
