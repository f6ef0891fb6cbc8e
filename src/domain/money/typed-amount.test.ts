import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../../../tests/setup/for-all';
import { readPrice } from './typed-amount';

it.each([
  ['18', 18],
  ['18,5', 18.5],
  ['-10%', 18],
  ['− 12,5 %', 17.5],
  ['-2.50', 17.5],
  ['-20', 0],
  ['-100%', 0],
])('%j for a price of 20 is %d', (typed, price) => {
  expect(readPrice(typed, 20)).toBe(price);
});

it.each(['', '-', '-%', '-1.', '-x', '-x%', '--5', '-20.01', '-101%', '-1e3%', '5%', '-0x1%'])(
  '%j is no price',
  (typed) => {
    expect(readPrice(typed, 20)).toBeUndefined();
  },
);

it('takes no text for a price below nothing or above the price it is taken off', () => {
  forAll(fc.string({ unit: 'binary' }), fc.nat(1_000_000), (text, cents) => {
    const read = readPrice(`-${text}`, cents / 100);
    if (read === undefined) return;
    expect(read).toBeGreaterThanOrEqual(0);
    expect(read).toBeLessThanOrEqual(cents / 100);
  });
});
