import { describe, expect, it } from 'vitest';
import type { RequestedItem } from './shop-items';
import type { RequestedTeamItem } from '../teams/resolve-team-items';
import { inRed, pricedItems, pricedTeamItems, sellable } from '../../../tests/setup/priced-items';

const shirt = sellable('shirt-id', {
  ...{ slug: 'Match-Shirt', name: 'Shirt', stockQuantity: 12 },
  colors: [
    { name: 'Red', available: true },
    { name: 'Blue', available: true },
    { name: 'Pink', available: false },
  ],
  variations: [
    inRed('S', { id: 'blue-s', colorName: 'Blue', stockQuantity: 4, additionalPrice: 1 }),
    inRed('S', { id: 'red-s', stockQuantity: 4 }),
    inRed('M', { id: 'red-m', isAvailable: false }),
  ],
});
const stock = { stockQuantity: 12 };
const bag = sellable('bag-id', { slug: 'bag', name: 'Bag', ...stock });
const cap = sellable('cap-id', { slug: 'cap', name: 'Cap', colors: shirt.colors, ...stock });
const sock = sellable('sock-id', { slug: 'sock', name: 'Sock', variations: shirt.variations });
const catalogue = [shirt, bag, cap, sock];

const resolve = (...items: RequestedItem[]) => pricedItems(items, catalogue);
const asTeam = ({ product = '', color, sizes, quantity }: RequestedItem): RequestedTeamItem => ({
  ...{ product, color: color ?? null, players: [] },
  extras: sizes ?? (quantity ? { ONE: quantity } : {}),
});

type Refusal = [field: string, message: string];
const NOTHING: Refusal = ['quantities', 'Add at least one piece.'];

describe('what an order is refused for, beside its field', () => {
  const red = { product: 'shirt-id', color: 'Red' };

  it.each<[string, RequestedItem, Refusal, Refusal?]>([
    ['an unknown product', { product: 'nothing', quantity: 1 }, ['product', 'This product is not available.']],
    ['no colour', { product: 'shirt-id', sizes: { S: 1 } }, ['color', 'Choose one of: Red, Blue.']],
    ['an unknown colour', { ...red, color: 'Mauve', sizes: { S: 1 } }, ['color', 'Choose one of: Red, Blue.']],
    [
      'a colour that is off sale',
      { ...red, color: 'pink', sizes: { S: 1 } },
      ['color', 'Pink is not available at the moment.'],
    ],
    ['no sizes of goods in sizes', red, ['sizes', 'Please select at least one size and quantity.'], NOTHING],
    [
      'a size it is not made in',
      { ...red, color: 'Blue', sizes: { M: 1 } },
      ['sizes', 'Shirt is not made in size Medium in Blue.'],
      ['extras.M', 'Shirt is not made in size Medium in Blue.'],
    ],
    [
      'such a size of goods without colours',
      { product: 'sock-id', sizes: { XXL: 1 } },
      ['sizes', 'Sock is not made in size 2X-Large.'],
      ['extras.XXL', 'Sock is not made in size 2X-Large.'],
    ],
    [
      'a size that is off sale',
      { ...red, sizes: { S: 1, M: 1 } },
      ['sizes', 'Size Medium is not available at the moment.'],
      ['extras.M', 'Size Medium is not available at the moment.'],
    ],
    [
      'sizes of goods without',
      { product: 'bag', sizes: { S: 1 } },
      ['sizes', 'Bag has no sizes; give a quantity.'],
      ['extras.S', 'Bag has no sizes.'],
    ],
    ['no quantity', { product: 'bag' }, ['quantity', 'Give a quantity of at least 1.'], NOTHING],
  ])('%s, in the words of its kind', (_what, item, [field, message], [teamField, teamMessage] = [field, message]) => {
    const { lines, fieldErrors } = resolve({ product: 'bag', quantity: 1 }, item);
    expect(fieldErrors).toEqual({ [`items.1.${field}`]: [message] });
    expect(lines).toHaveLength(1);
    const items = [{ product: 'bag', quantity: 1 }, item].map(asTeam);
    expect(pricedTeamItems(items, { catalogue }).fieldErrors).toEqual({ [`items.1.${teamField}`]: [teamMessage] });
  });

  it('sizes that are another quantity', () => {
    expect(resolve({ ...red, sizes: { S: 2 }, quantity: 3 }).fieldErrors).toEqual({
      'items.0.quantity': ['The sizes add up to 2, not 3.'],
    });
  });

  it('is nothing where sizes add up, or none are given for goods without', () => {
    expect(resolve({ product: 'shirt-id', color: 'Red', sizes: { S: 2 }, quantity: 2 }).fieldErrors).toEqual({});
    expect(resolve({ product: 'bag', sizes: {}, quantity: 1 }).fieldErrors).toEqual({});
  });
});

describe('what is ordered', () => {
  it('is found by id in any case, and by slug', () => {
    const { lines } = resolve({ product: 'BAG-ID', quantity: 1 }, { product: 'cap', color: 'red', quantity: 1 });
    expect(lines.map(({ productName }) => productName)).toEqual(['Bag', 'Cap']);
    expect(resolve({ product: 'Match-Shirt', color: 'Red', sizes: { S: 1 } }).fieldErrors).toEqual({});
  });

  it('is the variation in its colour and size, at its price', () => {
    const { lines } = resolve(
      { product: 'shirt-id', color: 'blue', sizes: { S: 1 } },
      { product: 'shirt-id', color: 'red', sizes: { S: 1 } },
    );
    expect(lines.map(({ variationId, color, unitPrice }) => [variationId, color, unitPrice])).toEqual([
      ['blue-s', 'Blue', 31],
      ['red-s', 'Red', 30],
    ]);
  });

  it('is never a variation off sale while one is on sale, though that is sold out', () => {
    const empty = inRed('S', { id: 'empty' });
    const off = inRed('S', { id: 'off', stockQuantity: 4, isAvailable: false });
    for (const variations of [
      [empty, off],
      [off, empty],
    ]) {
      const { shortages, fieldErrors } = pricedItems([{ product: 'sock', sizes: { S: 1 } }], [{ ...sock, variations }]);
      expect(fieldErrors).toEqual({});
      expect(shortages).toMatchObject([{ size: 'S', requested: 1, available: 0 }]);
    }
  });

  it('is one line for each product, colour and size, whoever asks twice', () => {
    const { lines, totalItems, shortages } = resolve(
      { product: 'cap', color: 'Red', quantity: 2 },
      { product: 'cap', color: 'Blue', quantity: 3 },
      { product: 'bag', quantity: 5 },
      { product: 'cap', color: 'red', quantity: 4 },
      { product: 'shirt-id', color: 'Red', sizes: { S: 3 } },
      { product: 'shirt-id', color: 'Red', sizes: { S: 2 } },
    );
    expect(lines.map(({ productName, color, quantity }) => [productName, color, quantity])).toEqual([
      ['Cap', 'Red', 6],
      ['Cap', 'Blue', 3],
      ['Bag', undefined, 5],
      ['Shirt', 'Red', 5],
    ]);
    expect(totalItems).toBe(19);
    expect(shortages).toMatchObject([{ product: 'shirt-id', color: 'Red', size: 'S', requested: 5, available: 4 }]);
  });
});
