import { describe, expect, it } from 'vitest';
import type { RequestedItem } from './shop-items';
import { inRed, pricedItems, sellable } from '../../../tests/setup/priced-items';
import { garmentsOf, garmentSizes } from './resolve-line';

const shirt = sellable('p1', {
  ...{ name: 'Match Shirt', price: 10, stockQuantity: 14, isCustomizable: true, kitGarment: 'football-shirt' },
  priceTiers: [{ minQuantity: 5, percentOff: 10 }],
  colors: ['Red', 'Navy'].map((name) => ({ name, available: true })),
  variations: [
    inRed('S', { id: 'red-s', stockQuantity: 2 }),
    inRed('S', { id: 'navy-s', colorName: 'Navy', stockQuantity: 6 }),
    inRed('M', { id: 'red-m', stockQuantity: 6 }),
  ],
});
const bag = { ...shirt, id: 'p2', slug: 'bag', name: 'Bag', kitGarment: null, colors: [], variations: [] };
const home = { hash: 'a', name: 'Home', garments: ['football-shirt', 'football-shorts'] } as const;
const away = { ...home, hash: 'b', name: 'Away' };
const resolve = (...items: RequestedItem[]) => pricedItems(items, [shirt, bag]);
const player = (name: string, size?: 'S' | 'M') => ({ name, number: '07', size });

describe('what is made to a kit', () => {
  it('needs no colour, and takes the size of which there is most', () => {
    const { lines, fieldErrors } = resolve({ product: 'p1', color: 'Red', kit: home, sizes: { S: 2, M: 1 } });
    expect(fieldErrors).toEqual({});
    const kit = { hash: 'a', name: 'Home', garment: 'football-shirt' };
    expect(lines).toMatchObject([
      { variationId: 'navy-s', color: undefined, quantity: 2, kit },
      { variationId: 'red-m', color: undefined, quantity: 1, kit },
    ]);
  });

  it('is a garment that the kit has', () => {
    expect(resolve({ product: 'p2', kit: home, quantity: 1 }).fieldErrors).toEqual({
      'items.0.design': ['Bag is not made to a kit.'],
    });
    const socks = { ...home, garments: ['crew-socks'] } as const;
    expect(resolve({ product: 'p1', kit: socks, sizes: { S: 1 } }).fieldErrors).toEqual({
      'items.0.design': ['This kit has no football shirt.'],
    });
  });

  it('costs what its technique adds to each piece, less the discount for quantity', () => {
    const made = { ...home, hash: 'c', techniques: { 'football-shirt': 'embroidery' } } as const;
    const offers = { ...shirt, techniquePrices: { embroidery: 5.5 } };
    const { lines, designs, totalAmount } = pricedItems(
      [
        { product: 'p1', kit: made, sizes: { S: 2, M: 3 } },
        { product: 'p1', kit: home, sizes: { S: 1 } },
      ],
      [offers],
    );
    expect(lines.map(({ unitPrice, totalPrice }) => [unitPrice, totalPrice])).toEqual([
      [15.5, 31],
      [15.5, 46.5],
      [10, 10],
    ]);
    expect(designs.map(({ discount }) => discount)).toEqual([7.75, 0]);
    expect(totalAmount).toBe(87.5 - 7.75);
  });

  it('is refused in a technique that the shop does not offer', () => {
    const made = { ...home, techniques: { 'football-shirt': 'vinyl' } } as const;
    expect(resolve({ product: 'p1', kit: made, sizes: { S: 1 } }).fieldErrors).toEqual({
      'items.0.design': ['Vinyl is not offered at the moment.'],
    });
  });

  it('stays a line for each kit, with a discount of its own', () => {
    const { lines, designs } = resolve(
      { product: 'p1', kit: home, sizes: { S: 2 } },
      { product: 'p1', kit: away, sizes: { S: 1 } },
      { product: 'p1', kit: home, sizes: { S: 1, M: 2 } },
    );
    expect(lines.map(({ kit, sizeCode, quantity }) => [kit?.name, sizeCode, quantity])).toEqual([
      ['Home', 'S', 3],
      ['Away', 'S', 1],
      ['Home', 'M', 2],
    ]);
    expect(designs.map(({ kit, percentOff }) => [kit?.name, percentOff])).toEqual([
      ['Home', 10],
      ['Away', 0],
    ]);
  });

  it('counts with other kits against the stock', () => {
    const { shortages } = resolve(
      { product: 'p1', kit: home, sizes: { S: 4 } },
      { product: 'p1', kit: away, sizes: { S: 3 } },
    );
    expect(shortages).toEqual([
      {
        product: 'p1',
        productName: 'Match Shirt',
        color: undefined,
        size: 'S',
        isKit: true,
        requested: 7,
        available: 6,
      },
    ]);
  });

  it('has what goods in a colour leave', () => {
    const { shortages, stock } = resolve(
      { product: 'p1', kit: home, sizes: { S: 3 } },
      { product: 'p1', color: 'Navy', sizes: { S: 4 } },
    );
    expect(shortages).toMatchObject([{ isKit: true, requested: 3, available: 2 }]);
    expect(stock).toMatchObject([
      { isKit: true, available: 2 },
      { color: 'Navy', available: 6 },
    ]);
  });
});

