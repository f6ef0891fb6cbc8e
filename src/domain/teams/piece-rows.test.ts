import { expect, it } from 'vitest';
import { pieceRows } from './piece-rows';
import type { TeamOrderItem } from './team-order';

const item = (change: Partial<TeamOrderItem> = {}): TeamOrderItem => ({
  ...{ productId: 'dress', productName: 'Dress', sku: 'D', color: 'Purple', quantities: { M: 3, S: 1 } },
  ...{ unitPrice: 30, totalQuantity: 4, totalPrice: 120, customized: true },
  players: [
    { name: 'Bo', nameOnBack: 'LANE', number: 9, size: 'M' },
    { name: 'Abi', nameOnBack: '', number: null, size: 'S' },
  ],
  ...change,
});

it('lists each player’s piece and those of nobody, by size', () => {
  const prints = [{ assetId: 'crest', name: 'Crest', place: 'left-chest' as const }];
  const what = { product: 'Dress', sku: 'D', color: 'Purple', kit: '', logos: '“Crest” (left chest)', part: '' };
  expect(pieceRows({ items: [item({ prints })] })).toEqual([
    { ...what, size: 'Small', pieces: 1, player: 'Abi', squad: '', nameOnBack: '', number: null },
    { ...what, size: 'Medium', pieces: 1, player: 'Bo', squad: '', nameOnBack: 'LANE', number: 9 },
    { ...what, size: 'Medium', pieces: 2, player: '', squad: '', nameOnBack: '', number: null },
  ]);
});

it('sorts those of a size as one counts, then by name, who has no number last', () => {
  const player = (name: string, number: number | null) => ({ name, nameOnBack: '', number, size: 'M' });
  const players = [player('Zoe', null), player('Cy', 10), player('Bo', 2), player('Al', 10), player('Dee', 1)];
  const rows = pieceRows({ items: [item({ players, quantities: { M: 6 } })] });
  expect(rows.map(({ player: name, number }) => [name, number])).toEqual([
    ...[
      ['Dee', 1],
      ['Bo', 2],
      ['Al', 10],
      ['Cy', 10],
      ['Zoe', null],
      ['', null],
    ],
  ]);
});

it('knows goods without sizes, and kits, whose colours are their own', () => {
  const kit = { hash: 'a', name: 'Home', garment: 'netball-dress' as const };
  const [row] = pieceRows({ items: [item({ kit, quantities: { ONE: 2 }, players: [] })] });
  expect(row).toMatchObject({ kit: 'Home', color: '', logos: '', size: '', pieces: 2 });
});

it('lists a set part by part, each in the size it is worn in, with the print at the first', () => {
  const players = [{ name: 'Bo', nameOnBack: 'LANE', number: 9, size: 'M', sizes: { Shorts: 'L' } }];
  const rows = pieceRows({ items: [item({ players, parts: ['Shirt', 'Shorts'], quantities: { M: 3 } })] });
  expect(rows.map((row) => [row.part, row.size, row.pieces, row.player, row.nameOnBack, row.number])).toEqual([
    ['Shirt', 'Medium', 1, 'Bo', 'LANE', 9],
    ['Shirt', 'Medium', 2, '', '', null],
    ['Shorts', 'Medium', 2, '', '', null],
    ['Shorts', 'Large', 1, 'Bo', '', null],
  ]);
});

it('counts players of one name, squad and number as the roster does, whichever line they are in', () => {
  const tom = (memberId: string, size: string) => ({
    memberId,
    name: 'Tom Smith',
    nameOnBack: '',
    number: null,
    size,
  });
  const rows = pieceRows({
    items: [
      item({ players: [tom('b', 'S'), tom('a', 'M')], quantities: { S: 1, M: 1 } }),
      item({ productName: 'Socks', players: [tom('b', 'S')], quantities: { S: 1 } }),
    ],
  });
  expect(rows.map(({ product, size, player }) => [product, size, player])).toEqual([
    ['Dress', 'Small', 'Tom Smith (2 of 2)'],
    ['Dress', 'Medium', 'Tom Smith (1 of 2)'],
    ['Socks', 'Small', 'Tom Smith (2 of 2)'],
  ]);
});
