import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../../tests/setup/for-all';
import { divide } from './divide';
import { flatten, signedArea } from './path';

const areaOf = (d: string): number => Math.abs(signedArea(flatten(d)[0] ?? []));
const OVAL = 'M0 0C60 0 100 40 100 100C100 160 60 200 0 200C-60 200 -100 160 -100 100C-100 40 -60 0 0 0Z';

describe('divide', () => {
  it('parts a square along a line, the larger part first', () => {
    const [larger, smaller] = divide('M0 0L100 0L100 100L0 100Z', 'M-10 30L110 30');
    expect([areaOf(larger), areaOf(smaller)]).toEqual([7000, 3000]);
  });

  it('goes on from a line that ends within, and follows its bends', () => {
    const [larger, smaller] = divide('M0 0L100 0L100 100L0 100Z', 'M5 20L50 20L50 -10');
    expect([areaOf(larger), areaOf(smaller)]).toEqual([9000, 1000]);
  });

  it('loses nothing, wherever it parts an oval', () => {
    const height = fc.integer({ min: 20, max: 180 });
    times(100)(height, height, (left, right) => {
      const [larger, smaller] = divide(OVAL, `M-120 ${left}L120 ${right}`);
      expect(areaOf(larger) + areaOf(smaller)).toBeCloseTo(areaOf(OVAL), -1);
      expect(areaOf(larger)).toBeGreaterThan(areaOf(smaller) - 1);
    });
  });
});
