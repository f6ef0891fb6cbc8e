import { expect, it } from 'vitest';
import { slugOf } from './slug';

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
