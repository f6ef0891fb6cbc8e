import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TeamOrderItem } from '../teams/team-order';
import { lackingShipped, teamOrderPieces, withItemIds } from './team-order-pieces';

const item = (change: Partial<TeamOrderItem> = {}): TeamOrderItem => ({
  productId: 'shirt',
  productName: 'Match shirt',
  sku: 'MS-1',
  color: 'Red',
  quantities: { M: 2, S: 1, L: 0 },
  unitPrice: 20,
  totalQuantity: 3,
  totalPrice: 60,
  customized: true,
  players: [],
  ...change,
});

let made = 0;
const newId = () => `new-${(made += 1)}`;

describe('the pieces of a team’s order', () => {
  it('are named by the id of their item, or its place where it has none, and their size', () => {
    const bag = item({ id: 'bag', productName: 'Bag', color: null, quantities: { ONE: 4 } });
    expect(teamOrderPieces({ items: [item(), bag] })).toMatchObject([
      { line: '0:S', quantity: 1, productName: 'Match shirt', color: 'Red', sizeLabel: 'Small' },
      { line: '0:M', quantity: 2 },
      { line: 'bag:ONE', quantity: 4, productName: 'Bag', color: null, sizeLabel: null },
    ]);
  });

  it('have the kit they are made to in place of a colour', () => {
    const kit = { hash: 'h', name: 'Home', garment: 'netball-dress' } as const;
    expect(teamOrderPieces({ items: [item({ color: null, kit })] })[0]).toMatchObject({ color: 'Home' });
  });

  it('keep their names whatever is done to the other items', () => {
    const products = fc.constantFrom('shirt', 'shorts', 'socks');
    const order = fc.array(products, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(order, fc.boolean(), (names, isOld) => {
        const placed = names.map((productId) => item({ productId }));
        const before = isOld ? placed : withItemIds(placed, [], newId);
        const nameOf = teamOrderPieces({ items: before }).map(({ line }) => line);
        // As someone sends it who knows nothing of ids.
        const sent = before.map(({ id: _id, ...rest }) => rest);
        const after = withItemIds([...sent, item({ productId: 'bag' })], before, newId);
        expect(
          teamOrderPieces({ items: after })
            .slice(0, nameOf.length)
            .map(({ line }) => line),
        ).toEqual(nameOf);
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
        // One that goes takes its name with it, where ids are sent along.
        const [, ...rest] = withItemIds(before, before, newId);
        const kept = teamOrderPieces({ items: withItemIds(rest, before, newId) }).map(({ line }) => line);
        expect(kept).toEqual(nameOf.slice(2));
      }),
    );
  });
});

describe('a change of a team’s order', () => {
  const before = { items: [item({ id: 'a' }), item({ id: 'b', productName: 'Shorts', color: null })] };
  const shipped = [
    { line: 'a:S', quantity: 1, shipped: 1 },
    { line: 'a:M', quantity: 2, shipped: 0 },
    { line: 'b:M', quantity: 2, shipped: 1 },
  ];

  it('may do what leaves everything that is shipped', () => {
    const items = [item({ id: 'b', quantities: { M: 1 } }), item({ id: 'a', quantities: { S: 1, XL: 7 } })];
    expect(lackingShipped({ items }, before, shipped)).toBeUndefined();
  });

  it('says what it lacks of that', () => {
    const items = [item({ id: 'a', quantities: { M: 2 } }), item({ quantities: { M: 2 } })];
    expect(lackingShipped({ items }, before, shipped)).toBe(
      'Shipped already, so they have to stay: 1 × Match shirt (Red, Small), 1 × Shorts (Medium).',
    );
  });
});
