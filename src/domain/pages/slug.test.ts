import { expect, it } from 'vitest';
import { slugOf } from './slug';

it.each([
  ['Match-Day Kit', 'match-day-kit'],
  ['  Été Kit 24 ', 'ete-kit-24'],
  ['Men’s "Pro" 100% cotton', 'mens-pro-100-cotton'],
  ['Straße & Œuvre', 'strasse-and-oeuvre'],
  ['FC Łódź', 'fc-lodz'],
  ['Größe', 'groesse'],
  ['Форма', 'forma'],
  ['---', ''],
  ['日本', ''],
  [`${'a'.repeat(119)} b`, 'a'.repeat(119)],
])('a name makes an address: %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
