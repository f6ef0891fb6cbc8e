import { describe, expect, it } from 'vitest';
import {
  addItem,
  cartItem,
  customizationBadges,
  EMPTY_CART,
  itemCount,
  NO_SIZE,
  removeItem,
  setPieces,
  type Cart,
  type CartAddition,
} from './cart';
import { cartTotal, lineTotal, lineUnitPrices } from './cart-prices';
import { roomToGrow, withinStock } from './cart-stock';

const kit = { id: 'p1', slug: 'kit', name: 'Kit', price: 30, salePrice: 24.99 };
const socks = { id: 'p2', slug: 'socks', name: 'Socks', price: 5 };

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

  it('goes by what a line is now', () => {
    const one = { product: kit, customization: { sizes: { Medium: 1 }, color: 'Red' } };
    const two = { product: kit, customization: { sizes: { Medium: 2 }, color: 'Red' } };
    const afterPlus = setPieces(cartOf(one), 'line1', 'Medium', 2);
    expect(contents(addItem(afterPlus, two, () => 'new'))).toEqual([['line1', 4, { Medium: 4 }, 'Red']]);
    expect(contents(addItem(afterPlus, one, () => 'new'))).toEqual([['line1', 3, { Medium: 3 }, 'Red']]);

    const both = { product: kit, customization: { sizes: { Small: 1, Medium: 1 } } };
    const afterMinus = setPieces(cartOf(both), 'line1', 'Medium', 0);
    expect(contents(addItem(afterMinus, both, () => 'new'))).toEqual([
      ['line1', 1, { Small: 1 }, undefined],
      ['new', 2, { Small: 1, Medium: 1 }, undefined],
    ]);
  });

  it('leaves no two equal lines', () => {
    const medium = (count: number) => ({ product: kit, customization: { sizes: { Medium: count } } });
    expect(contents(cartOf(medium(1), medium(2), medium(1)))).toEqual([['line1', 4, { Medium: 4 }, undefined]]);
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

describe('roomToGrow', () => {
  it('is what the stock leaves of a size, over all lines of it', () => {
    const few = { ...kit, stock: { Small: 9, Medium: 3 } };
    const cart = cartOf(
      { product: few, customization: { sizes: { Medium: 1 } } },
      { product: few, customization: { sizes: { Small: 1, Medium: 1 } } },
    );
    expect(cart.map((line) => ['Small', 'Medium'].map((size) => roomToGrow(cart, line, size)))).toEqual([
      [8, 1],
      [8, 1],
    ]);
    const bottles = cartOf({ product: { ...socks, stock: { '': 1 } } });
    expect(bottles.map((line) => roomToGrow(bottles, line, NO_SIZE))).toEqual([0]);
    const unknown = cartOf({ product: socks });
    expect(unknown.map((line) => roomToGrow(unknown, line, NO_SIZE))).toEqual([Infinity]);
  });
});

describe('withinStock', () => {
  const few = { ...kit, stock: { Small: 2, Medium: 3 } };
  const cart = cartOf({ product: few, customization: { sizes: { Medium: 2 }, color: 'Red' } });

  it('leaves out the pieces that would be more than there are with those in the cart', () => {
    const more = withinStock(cart, { product: few, customization: { sizes: { Small: 3, Medium: 2 }, color: 'Red' } });
    expect(more.customization?.sizes).toEqual({ Small: 2, Medium: 1 });
    const others = { product: few, customization: { sizes: { Medium: 3 }, color: 'Blue' } };
    expect(withinStock(cart, others)).toEqual(others);
  });

  it('counts goods without sizes', () => {
    const bottle = { ...socks, stock: { '': 3 } };
    expect(withinStock(cartOf({ product: bottle, quantity: 2 }), { product: bottle, quantity: 2 }).quantity).toBe(1);
    expect(withinStock(cartOf({ product: bottle, quantity: 3 }), { product: bottle }).quantity).toBe(0);
  });

  it('knows of a size what the addition tells, or else the lines', () => {
    const stocked = { ...kit, stock: { Small: 1 } };
    const addition = { product: stocked, customization: { sizes: { Small: 3, Medium: 2 }, color: 'Red' } };
    expect(withinStock(cart, addition).customization?.sizes).toEqual({ Small: 1, Medium: 1 });
    const [line] = addItem(cart, { product: stocked, customization: { sizes: { Medium: 2 }, color: 'Red' } }, () => '');
    expect(line?.product.stock).toEqual({ Small: 1, Medium: 3 });
  });

  it('leaves alone what nobody knows the stock of', () => {
    const addition = { product: kit, customization: { sizes: { Small: 99 } } };
    expect(withinStock(cart, addition)).toBe(addition);
  });
});

describe('lineUnitPrices', () => {
  it('say what a piece costs, and which sizes cost more', () => {
    const product = { ...kit, additionalPrices: { '3X-Large': 3 } };
    const [alike, mixed] = cartOf(
      { product, customization: { sizes: { Small: 1, Large: 2 } } },
      { product, customization: { sizes: { Small: 1, '3X-Large': 2 } } },
    );
    expect(alike && lineUnitPrices(alike)).toEqual(['$24.99 each']);
    expect(mixed && lineUnitPrices(mixed)).toEqual(['1 × $24.99 (Small)', '2 × $27.99 (3X-Large)']);
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
      { key: 'Colour', value: 'Red' },
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

describe('setting the pieces of a size', () => {
  const product = { id: 'p1', slug: 'kit', name: 'Kit', price: 10 };
  const line = (id: string, sizes?: Record<string, number>, quantity?: number): Cart => {
    const item = cartItem({ product, customization: { color: 'Red', sizes }, quantity }, () => id);
    return item ? [item] : [];
  };
  const cart: Cart = [...line('a', { Small: 2, Large: 3 }), ...line('b', undefined, 4)];

  it('changes that size and the sum, and keeps the line', () => {
    const [changed, other] = setPieces(cart, 'a', 'Large', 1);
    expect(changed).toMatchObject({ cartId: 'a', quantity: 3, customization: { sizes: { Small: 2, Large: 1 } } });
    expect(changed?.addedKey).toBe(cart[0]?.addedKey);
    expect(other).toBe(cart[1]);
  });

  it('takes out a size, and with the last one the line', () => {
    const without = setPieces(cart, 'a', 'Large', 0);
    expect(without[0]?.customization?.sizes).toEqual({ Small: 2 });
    expect(setPieces(without, 'a', 'Small', 0).map(({ cartId }) => cartId)).toEqual(['b']);
  });

  it.each([0, -1])('to %d removes a line without sizes', (count) => {
    expect(setPieces(cart, 'b', NO_SIZE, 1)[1]?.quantity).toBe(1);
    expect(setPieces(cart, 'b', NO_SIZE, count)).toHaveLength(1);
  });

  it.each([1.5, NaN, Infinity])('to %d changes nothing', (count) => {
    expect(setPieces(cart, 'a', 'Large', count)).toEqual(cart);
  });

  it('does nothing to a line that is not there', () => {
    expect([setPieces(cart, 'x', 'Large', 1), removeItem(cart, 'x')]).toEqual([cart, cart]);
  });

  it('counts nothing without a size on a line with sizes, nor a size on a line without', () => {
    expect(setPieces(cart, 'a', NO_SIZE, 1)).toEqual(cart);
    expect(setPieces(cart, 'b', 'Large', 1)).toEqual(cart);
  });

  it('stops at 10,000 of a size', () => {
    expect(itemCount(setPieces(cart, 'a', 'Large', 1e9))).toBe(2 + 10_000 + 4);
    expect(itemCount(setPieces(cart, 'b', NO_SIZE, 1e9))).toBe(5 + 10_000);
  });
});
