import { expect, it } from 'vitest';
import { searchPatterns } from './search-patterns';

it('makes one pattern of each word', () => {
  expect(searchPatterns('Jane  Smith')).toEqual(['%Jane%', '%Smith%']);
});

it('takes wildcards for what they are', () => {
  expect(searchPatterns('100% a_b c\\d')).toEqual(['%100\\%%', '%a\\_b%', '%c\\\\d%']);
});

it('takes an order number as the screen shows it', () => {
  expect(searchPatterns('#ORD-2026-000012')).toEqual(['%ORD-2026-000012%']);
});

it('searches for nothing where there is nothing', () => {
  expect(searchPatterns('')).toBeUndefined();
  expect(searchPatterns(' # ')).toBeUndefined();
});
