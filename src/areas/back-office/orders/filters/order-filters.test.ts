import { describe, expect, it } from 'vitest';
import {
  detailFiltersOf,
  exportHref,
  isFiltered,
  NO_DETAILS,
  orderQuery,
  ordersHref,
  parseOrderFilters,
} from './order-filters';

const parse = (query: string) => parseOrderFilters(new URLSearchParams(query));
const product = 'b4a3c6de-0000-4000-8000-000000000000';

describe('parseOrderFilters', () => {
  it('reads search and status', () => {
    expect(parse('search=%20Jane%20%20Smith%20&status=shipped')).toEqual({
      kind: 'shop',
      search: 'Jane Smith',
      status: 'shipped',
    });
  });

  it('reads payment and the filters of the panel', () => {
    expect(
      parse(
        `from=2026-01-31&to=2026-02-28&min=12.5&max=1000&method=card&payment=paid&product=${product.toUpperCase()}`,
      ),
    ).toEqual({
      kind: 'shop',
      search: '',
      status: 'all',
      from: '2026-01-31',
      to: '2026-02-28',
      min: 12.5,
      max: 1000,
      method: 'card',
      payment: 'paid',
      product,
    });
  });

  it('takes what it does not know for no filter', () => {
    const nothing = { kind: 'shop', search: '', status: 'all' };
    expect(parse('status=lost&page=3')).toEqual(nothing);
    expect(parse('search=%00%09')).toEqual(nothing);
    expect(parse('from=2026-02-30&to=today')).toEqual(nothing);
    expect(parse('from=2026-02-03&zone=Asia/Tokyo')).toEqual({ ...nothing, from: '2026-02-03' });
    expect(parse('min=-1&max=1.234')).toEqual(nothing);
    expect(parse('min=12345678&max=1e3')).toEqual(nothing);
    expect(parse('method=cash&payment=toString&product=1')).toEqual(nothing);
    expect(parse('kind=club&waiting=long&status=approved')).toEqual(nothing);
    expect(parse('kind=team&status=shipped&method=card')).toEqual({ ...nothing, kind: 'team' });
  });

  it('cuts a search after 100 characters, never within one', () => {
    expect(parse(`search=${encodeURIComponent('👕'.repeat(120))}`).search).toBe('👕'.repeat(100));
  });
});

it('writes what it reads', () => {
  for (const query of [
    '',
    'search=50%25+_off%26&status=pending',
    'status=cancelled',
    'status=shipped&payment=refunded',
    `payment=unpaid&from=2026-01-31&to=2026-02-28&min=0&max=99.99&method=invoice&product=${product}`,
    `kind=team&team=${product}&status=in_production&waiting=buyer&late=true`,
  ]) {
    expect(ordersHref(parse(query))).toBe(query ? `/admin/orders?${query}` : '/admin/orders');
  }
});

it('knows an active filter, for the words of an empty list', () => {
  expect(isFiltered({ kind: 'shop', search: '', status: 'all' })).toBe(false);
  expect(isFiltered({ kind: 'shop', search: 'x', status: 'all' })).toBe(true);
  expect(isFiltered({ kind: 'shop', search: '', status: 'pending' })).toBe(true);
  expect(isFiltered({ kind: 'shop', search: '', status: 'all', min: 0 })).toBe(true);
  expect(isFiltered({ kind: 'shop', search: '', status: 'all', payment: 'unpaid' })).toBe(true);
});

it('counts each filter of the panel by itself, and is rid of them all at once', () => {
  const filters = parse('search=jo&from=2026-01-31&to=2026-02-28&min=0');
  expect(detailFiltersOf(filters)).toEqual(['from', 'to', 'min']);
  expect(orderQuery({ ...filters, ...NO_DETAILS })).toBe('search=jo');
  expect(parse(orderQuery({ ...filters, ...NO_DETAILS }))).toEqual({ kind: 'shop', search: 'jo', status: 'all' });
});

it('exports what the list shows', () => {
  expect(exportHref(parse('status=shipped&min=5'), 'lines')).toBe(
    '/admin/orders/export.csv?rows=lines&status=shipped&min=5',
  );
  expect(exportHref(parse('kind=team'), 'pieces')).toBe('/admin/orders/export.csv?rows=pieces&kind=team');
  expect(exportHref(parse(''), 'orders')).toBe('/admin/orders/export.csv?rows=orders');
});
