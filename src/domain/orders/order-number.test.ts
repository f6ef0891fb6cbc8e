import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOrderNumber, parseOrderNumber } from './order-number';

describe('order numbers', () => {
  it.each([
    [1, 'ORD-2026-000001'],
    [999_999, 'ORD-2026-999999'],
    [1_000_000, 'ORD-2026-1000000'],
  ])('%d is %s', (sequence, text) => {
    expect(formatOrderNumber(2026, sequence)).toBe(text);
  });

  it.each([
    [1000, 'ORD-1000-000001'],
    [9999, 'ORD-9999-000001'],
  ])('of %d begin %s', (year, text) => {
    expect(formatOrderNumber(year, 1)).toBe(text);
  });

  it('come back as they were, and two never read the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 1e14 }), (year, sequence) => {
        expect(parseOrderNumber(formatOrderNumber(year, sequence))).toEqual({ year, sequence });
      }),
    );
  });

  it.each([
    '',
    'ORD-2026-00001',
    'ORD-2026-0000001',
    'ORD-2026-000000',
    'ORD-26-000001',
    'ord-2026-000001',
    ' ORD-2026-000001',
    'ORD-2026-12345a',
  ])('%j is none', (text) => {
    expect(parseOrderNumber(text)).toBeUndefined();
  });

  it.each([
    [2026, 0],
    [2026, 1.5],
    [26, 1],
    [999, 1],
    [10_000, 1],
    [NaN, 1],
  ])('year %d, sequence %d is a bug', (year, sequence) => {
    expect(() => formatOrderNumber(year, sequence)).toThrow(RangeError);
  });
});
