import { describe, expect, it } from 'vitest';
import {
  addItem,
  cartTotal,
  customizationBadges,
  decrement,
  EMPTY_CART,
  increment,
  itemCount,
  lineTotal,
  removeItem,
  setQuantity,
  type Cart,
  type CartAddition,
} from './cart';

const kit = { id: 'p1', slug: 'kit', name: 'Kit', price: 30, salePrice: 24.99 };
const socks = { id: 'p2', slug: 'socks', name: 'Socks', price: 5 };

/** A cart after these additions, its lines named line1, line2, … */
function cartOf(...additions: CartAddition[]): Cart {
  let lines = 0;
  return additions.reduce<Cart>((cart, addition) => addItem(cart, addition, () => `line${(lines += 1)}`), EMPTY_CART);
}

const contents = (cart: Cart) =>
  cart.map(({ cartId, quantity, customization }) => [cartId, quantity, customization?.sizes, customization?.color]);

describe('addItem', () => {
  it('makes one line of what is added alike', () => {
    const addition = { product: kit, customization: { sizes: { Medium: 2 }, color: 'Red' } };
    expect(contents(cartOf(addition, addition, addition))).toEqual([['line1', 6, { Medium: 6 }, 'Red']]);
  });

  it.each<[string, CartAddition]>([
    ['other counts', { product: kit, customization: { sizes: { Medium: 2 }, color: 'Red' } }],
    ['another colour', { product: kit, customization: { sizes: { Medium: 1 }, color: 'Blue' } }],
    ['no colour', { product: kit, customization: { sizes: { Medium: 1 } } }],
    ['no customization', { product: kit }],
    ['another product', { product: socks, customization: { sizes: { Medium: 1 }, color: 'Red' } }],
  ])('appends a line for %s', (_what, addition) => {
    expect(cartOf({ product: kit, customization: { sizes: { Medium: 1 }, color: 'Red' } }, addition)).toHaveLength(2);
  });

  it('does not mind the order of sizes, nor zeros', () => {
    const cart = cartOf(
      { product: kit, customization: { sizes: { Small: 1, Medium: 2 } } },
      { product: kit, customization: { sizes: { Medium: 2, Large: 0, Small: 1 } } },
    );
    expect(contents(cart)).toEqual([['line1', 6, { Small: 2, Medium: 4 }, undefined]]);
  });

  it('still knows a line by what was added after its quantity changed', () => {
    const addition = { product: kit, customization: { sizes: { Small: 1, Medium: 1 } } };
    const reduced = decrement(cartOf(addition), 'line1');
    expect(contents(addItem(reduced, addition, () => 'new'))).toEqual([
      ['line1', 3, { Small: 2, Medium: 1 }, undefined],
    ]);
  });

  it('counts pieces of a product without sizes', () => {
    const cart = cartOf({ product: socks }, { product: socks, quantity: 4, customization: {} });
    expect(contents(cart)).toEqual([['line1', 5, undefined, undefined]]);
    expect(contents(cartOf({ product: socks, quantity: 2, customization: { color: 'Navy' } }))).toEqual([
      ['line1', 2, undefined, 'Navy'],
    ]);
  });

  it('reads the quantity off the sizes where there are any', () => {
    const cart = cartOf({ product: kit, quantity: 99, customization: { sizes: { Small: 1, Large: 2 } } });
    expect(contents(cart)).toEqual([['line1', 3, { Small: 1, Large: 2 }, undefined]]);
  });

  it.each<Omit<CartAddition, 'product'>>([
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 1.5 },
    { quantity: NaN },
    { customization: { sizes: {} } },
    { customization: { sizes: { Small: 0, Medium: -3, Large: 0.5 } } },
  ])('adds nothing for %j', (addition) => {
    const cart = cartOf({ product: socks });
    expect(addItem(cart, { product: kit, ...addition }, () => 'new')).toBe(cart);
  });

  it('prices a line as the product is now', () => {
    const cart = cartOf({ product: socks }, { product: { ...socks, price: 6 } });
    expect(cartTotal(cart)).toBe(1200);
  });
});

describe('setQuantity', () => {
  const cart = cartOf({ product: kit, customization: { sizes: { Small: 2, Medium: 3 } } }, { product: socks });

  it.each([
    [6, { Small: 2, Medium: 4 }],
    [3, { Small: 2, Medium: 1 }],
    [2, { Small: 2 }],
    [1, { Small: 1 }],
  ])('to %d gives to and takes from the last size', (quantity, sizes) => {
    expect(contents(setQuantity(cart, 'line1', quantity))[0]).toEqual(['line1', quantity, sizes, undefined]);
  });

  it.each([0, -1, -Infinity])('to %d removes the line', (quantity) => {
    expect(contents(setQuantity(cart, 'line1', quantity))).toEqual([['line2', 1, undefined, undefined]]);
  });

  it.each([1.5, NaN, Infinity])('to %d changes nothing', (quantity) => {
    expect(setQuantity(cart, 'line1', quantity)).toEqual(cart);
  });

  it('stops at 10,000 of a size', () => {
    expect(itemCount(setQuantity(cart, 'line1', 1e9))).toBe(10_002 + 1);
    expect(itemCount(setQuantity(cart, 'line2', 1e9))).toBe(5 + 10_000);
  });
});

describe('plus and minus', () => {
  const cart = cartOf({ product: kit, customization: { sizes: { Medium: 1 } } });

  it('act on the last size', () => {
    expect(contents(increment(cart, 'line1'))).toEqual([['line1', 2, { Medium: 2 }, undefined]]);
  });

  it('remove the line with its last piece', () => {
    expect(decrement(cart, 'line1')).toEqual([]);
  });

  it('do nothing to a line that is not there', () => {
    expect([increment(cart, 'x'), decrement(cart, 'x'), removeItem(cart, 'x')]).toEqual([cart, cart, cart]);
  });
});

describe('cartTotal', () => {
  it('takes the sale price where there is one', () => {
    const cart = cartOf(
      { product: kit, customization: { sizes: { Small: 1, Large: 2 } } },
      { product: socks, quantity: 4 },
    );
    expect(cartTotal(cart)).toBe(3 * 2499 + 4 * 500);
    expect(cartTotal(cart.slice(1))).toBe(2000);
    expect(itemCount(cart)).toBe(7);
    expect(cartTotal(EMPTY_CART)).toBe(0);
  });

  it('adds what a size costs more', () => {
    const product = { ...kit, additionalPrices: { '3X-Large': 2.5 } };
    expect(cartTotal(cartOf({ product, customization: { sizes: { Small: 1, '3X-Large': 2 } } }))).toBe(
      3 * 2499 + 2 * 250,
    );
  });
});

describe('customizationBadges', () => {
  it('are the sizes in order, then the colour', () => {
    const [line] = cartOf({ product: kit, customization: { color: 'Red', sizes: { 'X-Large': 1, 'Boys S': 2 } } });
    expect(line && customizationBadges(line)).toEqual([
      { key: 'Boys S', value: '2' },
      { key: 'X-Large', value: '1' },
      { key: 'Color', value: 'Red' },
    ]);
  });

  it('are none without customization', () => {
    expect(customizationBadges({})).toEqual([]);
  });
});

it('a line costs its pieces, before any discount for quantity', () => {
  const tiers = [{ minQuantity: 2, percentOff: 50 }];
  const [line] = cartOf({
    product: { ...kit, additionalPrices: { Large: 2 }, priceTiers: tiers },
    customization: { sizes: { Small: 1, Large: 2 } },
  });
  expect(line && lineTotal(line)).toBe(2499 + 2 * 2699);
});
