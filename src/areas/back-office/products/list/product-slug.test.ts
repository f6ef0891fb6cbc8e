import { expect, it } from 'vitest';
import { freeName } from './duplicate-product';

it('a name that is taken is counted on', () => {
  expect(freeName('kit-copy', new Set())).toBe('kit-copy');
  expect(freeName('kit-copy', new Set(['kit-copy', 'kit-copy-2']))).toBe('kit-copy-3');
  expect(freeName('x'.repeat(70), new Set(['x'.repeat(64)]), 64)).toBe(`${'x'.repeat(62)}-2`);
});
