import { expect, it } from 'vitest';
import { joinIds, splitIds } from './id-list';

const [a, b] = ['7b0c4b9e-5a0e-4f6e-9a37-0a1a5f6f0c11', '7b0c4b9e-5a0e-4f6e-9a37-0a1a5f6f0c12'];

it('reads what it wrote, once each and no more than it may', () => {
  expect(splitIds(joinIds([a, b]), 9)).toEqual([a, b]);
  expect(splitIds(`${a},${a.toUpperCase()},x,,${b}'--`, 9)).toEqual([a]);
  expect(splitIds(joinIds([b, a]), 1)).toEqual([b]);
});

it('finds none in anything else', () => {
  for (const text of [undefined, null, '', ',', 'a'.repeat(1_000_000)]) expect(splitIds(text, 9)).toEqual([]);
});
