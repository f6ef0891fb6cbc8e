import { describe, expect, it } from 'vitest';
import { missingPages, pagesOf, rowIn } from './row-pages';

const rows = Array.from({ length: 120 }, (_, index) => index);

describe('rows of a long list', () => {
  it('are found by their place', () => {
    const pages = pagesOf(rows);
    expect([0, 49, 50, 119].map((index) => rowIn(pages, index))).toEqual([0, 49, 50, 119]);
    expect(rowIn(pages, 120)).toBeUndefined();
  });

  it('are missing where their page is not here, or not whole', () => {
    const pages = pagesOf(rows.slice(0, 60));
    expect(missingPages(pages, 0, 50, 120)).toEqual([]);
    expect(missingPages(pages, 40, 120, 120)).toEqual([1, 2]);
    expect(missingPages(pages, 40, 60, 60)).toEqual([]);
    expect(missingPages(pages, 100, 500, 120)).toEqual([2]);
    expect(missingPages(pages, 0, 0, 0)).toEqual([]);
  });
});
