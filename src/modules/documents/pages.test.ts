import { expect, it } from 'vitest';
import { inPages, PAGE_ROOM, textHeight } from './pages';

it('fills pages in order, the first with less', () => {
  const pages = inPages(
    Array.from({ length: 20 }, (_, n) => n),
    () => PAGE_ROOM / 6,
    PAGE_ROOM / 2,
  );
  expect(pages.map((page) => page.length)).toEqual([3, 6, 6, 5]);
  expect(pages.flat()).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

it('has a page for nothing, and one for what is taller than a page', () => {
  expect(inPages([], () => 10)).toEqual([[]]);
  expect(inPages(['tall', 'small'], (item) => (item === 'tall' ? 9999 : 1))).toEqual([['tall'], ['small']]);
});

it('asks for the height again at the top of a page, where a heading comes anew', () => {
  const pages = inPages([1, 1, 1, 1], (_, before) => (before ? PAGE_ROOM / 4 : PAGE_ROOM / 2), PAGE_ROOM * 0.75);
  expect(pages.map((page) => page.length)).toEqual([2, 2]);
});

it('estimates the height of a text by its lines', () => {
  expect(textHeight('short', 10)).toBeCloseTo(13.2);
  expect(textHeight('a longer line\n\nx', 10)).toBeCloseTo(4 * 13.2);
});
