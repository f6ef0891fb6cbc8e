import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem, customizationBadges, EMPTY_CART, setPieces } from './cart';
import { cartTotal } from './cart-prices';
import { piecesOf } from './cart-stock';
import { parseCart } from './cart-storage';
import { forAll, times } from '../../../tests/setup/for-all';

const good = {
  cartId: '1700000000000-42',
  addedKey: 'key',
  product: { id: 'p1', slug: 'kit', name: 'Kit', price: 19.99, salePrice: null },
  quantity: 3,
  customization: { sizes: { Small: 1, Medium: 2 }, color: 'Red' },
};

const junk = fc.oneof(fc.jsonValue(), fc.constantFrom('', '1', -1, 0.5, 1e9, 1e300, [], {}, [{}], { Small: -1 }));

function pathsIn(value: unknown, path: string[] = []): string[][] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...below.flatMap(([name, each]) => pathsIn(each, [...path, name]))];
}

function replaceAt(value: unknown, [name, ...rest]: string[], put: unknown): unknown {
  if (name === undefined) return put;
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === name ? replaceAt(each, rest, put) : each));
  const record = value as Record<string, unknown>;
  return { ...record, [name]: replaceAt(record[name], rest, put) };
}

const full = {
  ...good,
  product: {
    ...good.product,
    salePrice: 15,
    image: '/kit.webp',
    additionalPrices: { Medium: 2 },
    priceTiers: [{ minQuantity: 10, percentOff: 5 }],
  },
};

const withTiers = (...priceTiers: object[]) => ({ ...good, product: { ...good.product, priceTiers } });

describe('parseCart', () => {
  it.each([
    ['an id of 500 characters', { ...good, cartId: 'x'.repeat(500) }],
    ['a price of a million', { ...good, product: { ...good.product, price: 1_000_000 } }],
    ['a price of 0', { ...good, product: { ...good.product, price: 0 } }],
    ['a discount of all of it', withTiers({ minQuantity: 10_000, percentOff: 100 }, { minQuantity: 0, percentOff: 0 })],
  ])('keeps %s', (_what, line) => {
    expect(parseCart([line])).toEqual([line]);
  });

  it('reads a line with everything that can stand in one', () => {
    expect(parseCart([full])).toEqual([full]);
  });

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
    ['a size that is none', { ...good, customization: { sizes: { Huge: 1 } } }],
    ['a list for sizes', { ...good, customization: { sizes: [1] } }],
    ['a list for a product', { ...good, product: [] }],
    [
      'a discount above the price',
      { ...good, product: { ...good.product, priceTiers: [{ minQuantity: 1, percentOff: 101 }] } },
    ],
    ['a discount of which one tier is none', withTiers({ minQuantity: 10, percentOff: 5 }, { minQuantity: 20 })],
    ['a negative count beside a good one', { ...good, customization: { sizes: { Small: -1, Medium: 1 } } }],
    ['half a piece beside whole ones', { ...good, customization: { sizes: { Small: 0.5, Medium: 1 } } }],
    ['a text for a count', { ...good, customization: { sizes: { Small: '1', Medium: 1 } } }],
    ['an id beyond 500 characters', { ...good, cartId: 'x'.repeat(501) }],
    ['a price beyond a million', { ...good, product: { ...good.product, price: 1_000_000.01 } }],
    ['a picture that is none', { ...good, product: { ...good.product, image: 7 } }],
    ['no pieces', { ...good, customization: { sizes: {} } }],
    ['a quantity of 0', { ...good, quantity: 0, customization: undefined }],
    ['nothing', null],
  ])('drops a line with %s and keeps the others', (_what, bad) => {
    expect(parseCart([bad, good, bad])).toEqual([good]);
  });

  const part = { part: 'Shorts', garment: 'football-shorts', technique: 'embroidery' };
  const player = { name: 'ADA', number: '7', size: 'Small', sizes: { Shorts: 'Medium' } };
  const design = { hash: 'a'.repeat(64), name: 'Home', garment: 'football-shirt', technique: 'vinyl', parts: [part] };
  const printed = {
    ...good,
    product: { ...good.product, stock: { '': 9, Small: 0 } },
    customization: { ...good.customization, design: { ...design, localId: '1' }, players: [player] },
  };
  const six = ['a', 'b', 'c', 'd', 'e', 'f'];
  const oneSize = { customization: { players: [{ name: '', number: '', size: '' }] } };

  it.each<[string, object]>([
    ['made to a kit and printed', printed],
    ['made to a sublimated kit', replaceAt(printed, ['customization', 'design', 'technique'], undefined) as object],
    ['of six parts', replaceAt(printed, ['customization', 'design', 'parts'], Array(5).fill(part)) as object],
    ['with goods of one size for a player', { ...good, ...oneSize }],
    [
      'of 1000 players',
      { ...good, quantity: 1000, customization: { players: Array(1000).fill(player), sizes: { Small: 1000 } } },
    ],
  ])('keeps a line %s', (_what, line) => {
    expect(parseCart([line])).toEqual([line]);
  });

  it.each<[string, ...unknown[]]>([
    ['customization.design.hash', 'a'.repeat(63), `a${design.hash}`, design.hash.toUpperCase()],
    ['customization.design.garment', 'hat'],
    ['customization.design.technique', 'paint'],
    ['customization.design.parts', {}, [part, null], Array(6).fill(part)],
    ['customization.design.parts.0.garment', 'hat'],
    ['customization.design.parts.0.technique', 'paint'],
    ['customization.players', {}, [player, null], Array(1001).fill(player)],
    ['customization.players.0.name', 7, 'x'.repeat(101)],
    ['customization.players.0.size', 'Huge', 7],
    [
      'customization.players.0.sizes',
      '',
      { Shorts: 'M', Socks: 7 },
      Object.fromEntries(six.map((each) => [each, 'S'])),
    ],
    ['product.stock', '', { Huge: 1 }, { Small: 1, Medium: -1 }],
  ])('drops a line with another %s', (path, ...values) => {
    for (const value of values) expect(parseCart([replaceAt(printed, path.split('.'), value)])).toEqual([]);
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

  it('never throws, whatever is stored', () => {
    forAll(fc.anything(), (stored) => {
      expect(parseCart(stored)).toEqual(Array.isArray(stored) ? expect.any(Array) : []);
    });
  });

  it('keeps of a line with junk anywhere in it what can be shown, priced and changed, or nothing', () => {
    times(500)(fc.constantFrom(...pathsIn(full)), junk, (path, put) => {
      const cart = parseCart([replaceAt(full, path, put), { ...good, cartId: 'other' }]);
      expect(cart.at(-1)).toMatchObject({ cartId: 'other' });
      expect(cartTotal(cart)).toBeGreaterThanOrEqual(0);
      for (const line of cart) {
        const counts = Object.values(line.customization?.sizes ?? { any: line.quantity });
        expect(line.quantity).toBe(counts.reduce((sum, count) => sum + count, 0));
        expect(customizationBadges(line)).toEqual(expect.any(Array));
        for (const [size, count] of piecesOf(line))
          expect(setPieces([line], line.cartId, size, count + 1)).toHaveLength(1);
      }
      // As stored, where -0 is 0.
      const stored: unknown = JSON.parse(JSON.stringify(cart));
      expect(JSON.parse(JSON.stringify(parseCart(stored)))).toEqual(stored);
    });
  });
});
