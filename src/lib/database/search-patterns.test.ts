import { expect, it } from 'vitest';
import { phonePattern, searchPatterns } from './search-patterns';

it('makes one pattern of each word', () => {
  expect(searchPatterns('Jane  Smith')).toEqual(['%Jane%', '%Smith%']);
});

it('takes wildcards for what they are', () => {
  expect(searchPatterns('100% a_b c\\d')).toEqual(['%100\\%%', '%a\\_b%', '%c\\\\d%']);
});

it('takes an order number as the screen shows it', () => {
  expect(searchPatterns('#ORD-2026-000012')).toEqual(['%ORD-2026-000012%']);
});

it('takes a phone number in any spacing, with or without its country code', () => {
  for (const search of ['+44 161 496 0000', '0161 496 0000', '(0161) 496-0000', '01614960000', '0044 161 4960000'])
    expect(phonePattern(search)).toBe('%614960000%');
  expect(phonePattern('496 0000')).toBe('%4960000%');
  for (const search of ['Jane', 'ORD-2026-000012', 'LS1 4AP', '2026', '']) expect(phonePattern(search)).toBeUndefined();
});

it('searches for nothing where there is nothing', () => {
  expect(searchPatterns('')).toBeUndefined();
  expect(searchPatterns(' # ')).toBeUndefined();
});
