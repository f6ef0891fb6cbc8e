import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem, cartTotal, EMPTY_CART } from './cart';
import { parseCart } from './cart-storage';

const good = {
  cartId: '1700000000000-42',
  addedKey: 'key',
  product: { id: 'p1', slug: 'kit', name: 'Kit', price: 19.99, salePrice: null },
  quantity: 3,
  customization: { sizes: { Small: 1, Medium: 2 }, color: 'Red' },
};

describe('parseCart', () => {
  it('reads what was stored', () => {
    expect(parseCart([good])).toEqual([good]);
  });

  it('mends a quantity that drifted from its sizes', () => {
    expect(parseCart([{ ...good, quantity: 7 }])).toEqual([good]);
    expect(
      parseCart([{ ...good, customization: { ...good.customization, sizes: { Medium: 2, Small: 1, Large: 0 } } }]),
    ).toEqual([good]);
  });

  it.each([
    ['no product', { ...good, product: undefined }],
    ['no id', { ...good, cartId: '' }],
    ['a price with fractions of a cent', { ...good, product: { ...good.product, price: 1.005 } }],
    ['a negative price', { ...good, product: { ...good.product, price: -1 } }],
    ['a text for a price', { ...good, product: { ...good.product, price: '1' } }],
    ['a fraction of a piece', { ...good, customization: { sizes: { Small: 0.5 } } }],
    ['too many pieces', { ...good, customization: { sizes: { Small: 1e9 } } }],
    ['no pieces', { ...good, customization: { sizes: {} } }],
    ['a quantity of 0', { ...good, quantity: 0, customization: undefined }],
    ['nothing', null],
  ])('drops a line with %s and keeps the others', (_what, bad) => {
    expect(parseCart([bad, good, bad])).toEqual([good]);
  });

  it('keeps one line of an id', () => {
    expect(parseCart([good, { ...good, quantity: 1, customization: undefined }])).toHaveLength(1);
  });

  it.each([undefined, null, 'cart', 1, {}, { items: [good] }])('is empty for %j', (stored) => {
    expect(parseCart(stored)).toEqual([]);
  });

  it('goes on merging what is added alike', () => {
    const addition = { product: good.product, customization: { sizes: { Small: 1 } } };
    const cart = parseCart(JSON.parse(JSON.stringify(addItem(EMPTY_CART, addition, () => 'a'))));
    expect(addItem(cart, addition, () => 'b')).toHaveLength(1);
  });

  it('never throws, and what it keeps can be priced', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.array(fc.tuple(fc.constantFrom(...Object.keys(good)), fc.anything())),
        (any, changes) => {
          const mangled = { ...good, ...Object.fromEntries(changes) };
          expect(cartTotal(parseCart([any, mangled]))).toBeGreaterThanOrEqual(0);
          expect(parseCart(any)).toEqual(Array.isArray(any) ? expect.any(Array) : []);
        },
      ),
    );
  });
});
