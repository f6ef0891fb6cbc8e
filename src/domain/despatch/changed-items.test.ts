import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineName, linesOf } from '../teams/stored-team-lines';
import type { TeamOrderItem } from '../teams/team-order';
import { lackingShipped, withItemIds } from './changed-items';
import { forAll } from '../../../tests/setup/for-all';

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

const namesOf = (items: readonly TeamOrderItem[]): string[] => linesOf(items).map(lineName);

let made = 0;
const newId = () => `new-${(made += 1)}`;

describe('the lines of a team’s order', () => {
  it('keep their names whatever is done to the other items', () => {
    const products = fc.constantFrom('shirt', 'shorts', 'socks');
    const order = fc.array(products, { minLength: 1, maxLength: 8 });
    forAll(order, fc.boolean(), (names, isOld) => {
      const placed = names.map((productId) => item({ productId }));
      const before = isOld ? placed : withItemIds(placed, [], newId);
      const nameOf = namesOf(before);
      const sent = before.map(({ id: _id, ...rest }) => rest);
      const after = withItemIds([...sent, item({ productId: 'bag' })], before, newId);
      expect(namesOf(after).slice(0, nameOf.length)).toEqual(nameOf);
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
      // A removed line takes its name with it if ids are sent.
      const [, ...rest] = withItemIds(before, before, newId);
      const kept = namesOf(withItemIds(rest, before, newId));
      expect(kept).toEqual(nameOf.slice(2));
    });
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
