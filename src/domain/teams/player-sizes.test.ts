import { describe, expect, it, test } from 'vitest';
import { sizeFieldOf, sizeFor, sizesText } from './player-sizes';

describe('which size a product is made in', () => {
  it.each([
    ['football-shorts', 'football', 'shortsSize'],
    ['cricket-trousers', 'cricket', 'shortsSize'],
    ['skort', 'netball', 'shortsSize'],
    ['crew-socks', null, 'socksSize'],
    [null, 'socks', 'socksSize'],
    ['football-shirt', 'football', 'sizePreference'],
    ['netball-dress', 'netball', 'sizePreference'],
    [null, null, 'sizePreference'],
  ] as const)('%s of the category %s: %s', (kitGarment, categorySlug, field) => {
    expect(sizeFieldOf({ kitGarment, categorySlug })).toBe(field);
  });
});

test('a set is made in the size of its first part', () => {
  const parts = [{ worn: 'shortsSize' }, { worn: 'socksSize' }] as const;
  expect(sizeFieldOf({ kitGarment: 'football-shirt', categorySlug: 'football', parts })).toBe('shortsSize');
});

test('one size is enough, and others are worn where they are given', () => {
  const player = { sizePreference: 'M', shortsSize: 'L', socksSize: null } as const;
  expect(sizeFor(player, 'sizePreference')).toBe('M');
  expect(sizeFor(player, 'shortsSize')).toBe('L');
  expect(sizeFor(player, 'socksSize')).toBe('M');
  expect(sizesText(player)).toBe('Medium · shorts Large');
  expect(sizesText({ sizePreference: null, shortsSize: null, socksSize: null })).toBe('');
});
