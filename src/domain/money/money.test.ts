import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney, isExactAmount, safeCents, toCents, toAmount } from './money';
import { forAll } from '../../../tests/setup/for-all';

describe('toCents', () => {
  it.each([
    [19.99, 1999],
    [0.29, 29],
    [1.15, 115],
    [4.35, 435],
    [1e7 + 0.01, 1_000_000_001],
    [0, 0],
    [-0, 0],
    [-5.5, -550],
  ])('%d dollars are %d cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it.each([1.005, 0.1 + 0.2, 0.001, NaN, Infinity, -Infinity, 1e15])('refuses %d', (dollars) => {
    expect(isExactAmount(dollars)).toBe(false);
    expect(() => toCents(dollars)).toThrow(RangeError);
  });

  it('reads every two-decimal text exactly and comes back', () => {
    forAll(fc.integer({ min: 0, max: 1e12 }), (cents) => {
      const text = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(toCents(Number(text))).toBe(cents);
      expect(toAmount(cents)).toBe(Number(text));
    });
  });
});

it('writes dollars as it writes cents', () => {
  expect(formatAmount(1234.5)).toBe('$1,234.50');
  expect(() => formatAmount(1.005)).toThrow(RangeError);
});

describe('formatMoney', () => {
  it.each([
    [123_450, '$1,234.50'],
    [0, '$0.00'],
    [5, '$0.05'],
    [100_000_000, '$1,000,000.00'],
    [-550, '-$5.50'],
  ])('%d is %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  it('refuses fractions of a cent', () => {
    expect(() => formatMoney(0.5)).toThrow(RangeError);
  });
});

describe('safeCents', () => {
  it('refuses what a double cannot count', () => {
    expect(() => safeCents(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
  });
});
