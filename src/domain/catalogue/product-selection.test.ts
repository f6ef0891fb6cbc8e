import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aboveStock,
  availability,
  chooseQuantity,
  parseQuantity,
  selectionProblem,
  shownUnits,
  stockNotice,
  stockNoticeBeside,
} from './product-selection';
import { SELECT_COLOR, SELECT_QUANTITIES } from './storefront-messages';
import { forAll } from '../../../tests/setup/for-all';

describe('availability', () => {
  it.each([
    [-1, 'sold-out', 'Sold out'],
    [0, 'sold-out', 'Sold out'],
    [1, 'low', 'Only 1 left'],
    [3, 'low', 'Only 3 left'],
    [5, 'low', 'Only 5 left'],
    [6, 'in-stock', undefined],
  ])('%d pieces are %s', (stock, state, notice) => {
    expect(availability(stock, 5)).toBe(state);
    expect(stockNotice(stock, 5)).toBe(notice);
  });
});

it.each([
  [-1, 0],
  [0, 0],
  [5, 5],
  [6, undefined],
])('of %d pieces, shows %s', (stock, shown) => {
  expect(shownUnits(stock, 5)).toBe(shown);
});

it.each([
  [0, 0, 'Sold out'],
  [0, 2, 'Only 2 left'],
  [0, 9, undefined],
  [1, 0, 'The last one is in your cart'],
  [3, 0, 'All 3 are in your cart'],
  [2, 1, 'Only 1 left, 2 in your cart'],
  [2, 5, 'Only 5 left, 2 in your cart'],
  [2, 6, '2 in your cart'],
])('with %d in the cart and %d left, says %s', (inCart, left, notice) => {
  expect(stockNoticeBeside(inCart, left, 5)).toBe(notice);
});

describe('parseQuantity', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['', 0],
    ['abc', 0],
    ['3 shirts', 0],
    ['-2', 0],
    [-0.5, 0],
    ['2.9', 2],
    [NaN, 0],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('reads %j as %d', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity);
  });

  it('is a whole number, 0 or more, for anything typed', () => {
    forAll(fc.oneof(fc.string(), fc.double()), (typed) => {
      const quantity = parseQuantity(typed);
      expect(Number.isSafeInteger(quantity) && quantity >= 0).toBe(true);
    });
  });
});

describe('chooseQuantity', () => {
  it('takes what there is', () => {
    expect(chooseQuantity('3', 3)).toEqual({ quantity: 3 });
    expect(chooseQuantity('x', 0)).toEqual({ quantity: 0 });
  });

  it('holds more to the stock and says so', () => {
    expect(chooseQuantity('1e12', 3)).toEqual({ quantity: 3, message: 'Only 3 in stock.' });
    expect(chooseQuantity(1, 0)).toEqual({ quantity: 0, message: 'This size is sold out.' });
    expect(aboveStock(1)).toBe('Only 1 in stock.');
  });

  it.each([
    [2, 1, 'Only 2 more in stock: 1 is in your cart.'],
    [2, 3, 'Only 2 more in stock: 3 are in your cart.'],
    [0, 3, 'All we have of this size is in your cart.'],
  ])('with %d in stock counts the %d in the cart', (stock, inCart, message) => {
    expect(chooseQuantity(9, stock, inCart)).toEqual({ quantity: stock, message });
  });
});

describe('selectionProblem', () => {
  it('asks for a quantity, then for a colour where there are any', () => {
    expect(selectionProblem({ total: 0, hasColors: true })).toBe(SELECT_QUANTITIES);
    expect(selectionProblem({ total: 1, hasColors: true })).toBe(SELECT_COLOR);
    expect(selectionProblem({ total: 1, hasColors: true, color: 'Red' })).toBeUndefined();
    expect(selectionProblem({ total: 1, hasColors: false })).toBeUndefined();
  });
});
