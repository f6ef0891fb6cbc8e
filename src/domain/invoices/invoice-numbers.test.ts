import { expect, it } from 'vitest';
import { documentNumber, isFirstNumber, isNumberPrefix } from './invoice-numbers';

it.each(['', 'INV-', 'KR/2026/', 'S_', '2026-'])('takes the prefix %j', (prefix) => {
  expect(isNumberPrefix(prefix)).toBe(true);
});

it.each(['INV1', 'A B', 'INV 1-', '£', 'x'.repeat(13)])('refuses the prefix %j', (prefix) => {
  expect(isNumberPrefix(prefix)).toBe(false);
});

it('takes whole first numbers, and pads to six digits', () => {
  expect([1, 9_999_999].every(isFirstNumber)).toBe(true);
  expect([0, 1.5, 10_000_000, '1', null].some(isFirstNumber)).toBe(false);
  expect(documentNumber('KR-', 1042)).toBe('KR-001042');
  expect(documentNumber('', 12_345_678)).toBe('12345678');
});
