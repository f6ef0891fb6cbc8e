import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CATEGORY_FILTERS,
  DEFAULT_FILTERS,
  parseShopQuery,
  SHOP_CATEGORIES,
  SORT_OPTIONS,
  toQueryString,
} from './shop-filters';

it('offers what spec §9 lists', () => {
  expect(CATEGORY_FILTERS.map(({ value }) => value).join(', ')).toBe(
    'all, netball, football, training, accessories, custom',
  );
  expect(SORT_OPTIONS.map(({ value }) => value).join(', ')).toBe('featured, price-low, price-high, rating, newest');
  expect(SHOP_CATEGORIES.join(', ')).toBe(
    'sale, bags, custom, socks, baselayers, training, netball, cricket, rugby, football, accessories',
  );
});

describe('parseShopQuery', () => {
  it('is all products, featured first, without a query', () => {
    expect(parseShopQuery({})).toEqual({ search: '', category: 'all', sort: 'featured', page: 1 });
  });

  it('reads what is asked', () => {
    expect(parseShopQuery({ search: ' home  kit ', category: 'netball', sort: 'price-low', page: '3' })).toEqual({
      search: 'home kit',
      category: 'netball',
      sort: 'price-low',
      page: 3,
    });
    expect(parseShopQuery({ category: ['Football', 'netball'] }).category).toBe('football');
  });

  it.each([
    { category: 'quidditch', sort: 'cheapest', page: '0' },
    { category: 'constructor', sort: 'Featured', page: '-1' },
    { category: '', sort: '', page: '1.5' },
    { category: [], sort: [], page: '999999' },
  ])('falls back for %j', (query) => {
    expect(parseShopQuery(query)).toEqual(DEFAULT_FILTERS);
  });

  it('knows the categories that staff added, and always the sale', () => {
    expect(parseShopQuery({ category: 'hockey' }, ['hockey']).category).toBe('hockey');
    expect(parseShopQuery({ category: 'sale' }, ['hockey']).category).toBe('sale');
    expect(parseShopQuery({ category: 'netball' }, ['hockey']).category).toBe('all');
  });

  it('cuts a search at 100 characters, never inside one', () => {
    expect(parseShopQuery({ search: '🏐'.repeat(101) }).search).toBe('🏐'.repeat(100));
    expect(parseShopQuery({ search: 'a\u0000b' }).search).toBe('ab');
  });
});

describe('toQueryString', () => {
  it('leaves out defaults', () => {
    expect(toQueryString({})).toBe('');
    expect(toQueryString(DEFAULT_FILTERS)).toBe('');
    expect(toQueryString({ category: 'netball', page: 1 })).toBe('?category=netball');
    expect(toQueryString({ search: 'a&b', category: 'sale', sort: 'newest', page: 2 })).toBe(
      '?search=a%26b&category=sale&sort=newest&page=2',
    );
  });

  it('is read back as it was', () => {
    const filters = fc.record({
      search: fc.string({ unit: 'grapheme', maxLength: 120 }),
      category: fc.constantFrom('all', ...SHOP_CATEGORIES),
      sort: fc.constantFrom(...SORT_OPTIONS.map(({ value }) => value)),
      page: fc.integer({ min: 1, max: 99_999 }).map(String),
    });
    fc.assert(
      fc.property(filters, (query) => {
        const parsed = parseShopQuery(query);
        expect(parseShopQuery(Object.fromEntries(new URLSearchParams(toQueryString(parsed))))).toEqual(parsed);
      }),
    );
  });
});
