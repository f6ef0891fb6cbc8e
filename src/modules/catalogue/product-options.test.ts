import { describe, expect, it } from 'vitest';
import {
  additionOf,
  limitToStock,
  isSoldOut,
  isStockLeftOut,
  onlyColor,
  sizeRows,
  totalOf,
  withShownStock,
  type ProductOptions,
} from './product-options';

const kit: ProductOptions = {
  product: { id: 'p', slug: 'kit', name: 'Kit', price: 20, salePrice: null, image: '/any.webp' },
  colors: [
    { name: 'Red', hex: '#ff0000', available: true },
    { name: 'Blue', hex: '#0000ff', available: true },
    { name: 'Green', hex: '#00ff00', available: false },
  ],
  variations: [
    { color: 'Red', size: '2X-Large', stock: 2, additionalPrice: 3 },
    { color: 'Red', size: 'Small', stock: 4, additionalPrice: 0 },
    { color: 'Blue', size: 'Small', stock: 9, additionalPrice: 0 },
    { color: 'Green', size: 'Medium', stock: 7, additionalPrice: 0 },
  ],
  sizeChart: 'clothing',
  stock: 15,
  lowStockThreshold: 5,
  colorImages: { Red: '/red.webp' },
};

describe('sizeRows', () => {
  it('gives the sizes in their order, with the stock of the colour', () => {
    expect(sizeRows(kit, 'Red')).toEqual([
      { size: 'Small', stock: 4, inCart: 0, additionalPrice: 0 },
      { size: 'Medium', stock: 0, inCart: 0, additionalPrice: 0 },
      { size: '2X-Large', stock: 2, inCart: 0, additionalPrice: 3 },
    ]);
  });

  it('takes off what lies in the cart', () => {
    const rows = sizeRows(kit, 'Red', { Small: 3, '2X-Large': 5 });
    expect(rows.map(({ size, stock, inCart }) => [size, stock, inCart])).toEqual([
      ['Small', 1, 3],
      ['Medium', 0, 0],
      ['2X-Large', 0, 5],
    ]);
    expect(limitToStock({ Small: 2, '2X-Large': 1 }, rows)).toEqual({
      counts: { Small: 1 },
      messages: {
        Small: 'Only 1 more in stock: 3 are in your cart.',
        '2X-Large': 'All we have of this size is in your cart.',
      },
    });
  });

  it('takes the most of any colour on sale before one is chosen', () => {
    expect(sizeRows(kit, undefined).map(({ size, stock }) => [size, stock])).toEqual([
      ['Small', 9],
      ['Medium', 0],
      ['2X-Large', 2],
    ]);
  });
});

it('gives the sizes of goods without colours by themselves', () => {
  const plain = {
    ...kit,
    colors: [],
    variations: [{ color: 'As pictured', size: 'Small', stock: 4, additionalPrice: 1 }],
  };
  expect(sizeRows(plain, undefined)).toEqual([{ size: 'Small', stock: 4, inCart: 0, additionalPrice: 1 }]);
  expect(additionOf(plain, { counts: { Small: 2 }, quantity: 1 }).customization).toEqual({ sizes: { Small: 2 } });
});

it('is sold out where no colour that can be had has any size left', () => {
  const [red, , green] = kit.colors;
  expect(isSoldOut(kit)).toBe(false);
  expect(isSoldOut({ ...kit, colors: green ? [green] : [] })).toBe(true);
  expect(isSoldOut({ ...kit, variations: kit.variations.map((each) => ({ ...each, stock: 0 })) })).toBe(true);
  expect(isSoldOut({ ...kit, variations: [], colors: [] })).toBe(false);
  expect(isSoldOut({ ...kit, variations: [], stock: 0 })).toBe(true);
  expect(isSoldOut({ ...kit, variations: [], colors: red ? [{ ...red, available: false }] : [] })).toBe(true);
});

it('holds counts to the stock of the colour and says so', () => {
  expect(limitToStock({ Small: 6, '2X-Large': 1, Medium: 1 }, sizeRows(kit, 'Red'))).toEqual({
    counts: { Small: 4, '2X-Large': 1 },
    messages: { Small: 'Only 4 in stock.', Medium: 'This size is sold out.' },
  });
  expect(totalOf({ Small: 4, '2X-Large': 1 })).toBe(5);
});

describe('what the page tells of the stock', () => {
  const shown = withShownStock({ ...kit, stock: 6 });

  it('is exact where few are left, and no number where there are plenty', () => {
    expect(shown.variations.map(({ size, stock }) => [size, stock])).toEqual([
      ['2X-Large', 2],
      ['Small', 4],
      ['Small', undefined],
      ['Medium', undefined],
    ]);
    expect('stock' in shown).toBe(false);
    expect(withShownStock(kit)).toEqual(withShownStock({ ...kit, stock: 400 }));
    expect([shown, { ...kit, variations: [] }].map(isStockLeftOut)).toEqual([true, false]);
    expect(isStockLeftOut({ ...shown, variations: [] })).toBe(true);
  });

  it('holds nobody to a stock that is not known', () => {
    const counts = { Small: 9_000 };
    expect(limitToStock(counts, sizeRows(shown, 'Blue', { Small: 30 }))).toEqual({ counts, messages: {} });
    expect(isSoldOut(shown)).toBe(false);
    expect(isSoldOut({ ...shown, variations: [] })).toBe(false);
    expect(additionOf(shown, { color: 'Red', counts, quantity: 1 }).product.stock).toEqual({
      ...{ Small: 4, Medium: 0, '2X-Large': 2 },
    });
    const bags = { ...shown, colors: [], variations: [] };
    expect(additionOf(bags, { counts: {}, quantity: 7 })).toEqual({ product: kit.product, quantity: 7 });
  });
});

it('takes a colour as chosen only where it is the only one, and can be had', () => {
  expect(onlyColor(kit)).toBeUndefined();
  expect(onlyColor({ colors: kit.colors.slice(0, 1) })).toBe('Red');
  expect(onlyColor({ colors: kit.colors.slice(2) })).toBeUndefined();
  expect(onlyColor({ colors: [] })).toBeUndefined();
});

describe('additionOf', () => {
  it('carries sizes, colour, its picture and what its sizes cost more', () => {
    expect(additionOf(kit, { color: 'Red', counts: { Small: 2 }, quantity: 1 })).toEqual({
      product: {
        ...kit.product,
        image: '/red.webp',
        stock: { Small: 4, Medium: 0, '2X-Large': 2 },
        additionalPrices: { '2X-Large': 3 },
      },
      customization: { sizes: { Small: 2 }, color: 'Red' },
    });
  });

  it('names the sizes in their order, however they were chosen', () => {
    const { customization } = additionOf(kit, {
      color: 'Red',
      counts: { '2X-Large': 1, Medium: 0, Small: 2 },
      quantity: 1,
    });
    expect(Object.entries(customization?.sizes ?? {})).toEqual([
      ['Small', 2],
      ['2X-Large', 1],
    ]);
  });

  it('carries a quantity for goods without sizes', () => {
    const bag = { ...kit, variations: [], colors: [] };
    expect(additionOf(bag, { counts: {}, quantity: 3 })).toEqual({
      product: { ...kit.product, stock: { '': 15 } },
      customization: undefined,
      quantity: 3,
    });
  });
});
