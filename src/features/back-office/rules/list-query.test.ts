import { expect, it } from 'vitest';
import { listHref, parseListQuery } from './list-query';

const parse = (query: string) => parseListQuery(new URLSearchParams(query));

it('reads search and length, in whole steps', () => {
  expect(parse('')).toEqual({ search: '', show: 50 });
  expect(parse('search=%20red%20%20kit&show=51')).toEqual({ search: 'red kit', show: 100 });
  expect(parse('show=-5')).toEqual({ search: '', show: 50 });
  expect(parse('show=1e9')).toEqual({ search: '', show: 50 });
});

it('writes what it reads', () => {
  for (const query of ['', '?search=red+kit', '?show=150', '?search=a%26b&show=100']) {
    expect(listHref('/admin/clubs', parse(query.slice(1)))).toBe(`/admin/clubs${query}`);
  }
});
