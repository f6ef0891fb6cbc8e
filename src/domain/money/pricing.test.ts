import { describe, expect, it } from 'vitest';
import { priceLines, salePriceProblem, savings, unitPriceCents } from './pricing';

describe('unitPriceCents', () => {
  it.each([
    ['the price without a sale', { price: 19.99 }, undefined, 1999],
    ['the price where the sale price is null', { price: 19.99, salePrice: null }, undefined, 1999],
    ['the sale price where there is one', { price: 19.99, salePrice: 14.99 }, undefined, 1499],
    ['a sale price of 0', { price: 19.99, salePrice: 0 }, undefined, 0],
    ['the sale price even if it is dearer', { price: 10, salePrice: 12 }, undefined, 1200],
    ['plus what the variation adds', { price: 19.99, salePrice: 14.99 }, 2.5, 1749],
    ['and nothing for null', { price: 19.99 }, null, 1999],
  ])('is %s', (_name, price, additionalPrice, cents) => {
    expect(unitPriceCents(price, additionalPrice)).toBe(cents);
  });

  it('refuses fractions of a cent', () => {
    expect(() => unitPriceCents({ price: 1.005 })).toThrow(RangeError);
  });
});

it.each([
  [19.99, undefined],
  [0, undefined],
  [null, undefined],
  [undefined, undefined],
  [20, 'The sale price must be lower than the price.'],
  [25, 'The sale price must be lower than the price.'],
])('a sale price of %s for goods of 20: %s', (salePrice, problem) => {
  expect(salePriceProblem({ price: 20, salePrice })).toBe(problem);
});

describe('savings', () => {
  it.each([
    [{ price: 20, salePrice: 14.99 }, 501],
    [{ price: 20 }, 0],
    [{ price: 20, salePrice: null }, 0],
    [{ price: 20, salePrice: 0 }, 2000],
    [{ price: 20, salePrice: 25 }, 0],
  ])('%j saves %d', (product, cents) => {
    expect(savings(product)).toBe(cents);
  });
});

describe('priceLines', () => {
  it('prices each line and the order, and keeps what the caller put on a line', () => {
    const order = priceLines([
      { productId: 'a', size: 'S', price: 0.1, quantity: 3 },
      { productId: 'a', size: 'XXL', price: 0.1, additionalPrice: 0.2, quantity: 1 },
      { productId: 'b', size: undefined, price: 25, salePrice: 19.99, quantity: 7 },
    ]);
    expect(order.lines.map(({ size, unitCents, totalCents }) => [size, unitCents, totalCents])).toEqual([
      ['S', 10, 30],
      ['XXL', 30, 30],
      [undefined, 1999, 13_993],
    ]);
    expect(order.totalCents).toBe(14_053);
  });

  it('shares the discount of a design among its own lines', () => {
    const design = { productId: 'a', price: 10, priceTiers: [{ minQuantity: 4, percentOff: 10 }] };
    const lines = [
      { ...design, quantity: 3 },
      { ...design, productId: 'b', quantity: 1 },
      { ...design, quantity: 1 },
    ];
    expect(priceLines(lines).lines.map(({ discountCents }) => discountCents)).toEqual([300, 0, 100]);
  });

  it('is nothing for nothing', () => {
    expect(priceLines([])).toEqual({ lines: [], designs: [], subtotalCents: 0, discountCents: 0, totalCents: 0 });
  });

  it('takes lines of no pieces, and goods without tiers', () => {
    expect(priceLines([{ productId: 'a', price: 5, quantity: 0 }])).toMatchObject({
      designs: [{ productId: 'a', quantity: 0, discountCents: 0, priceTiers: [] }],
      totalCents: 0,
    });
  });

  it.each([-1, 0.5, NaN, Infinity])('refuses the quantity %d', (quantity) => {
    expect(() => priceLines([{ productId: 'a', price: 1, quantity }])).toThrow(RangeError);
  });

  it('refuses a sum it could not count exactly', () => {
    const line = { productId: 'a', price: 50_000_000_000_000, quantity: 1 };
    expect(() => priceLines([line, line])).toThrow(RangeError);
    expect(() => priceLines([{ ...line, quantity: 2 }])).toThrow(RangeError);
  });
});
