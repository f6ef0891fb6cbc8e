import { describe, expect, it } from 'vitest';
import { NEW_PRODUCT, productForm, type ProductFormValues } from './product-form';

const valid: ProductFormValues = { ...NEW_PRODUCT, name: 'Kit', slug: 'kit', sku: 'K-1', price: '20' };
const red = { key: 'a', name: 'Red', hex: '#ff0000', available: true };
const cell = {
  id: null,
  color: 'a',
  size: 'M',
  stock: '3',
  seen: 0,
  extra: '1.50',
  cost: '',
  available: true,
} as const;

const wrong = (changes: Partial<ProductFormValues>) =>
  productForm.safeParse({ ...valid, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the form of a product', () => {
  it('takes amounts and counts as they are typed', () => {
    const form = { ...valid, price: ' 24.99 ', salePrice: '', stock: '12', colors: [red], sizes: ['M'] as const };
    expect(productForm.parse({ ...form, sizes: ['M'], variations: [cell] })).toMatchObject({
      price: 24.99,
      salePrice: null,
      stock: 12,
      variations: [{ stock: 3, extra: 1.5 }],
    });
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['an address with spaces', { slug: 'Match kit' }, 'slug'],
    ['no SKU', { sku: '' }, 'sku'],
    ['no price', { price: '' }, 'price'],
    ['a negative price', { price: '-1' }, 'price'],
    ['a third decimal', { price: '1.005' }, 'price'],
    ['a price in words', { salePrice: 'ten' }, 'salePrice'],
    ['half a unit', { stock: '1.5' }, 'stock'],
    ['a colour without a name', { colors: [{ ...red, name: '' }] }, 'colors.0.name'],
    ['a colour that is none', { colors: [{ ...red, hex: 'red' }] }, 'colors.0.hex'],
    ['a title too long for search engines', { metaTitle: 'x'.repeat(71) }, 'metaTitle'],
  ])('refuses %s', (_what, changes, path) => {
    expect(wrong(changes)).toContain(path);
  });

  it('refuses a sale price that is no lower than the price', () => {
    expect(wrong({ price: '20', salePrice: '20' })).toEqual(['salePrice']);
    expect(wrong({ price: '20', salePrice: '19.99' })).toEqual([]);
  });

  it('refuses two colours of one name, and tiers that do not rise', () => {
    expect(wrong({ colors: [red, { ...red, key: 'b', name: 'red' }] })).toEqual(['colors.1.name']);
    const tiers = [
      { minQuantity: '10', percentOff: '5' },
      { minQuantity: '10', percentOff: '9' },
    ];
    expect(wrong({ priceTiers: tiers })).toEqual(['priceTiers']);
  });

  it('drops the variations of a colour or size that was taken away, and puts sizes in their order', () => {
    const form = { ...valid, colors: [red], sizes: ['XL', 'XSB', 'M'] as ProductFormValues['sizes'] };
    const variations = [cell, { ...cell, color: 'gone' }, { ...cell, size: 'S' as const }];
    const saved = productForm.parse({ ...form, variations });
    expect(saved.variations).toHaveLength(1);
    expect(saved.sizes).toEqual(['XSB', 'M', 'XL']);
  });
});
