import { describe, expect, it } from 'vitest';
import { isFiltered, ordersHref, parseOrderFilters } from './order-filters';

const parse = (query: string) => parseOrderFilters(new URLSearchParams(query));

describe('parseOrderFilters', () => {
  it('reads search and status', () => {
    expect(parse('search=%20Jane%20%20Smith%20&status=shipped')).toEqual({ search: 'Jane Smith', status: 'shipped' });
  });

  it('takes what it does not know for no filter', () => {
    expect(parse('status=lost&page=3')).toEqual({ search: '', status: 'all' });
    expect(parse('search=%00%09')).toEqual({ search: '', status: 'all' });
  });

  it('cuts a search after 100 characters, never within one', () => {
    expect(parse(`search=${encodeURIComponent('👕'.repeat(120))}`).search).toBe('👕'.repeat(100));
  });
});

it('writes what it reads', () => {
  for (const query of ['', 'search=50%25+_off%26&status=pending', 'status=cancelled']) {
    expect(ordersHref(parse(query))).toBe(query ? `/admin/orders?${query}` : '/admin/orders');
  }
});

it('knows an active filter, for the words of an empty list', () => {
  expect(isFiltered({ search: '', status: 'all' })).toBe(false);
  expect(isFiltered({ search: 'x', status: 'all' })).toBe(true);
  expect(isFiltered({ search: '', status: 'pending' })).toBe(true);
});
