import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginsBlock, lastPage, PRODUCTS_PER_STEP, pageWindow } from './page-window';
import { forAll } from '../../../tests/setup/for-all';

it('shows 24 products more with each page', () => {
  expect(pageWindow(1)).toEqual({ offset: 0, limit: 24 });
  expect(pageWindow(3)).toEqual({ offset: 0, limit: 72 });
  expect(pageWindow(10)).toEqual({ offset: 0, limit: 240 });
});

it('begins a fresh list after ten pages', () => {
  expect(pageWindow(11)).toEqual({ offset: 240, limit: 24 });
  expect(pageWindow(12)).toEqual({ offset: 240, limit: 48 });
  expect([1, 2, 10, 11, 12, 21].map(beginsBlock)).toEqual([true, false, false, true, false, true]);
});

it('always ends with the page’s own products, and never asks for more than a block', () => {
  forAll(fc.integer({ min: 1, max: 99_999 }), (page) => {
    const { offset, limit } = pageWindow(page);
    expect(offset + limit).toBe(page * PRODUCTS_PER_STEP);
    expect(limit > 0 && limit <= 240).toBe(true);
  });
});

it('knows the last page', () => {
  expect([0, 1, 24, 25].map(lastPage)).toEqual([1, 1, 1, 2]);
});
