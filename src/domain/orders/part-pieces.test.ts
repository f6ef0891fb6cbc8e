import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rounds } from '../../../tests/setup/rounds';
import { SIZE_CODES } from '../catalogue/sizes';
import { partPieces, piecesText } from './part-pieces';
import { pieceRows } from '../teams/piece-rows';
import type { TeamOrderItem } from '../teams/team-order';
import { times } from '../../../tests/setup/for-all';

const size = fc.constantFrom(...SIZE_CODES);
const player = fc.record({
  ...{ name: fc.constant('Abi'), nameOnBack: fc.constant(''), number: fc.constant(null), size },
  sizes: fc.record({ Shorts: size, Socks: size }, { requiredKeys: [] }),
});

const set = fc
  .record({ players: fc.array(player), extras: fc.dictionary(size, fc.integer({ min: 1, max: 50 })) })
  .map(({ players, extras }): TeamOrderItem => {
    const quantities: Record<string, number> = { ...extras };
    for (const each of players) quantities[each.size] = (quantities[each.size] ?? 0) + 1;
    return {
      ...{ productId: 'kit', productName: 'Kit', sku: 'K', color: 'Red', quantities, unitPrice: 0, totalPrice: 0 },
      totalQuantity: Object.values(quantities).reduce((sum, count) => sum + count, 0),
      ...{ customized: false, players, parts: ['Shirt', 'Shorts', 'Socks'] },
    };
  });

const total = (quantities: Record<string, number>) => Object.values(quantities).reduce((sum, count) => sum + count, 0);

it('lose no piece of any part, and count as the list of pieces does', () => {
  times(rounds(1000))(set, (item) => {
    const parts = partPieces(item);
    expect(parts.map(({ part }) => part)).toEqual(item.parts);
    expect(parts[0]?.quantities).toEqual(item.quantities);
    for (const { part, quantities } of parts) {
      expect(total(quantities)).toBe(item.totalQuantity);
      expect(Object.values(quantities).every((count) => count > 0)).toBe(true);
      const listed = pieceRows({ items: [item] }).filter((row) => row.part === part);
      expect(listed.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(item.totalQuantity);
      expect(new Set(listed.map((row) => row.size)).size).toBe(Object.keys(quantities).length);
    }
  });
});

it('are made in the sizes of who wears them, and those for nobody in the size of the set', () => {
  const one = { name: 'Abi', nameOnBack: 'LEE', number: 7 };
  const item = { parts: ['Shirt', 'Shorts'], quantities: { S: 1, M: 3 } };
  const players = [
    { ...one, size: 'M', sizes: { Shorts: 'L' } },
    { ...one, size: 'S', sizes: { Shorts: 'M' } },
  ];
  expect(partPieces({ ...item, players }).map(piecesText)).toEqual([
    'Shirt: 1 × Small, 3 × Medium',
    'Shorts: 3 × Medium, 1 × Large',
  ]);
  expect(partPieces({ quantities: { ONE: 4 }, players: [] }).map(piecesText)).toEqual(['4 pieces']);
});
