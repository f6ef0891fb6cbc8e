import { describe, expect, it } from 'vitest';
import { SORT_OPTIONS } from '@/domain/shop-filters';
import { productWhere, SORT_FIELDS } from './product-where';

describe('productWhere', () => {
  it('lets everything through by default', () => {
    expect(productWhere({ category: 'all', search: '' })).toEqual({ and: [] });
  });

  it('takes the sale for products with a sale price', () => {
    expect(productWhere({ category: 'sale', search: '' })).toEqual({ and: [{ salePrice: { exists: true } }] });
  });

  it('takes a category with the ones below it', () => {
    expect(productWhere({ category: 'accessories', search: '' })).toEqual({
      and: [
        { or: [{ 'category.slug': { equals: 'accessories' } }, { 'category.parent.slug': { equals: 'accessories' } }] },
      ],
    });
  });

  it('counts whatever is customizable as custom', () => {
    expect(JSON.stringify(productWhere({ category: 'custom', search: '' }))).toContain('isCustomizable');
    expect(JSON.stringify(productWhere({ category: 'rugby', search: '' }))).not.toContain('isCustomizable');
  });

  it('looks for each word in every field, signs taken as they are', () => {
    const where = JSON.stringify(productWhere({ category: 'all', search: '100% dress_' }));
    for (const field of ['name', 'shortDescription', 'description', 'sku', 'category.name']) {
      expect(where).toContain(JSON.stringify({ [field]: { contains: String.raw`100\%` } }));
      expect(where).toContain(JSON.stringify({ [field]: { contains: String.raw`dress\_` } }));
    }
  });

  it('counts no more than eight words', () => {
    expect(productWhere({ category: 'all', search: 'a '.repeat(50).trim() }).and).toHaveLength(8);
  });
});

it('has an order for every sort, each of them total', () => {
  expect(Object.keys(SORT_FIELDS)).toEqual(SORT_OPTIONS.map(({ value }) => value));
  for (const fields of Object.values(SORT_FIELDS)) expect(fields.at(-1)).toBe('id');
});
