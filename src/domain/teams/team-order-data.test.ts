import { expect, it } from 'vitest';
import type { TeamOrderData, TeamOrderItem } from './team-order';
import { storeTeamOrder } from './stored-team-order';
import { artworkProblem, newPrints, readSentOrder } from './team-order-data';

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
