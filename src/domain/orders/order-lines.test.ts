import { describe, expect, it } from 'vitest';
import { resolveOrder } from './order-lines';
import type { SellableProduct } from './resolve-line';

const small = { sizeCode: 'S', additionalPrice: 0, isAvailable: true } as const;
const plain: SellableProduct = {
  id: 'p1',
  slug: 'plain-tee',
  name: 'Plain Tee',
  sku: 'PT',
  price: 10,
  salePrice: null,
  stockQuantity: 7,
  isCustomizable: false,
  kitGarment: null,
  taxClass: 'standard',
  boysTaxClass: null,
  priceTiers: [],
  colors: [],
  variations: [{ ...small, id: 'v1', colorName: 'As pictured', stockQuantity: 3 }],
};

describe('goods in sizes without colours', () => {
  it.each([undefined, 'Red'])('are ordered by size alone, whatever colour is named: %s', (color) => {
    const { lines, fieldErrors, shortages } = resolveOrder([{ product: 'p1', color, sizes: { S: 2 } }], [plain]);
    expect({ fieldErrors, shortages }).toEqual({ fieldErrors: {}, shortages: [] });
    expect(lines).toMatchObject([{ variationId: 'v1', color: undefined, sizeLabel: 'Small', quantity: 2 }]);
  });

  it('are taken from the variation there is most of, of those on sale', () => {
    const variations = [
      { ...small, id: 'v1', colorName: 'First', stockQuantity: 3 },
      { ...small, id: 'v2', colorName: 'Second', stockQuantity: 4 },
      { ...small, id: 'v3', colorName: 'Third', stockQuantity: 9, isAvailable: false },
    ];
    const { lines, shortages } = resolveOrder([{ product: 'p1', sizes: { S: 5 } }], [{ ...plain, variations }]);
    expect(lines).toMatchObject([{ variationId: 'v2' }]);
    expect(shortages).toMatchObject([{ size: 'S', requested: 5, available: 4 }]);
  });
});

it('asks for a colour where the product has colours', () => {
  const product = { ...plain, colors: [{ name: 'Red', available: true }] };
  expect(resolveOrder([{ product: 'p1', sizes: { S: 1 } }], [product]).fieldErrors).toHaveProperty(['items.0.color']);
});
