import { describe, expect, it } from 'vitest';
import { ALL_PRODUCTS, isFiltered, parseProductFilters, productsHref } from './product-filters';

const parse = (query: string) => parseProductFilters(new URLSearchParams(query));
const category = 'b4a3c6de-0000-4000-8000-000000000000';

describe('the filters of the products screen', () => {
  it('come back from their own URL', () => {
    const filters = {
      search: 'match kit',
      category,
      state: 'inactive',
      lowStock: true,
      sort: 'price-high',
    } as const;
    const href = productsHref(filters);
    expect(href).toBe(`/admin/products?search=match+kit&category=${category}&state=inactive&stock=low&sort=price-high`);
    expect(parse(href.split('?')[1] ?? '')).toEqual(filters);
    expect(productsHref(ALL_PRODUCTS)).toBe('/admin/products');
  });

  it('are none where the URL says nothing, or nonsense', () => {
    expect(parse('')).toEqual(ALL_PRODUCTS);
    expect(parse('category=1%27--&state=gone&stock=high&sort=id')).toEqual(ALL_PRODUCTS);
    expect(parse(`search=${'x'.repeat(500)}`).search).toHaveLength(100);
  });

  it('filter, where an order alone does not', () => {
    expect(isFiltered(ALL_PRODUCTS)).toBe(false);
    expect(isFiltered({ ...ALL_PRODUCTS, sort: 'name' })).toBe(false);
    for (const filter of [{ search: 'x' }, { category }, { state: 'active' as const }, { lowStock: true }]) {
      expect(isFiltered({ ...ALL_PRODUCTS, ...filter })).toBe(true);
    }
  });
});
