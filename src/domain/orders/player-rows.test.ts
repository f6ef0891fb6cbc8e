import { expect, it } from 'vitest';
import type { ProductPart } from '../catalogue/product-parts';
import { parseRows, piecesWithRows, playersProblem, rowProblems, sizesText } from './player-rows';

const row = (name: string, number: string, size: string) => ({ name, number, size });

it('a row says what is wrong with each of its fields', () => {
  expect(rowProblems(row('HUDSON', ' 07 ', 'Small'), ['Small'])).toEqual({});
  expect(rowProblems(row('', '', ''), [])).toEqual({});
  expect(rowProblems(row('A'.repeat(21), '1000', ''), ['Small'])).toEqual({
    name: 'A name has at most 20 characters.',
    number: 'A number is 0 to 999, or a netball position such as GS.',
    size: 'Please choose a size.',
  });
});

it('rows raise the pieces of their size, and lower none', () => {
  const rows = [row('A', '', 'Small'), row('B', '', 'Small'), row('C', '', 'Large'), row('D', '', '')];
  expect(piecesWithRows({ Small: 1, Large: 4 }, rows)).toEqual({ Small: 2, Large: 4 });
  expect(sizesText(rows)).toBe('2 × Small, 1 × Large');
});

it('rows keep a choice out of the cart while one is wrong, or there are not enough pieces', () => {
  const rows = [row('A', '7', 'Small'), row('B', '8', 'Small')];
  expect(playersProblem(rows, ['Small'], { Small: 2 })).toBeUndefined();
  expect(playersProblem(rows, ['Small'], { Small: 1 })?.description).toBe(
    'There are 2 players in Small, and 1 in stock.',
  );
  expect(playersProblem([...rows, row('', '', '')], ['Small'], { Small: 2 })?.description).toBe(
    'Please check player 3.',
  );
  expect(playersProblem([...rows, row('Hill', '', '')], ['Small'], { Small: 2 })?.description).toBe(
    'Please check player 3, Hill.',
  );
});

it('rows and pieces of a set keep out of the cart in a size that a part is not made in', () => {
  const parts: ProductPart[] = [
    { name: 'Shirt', worn: 'sizePreference', sizes: [] },
    { name: 'Socks', worn: 'socksSize', sizes: ['M'] },
  ];
  const [wrong, right] = [row('A', '', 'Small'), { ...row('A', '', 'Small'), sizes: { Socks: 'Medium' } }];
  expect(rowProblems(wrong, ['Small'], parts)).toEqual({ sizes: 'Socks: not made in Small.' });
  expect(rowProblems(right, ['Small'], parts)).toEqual({});
  expect(playersProblem([right], ['Small'], { Small: 1, Medium: 3 }, parts)).toBeUndefined();
  expect(playersProblem([right], ['Small'], { Small: 2 }, parts)?.description).toBe('Socks: not made in Small.');
});

it('rows that were kept come back, others are left out', () => {
  const rows = [row('A', '07', 'Small'), { ...row('B', '', 'Small'), sizes: { Shorts: 'Large' } }];
  expect(parseRows(JSON.parse(JSON.stringify(rows)))).toEqual(rows);
  expect(parseRows([...rows, null, { name: 1 }, row('x'.repeat(200), '', '')])).toEqual(rows);
  expect(parseRows({})).toEqual([]);
});
