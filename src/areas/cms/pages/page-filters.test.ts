import { describe, expect, it } from 'vitest';
import { NO_PAGE_FILTERS, pagesHref, parsePageFilters } from './page-filters';

const parse = (query: string) => parsePageFilters(new URLSearchParams(query));

describe('filters of the pages', () => {
  it('come from the URL and go back to it', () => {
    const filters = { search: 'size guides', status: 'draft', sort: 'title' } as const;
    expect(pagesHref(filters)).toBe('/cms/pages?q=size+guides&status=draft&sort=title');
    expect(parse('q=size+guides&status=draft&sort=title')).toEqual(filters);
  });

  it('are left out where they are as usual', () => {
    expect(pagesHref(NO_PAGE_FILTERS)).toBe('/cms/pages');
    expect(parse('')).toEqual(NO_PAGE_FILTERS);
  });

  it('are the usual ones where the URL names none there are', () => {
    expect(parse('status=gone&sort=drop+table')).toEqual(NO_PAGE_FILTERS);
    expect(parse(`q=${'x'.repeat(500)}`).search).toHaveLength(100);
  });
});
