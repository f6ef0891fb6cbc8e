import { expect, it } from 'vitest';
import { freeName, slugOf } from './product-slug';

it.each([
  ['Match-Day Kit', 'match-day-kit'],
  ['  Été Kit 24 ', 'ete-kit-24'],
  ['Men’s "Pro" 100% cotton', 'mens-pro-100-cotton'],
  ['---', ''],
  ['日本', ''],
  [`${'a'.repeat(119)} b`, 'a'.repeat(119)],
])('a name makes an address: %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('a name that is taken is counted on', () => {
  expect(freeName('kit-copy', new Set())).toBe('kit-copy');
  expect(freeName('kit-copy', new Set(['kit-copy', 'kit-copy-2']))).toBe('kit-copy-3');
  expect(freeName('x'.repeat(70), new Set(['x'.repeat(64)]), 64)).toBe(`${'x'.repeat(62)}-2`);
});
