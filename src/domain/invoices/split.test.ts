/** Oracle: a cent at a time, to the first order that still has something open. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/setup/for-all';
import { splitProblem, splitRest, suggestParts } from './split';

const cents = fc.nat(60);
const orders = fc.array(fc.record({ open: cents, typed: fc.option(cents, { nil: undefined }) }), { maxLength: 6 });

function oracle(amount: number, given: { open: number; typed: number | undefined }[]): number[] {
  const parts = given.map(({ typed }) => typed ?? 0);
  for (let coin = given.reduce((sum, { typed }) => sum + (typed ?? 0), 0); coin < amount; coin += 1) {
    const next = given.findIndex(({ open, typed }, index) => typed === undefined && parts[index]! < open);
    if (next < 0) break;
    parts[next]! += 1;
  }
  return parts;
}

describe('a transfer for several orders', () => {
  it('is suggested as the oracle hands out its cents', () => {
    times(2000)(fc.nat(200), orders, (amount, given) => {
      expect(suggestParts(amount, given)).toEqual(oracle(amount, given));
    });
  });

  it('is recorded where its parts come to it, and nowhere else', () => {
    times(1000)(fc.nat(100), fc.array(cents, { maxLength: 4 }), (amount, parts) => {
      const sum = parts.reduce((all, part) => all + part, 0);
      expect(splitRest(amount, parts)).toBe(amount - sum);
      expect(splitProblem(amount, parts) === undefined).toBe(sum === amount && amount > 0);
    });
  });

  it('says what is missing', () => {
    expect(splitProblem(4000, [1500])).toBe('$25.00 of the transfer is not assigned yet.');
    expect(splitProblem(4000, [4500])).toBe('$5.00 more is assigned than was received.');
    expect(splitProblem(0, [])).toBe('Please enter an amount.');
  });
});
