import { describe, expect, it } from 'vitest';
import { productWhere, SORT_FIELDS } from './product-where';

describe('productWhere', () => {
  it('lets everything through for all', () => {
    expect(productWhere('all')).toEqual({});
  });

  it('takes the sale for products with a sale price', () => {
    expect(productWhere('sale')).toEqual({ salePrice: { exists: true } });
  });

  it('takes a category with the ones below it', () => {
    expect(productWhere('accessories')).toEqual({
      or: [{ 'category.slug': { equals: 'accessories' } }, { 'category.parent.slug': { equals: 'accessories' } }],
    });
  });

  it('counts whatever is customizable as custom', () => {
    expect(JSON.stringify(productWhere('custom'))).toContain('isCustomizable');
    expect(JSON.stringify(productWhere('rugby'))).not.toContain('isCustomizable');
  });
});

it('has no order that leaves two products to chance', () => {
  for (const fields of Object.values(SORT_FIELDS)) expect(fields.at(-1)).toBe('id');
});
