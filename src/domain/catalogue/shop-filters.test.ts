import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalQuery,
  CATEGORY_FILTERS,
  changeFilters,
  DEFAULT_FILTERS,
  parseShopQuery,
  SHOP_CATEGORIES,
  SORT_OPTIONS,
  toQueryString,
  unknownCategory,
} from './shop-filters';
import { forAll } from '../../../tests/setup/for-all';

it('offers what was ordered', () => {
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
    expect(parseShopQuery({})).toEqual(DEFAULT_FILTERS);
    expect(DEFAULT_FILTERS).toMatchObject({ search: '', category: 'all', sort: 'featured', page: 1 });
  });

  it('reads the filters of a URL', () => {
    expect(parseShopQuery({ search: ' home  kit ', category: 'netball', sort: 'price-low', page: '3' })).toMatchObject({
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

  it('reads choices as lists or one by one, in their own order', () => {
    const chosen = { colors: ['blue', 'red'], sizes: ['m', 'xxl'], prices: ['20-40'], inStock: true };
    expect(
      parseShopQuery({ color: 'red,BLUE', size: ['XXL', 'm', 'huge'], price: '20-40', stock: 'in' }),
    ).toMatchObject(chosen);
    expect(parseShopQuery({ color: 'plaid', size: '', price: '0-5', stock: 'out' })).toEqual(DEFAULT_FILTERS);
  });

  it('orders a search by relevance, unless another order is chosen', () => {
    expect(parseShopQuery({ search: 'kit' }).sort).toBe('relevance');
    expect(parseShopQuery({ search: 'kit', sort: 'featured' }).sort).toBe('featured');
    expect(parseShopQuery({ sort: 'relevance' }).sort).toBe('featured');
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
      color: fc.constantFrom('', 'red', 'navy,red', 'plaid'),
      size: fc.subarray(['xsb', 's', 'xxl']),
      price: fc.constantFrom('under-20', 'over-100', ''),
      stock: fc.constantFrom('in', ''),
      sort: fc.constantFrom('', ...SORT_OPTIONS.map(({ value }) => value)),
      page: fc.integer({ min: 1, max: 99_999 }).map(String),
    });
    forAll(filters, (query) => {
      const parsed = parseShopQuery(query);
      const written = Object.fromEntries(new URLSearchParams(toQueryString(parsed)));
      expect(parseShopQuery(written)).toEqual(parsed);
      expect(canonicalQuery(written, parsed)).toBeUndefined();
    });
  });
});

describe('changeFilters', () => {
  it('begins at the first page', () => {
    expect(changeFilters({ ...DEFAULT_FILTERS, page: 3 }, { category: 'rugby' })).toMatchObject({
      category: 'rugby',
      page: 1,
    });
  });

  it('lets an order that nobody chose follow the search', () => {
    const searched = changeFilters(DEFAULT_FILTERS, { search: 'kit' });
    expect(searched.sort).toBe('relevance');
    expect(changeFilters(searched, { search: '' }).sort).toBe('featured');
    expect(changeFilters({ ...searched, sort: 'newest' }, { search: '' }).sort).toBe('newest');
  });
});

it('knows a category that the shop does not have from a missing one', () => {
  const unknown = (category?: string | string[]) => unknownCategory({ category }, ['netball', 'hockey']);
  expect([undefined, '', 'all', 'sale', 'hockey', ' Netball '].map(unknown)).toEqual(Array(6).fill(undefined));
  expect([unknown('hats'), unknown('Hats & Caps'), unknown(['hats', 'netball'])]).toEqual([
    'hats',
    'Hats & Caps',
    'hats',
  ]);
});

describe('canonicalQuery', () => {
  const canonical = (query: Record<string, string | string[]>) => canonicalQuery(query, parseShopQuery(query));

  it('has nothing to say where all is as it is written', () => {
    expect(canonical({})).toBeUndefined();
    expect(canonical({ search: 'a b', color: 'blue,red', page: '2' })).toBeUndefined();
  });

  it('leaves out what is not ours, empty, wrong or the default, and brings the rest into order', () => {
    expect(canonical({ utm_source: 'x' })).toBe('');
    expect(canonical({ search: '', sort: 'featured', category: 'all' })).toBe('');
    expect(canonical({ color: ['red', 'blue'], search: ' kit ' })).toBe('?search=kit&color=blue,red');
  });
});
