import { expect, it } from 'vitest';
import { playerText, rowsBySize, rowsWithin } from './players';

const row = (name: string, size: string) => ({ name, number: '', size });
const rows = [row('A', 'Large'), row('B', 'Small'), row('C', 'Large'), row('D', '')];

it('rows are counted by size, in the order of sizes', () => {
  expect(Object.entries(rowsBySize(rows))).toEqual([
    ['Small', 1],
    ['Large', 2],
    ['', 1],
  ]);
});

it('rows beyond the pieces of their size go, the last ones first', () => {
  expect(rowsWithin(rows, { Large: 1, Small: 3 })).toEqual([rows[0], rows[1]]);
  expect(rowsWithin(rows, { Large: 2, Small: 1, '': 1 })).toBe(rows);
});

it('a player is told by number and name, or by what there is of them', () => {
  expect(playerText({ name: 'HUDSON', number: '07' })).toBe('07 HUDSON');
  expect(playerText({ name: 'HUDSON', number: '' })).toBe('HUDSON');
  expect(playerText({ name: '', number: '' })).toBe('No name or number');
});