describe('a set that is made to a kit', () => {
  const sizes = ['S' as const];
  const set = {
    ...shirt,
    techniquePrices: { vinyl: 2, embroidery: 5.5 },
    parts: [
      { name: 'Shirt', worn: 'sizePreference' as const, sizes: [] },
      { name: 'Shorts', worn: 'shortsSize' as const, sizes, garment: 'football-shorts' as const },
      { name: 'Socks', worn: 'socksSize' as const, sizes, garment: 'crew-socks' as const },
      { name: 'Spare', worn: 'sizePreference' as const, sizes, garment: 'football-shirt' as const },
      { name: 'Cap', worn: 'sizePreference' as const, sizes },
    ],
  };
  const order = (kit: RequestedItem['kit']) => pricedItems([{ product: 'p1', kit, sizes: { S: 1 } }], [set]);
  const whole = { ...home, garments: ['football-shirt', 'football-shorts', 'crew-socks'] } as const;

  it('names its parts and the garments they are, and costs what the techniques of all add', () => {
    const techniques = { 'football-shirt': 'vinyl', 'crew-socks': 'embroidery' } as const;
    const [line] = order({ ...whole, techniques }).lines;
    expect(line?.unitPrice).toBe(17.5);
    expect(line?.parts).toEqual(['Shirt', 'Shorts', 'Socks', 'Spare', 'Cap']);
    expect(line?.kit).toStrictEqual({
      ...{ hash: 'a', name: 'Home', garment: 'football-shirt', technique: 'vinyl' },
      parts: [
        { part: 'Shorts', garment: 'football-shorts' },
        { part: 'Socks', garment: 'crew-socks', technique: 'embroidery' },
      ],
    });
    expect(line?.kit && garmentsOf(line.kit)).toEqual(whole.garments);
    const piece = { size: 'M', sizes: { Shorts: 'L' } };
    expect(line?.kit && garmentSizes(line.kit, piece)).toEqual({
      sizes: { 'football-shorts': 'L', 'crew-socks': 'M' },
    });
    expect(garmentSizes({}, piece)).toEqual({});
    const [plain] = resolve({ product: 'p1', kit: whole, sizes: { S: 1 } }).lines;
    for (const field of ['parts', 'players']) expect(plain).not.toHaveProperty(field);
    expect(plain?.kit).not.toHaveProperty('parts');
  });

  it('needs a design of each garment among its parts', () => {
    const lacking = (missing: string) => ({
      'items.0.design': [`Match Shirt is a set, and this design has no ${missing}. Add them to the design.`],
    });
    expect(order({ ...home, garments: ['football-shirt'] }).fieldErrors).toEqual(lacking('shorts and no socks'));
    expect(order(home).fieldErrors).toEqual(lacking('socks'));
  });
});

describe('players', () => {
  it('go to the line of their size, over all items that are one line', () => {
    const { lines } = resolve(
      { product: 'p1', kit: home, sizes: { S: 2, M: 1 }, players: [player('A', 'M'), player('B', 'S')] },
      { product: 'p1', kit: home, sizes: { S: 1 }, players: [player('C', 'S')] },
    );
    expect(lines.map(({ players }) => players?.map(({ name }) => name))).toEqual([['B', 'C'], ['A']]);
    expect(lines[1]?.players).toEqual([{ name: 'A', number: '07' }]);
  });

  it.each([
    [
      'players.1.size',
      'There are more players than pieces in Small: 1.',
      { S: 1 },
      [player('A', 'S'), player('B', 'S')],
    ],
    ['players.0.size', 'There are more players than pieces in Medium: 0.', { S: 1 }, [player('A', 'M')]],
    ['players.0.size', 'Please choose a size.', { S: 1 }, [player('A')]],
  ] as const)('are refused at %s: %s', (field, message, sizes, players) => {
    const { fieldErrors } = resolve({ product: 'p1', kit: home, sizes, players });
    expect(fieldErrors).toEqual({ [`items.0.${field}`]: [message] });
  });

  it('have no size where the goods have none', () => {
    const { lines } = resolve({ product: 'p2', quantity: 2, players: [player('A'), player('B')] });
    expect(lines[0]?.players).toHaveLength(2);
    expect(resolve({ product: 'p2', quantity: 2, players: [player('A', 'S')] }).fieldErrors).toEqual({
      'items.0.players.0.size': ['Bag has no sizes.'],
    });
  });

  it('are printed on customisable goods alone', () => {
    const plain = { ...bag, isCustomizable: false };
    const { fieldErrors } = pricedItems([{ product: 'p2', quantity: 1, players: [player('A')] }], [plain]);
    expect(fieldErrors).toEqual({ 'items.0.players': ['Bag is not printed with names and numbers.'] });
  });
});
