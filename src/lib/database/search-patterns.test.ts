import { expect, it } from 'vitest';
import { Conditions } from './conditions';
import { isShort, phonePattern, searchPatterns } from './search-patterns';

it('makes one pattern of each word', () => {
  expect(searchPatterns('Jane  Smith')).toEqual(['%Jane%', '%Smith%']);
});

it('takes wildcards for what they are', () => {
  expect(searchPatterns('100% a_b c\\d')).toEqual(['%100\\%%', '%a\\_b%', '%c\\\\d%']);
});

it('takes an order number as the screen shows it', () => {
  expect(searchPatterns('#ORD-2026-000012')).toEqual(['%ORD-2026-000012%']);
});

it('finds short words where a word begins, longer ones anywhere', () => {
  for (const word of ['a', 'zz', 'Ö1', 'a-b', '%_']) expect(isShort(searchPatterns(word)?.[0] ?? '')).toBe(true);
  for (const word of ['abc', '1-234', 'żółw']) expect(isShort(searchPatterns(word)?.[0] ?? '')).toBe(false);
  const where = new Conditions().contain('name', 'jo smith');
  expect([where.sql, where.values]).toEqual([
    '((name) ilike $1 or (name) ilike $2) and (name) ilike $3',
    ['jo%', '% jo%', '%smith%'],
  ]);
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
