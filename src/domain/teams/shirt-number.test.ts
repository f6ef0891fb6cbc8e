import { expect, it } from 'vitest';
import { compareNumbers, parseShirtNumber } from './shirt-number';

it.each([
  ['00', '00'],
  [' 00 ', '00'],
  ['0', 0],
  ['07', 7],
  [7, 7],
  ['999', 999],
  ['1000', undefined],
  ['7a', undefined],
  [7.5, undefined],
  [-1, undefined],
  ['', undefined],
  [null, undefined],
])('reads %j as %j', (given, number) => {
  expect(parseShirtNumber(given)).toBe(number);
});

it('counts 00 before 1 and after 0', () => {
  expect([10, '00' as const, 2, 0].toSorted(compareNumbers)).toEqual([0, '00', 2, 10]);
});
