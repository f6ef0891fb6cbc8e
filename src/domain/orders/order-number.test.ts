import { describe, expect, it } from 'vitest';
import { parseOrderNumber } from './order-number';

describe('order numbers', () => {
  it.each([
    ['ORD-2026-000001', 2026, 1],
    ['ORD-2026-999999', 2026, 999_999],
    ['ORD-9999-1000000', 9999, 1_000_000],
  ])('%s is of %d, and %d', (text, year, sequence) => {
    expect(parseOrderNumber(text)).toEqual({ year, sequence });
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
});
