import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastPage, PRODUCTS_PER_STEP, pageWindow } from './page-window';

it('shows 24 products more with each page', () => {
  expect(pageWindow(1)).toEqual({ limit: 24, block: 1, skipped: 0, shown: 24 });
  expect(pageWindow(3)).toEqual({ limit: 72, block: 1, skipped: 0, shown: 72 });
  expect(pageWindow(10)).toEqual({ limit: 240, block: 1, skipped: 0, shown: 240 });
});

it('begins a fresh list after ten pages', () => {
  expect(pageWindow(11)).toEqual({ limit: 240, block: 2, skipped: 240, shown: 24 });
  expect(pageWindow(12)).toEqual({ limit: 240, block: 2, skipped: 240, shown: 48 });
});

it('always ends with the page’s own products, and never asks for more than a block', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (page) => {
      const { limit, block, skipped, shown } = pageWindow(page);
      expect(skipped + shown).toBe(page * PRODUCTS_PER_STEP);
      expect((block - 1) * limit).toBe(skipped);
      expect(shown > 0 && shown <= limit && limit <= 240).toBe(true);
    }),
  );
});

it('knows the last page', () => {
  expect([0, 1, 24, 25].map(lastPage)).toEqual([1, 1, 1, 2]);
});
