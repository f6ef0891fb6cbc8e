import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadCents } from './spread';
import { forAll } from '../../../tests/setup/for-all';

const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 });

describe('spreadCents', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [0, 7, 0], [0, 5, 0]],
    [10, [2, 1], [7, 3]],
    [1, [1, 1], [1, 0]],
    [0, [3, 4], [0, 0]],
    [9, [0, 0], [9, 0]],
    [0, [], []],
  ])('%d by %j is %j', (total, by, shares) => expect(spreadCents(total, by)).toEqual(shares));

  it('loses no cent, is never a cent from the exact share, and gives nobody more than their weight', () => {
    forAll(weights, fc.double({ min: 0, max: 1, noNaN: true }), (by, part) => {
      const all = by.reduce((sum, weight) => sum + weight, 0);
      const total = Math.floor(all * part);
      const shares = spreadCents(total, by);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      for (const [index, share] of shares.entries()) {
        expect(share).toBeLessThanOrEqual(by[index]!);
        if (all > 0) expect(Math.abs(share - (total * by[index]!) / all)).toBeLessThan(1);
      }
    });
  });

  it('is exact where doubles are not', () => {
    const by = [9_007_199_254_740_991, 9_007_199_254_740_990, 3];
    const shares = spreadCents(1_000_000_000_000_001, by);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1_000_000_000_000_001);
    expect(shares[0]! - shares[1]!).toBeLessThanOrEqual(1);
  });

  it.each([
    [-1, [1]],
    [0.5, [1]],
    [1, [-1]],
    [1, []],
  ])('refuses %d by %j', (total, by) => expect(() => spreadCents(total, by)).toThrow(RangeError));
});
