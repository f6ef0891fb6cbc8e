import { expect, it } from 'vitest';
import { withQuery } from './with-query';

it('adds the query of the visitor to that of the address', () => {
  expect(withQuery('/new', 'utm_source=x&a=1')).toBe('/new?utm_source=x&a=1');
  expect(withQuery('/new?a=2#top', 'utm_source=x&a=1')).toBe('/new?a=2&utm_source=x#top');
  expect(withQuery('/new', '')).toBe('/new');
  expect(withQuery('https://x.test/', 'q=%C3%A9')).toBe('https://x.test/?q=%C3%A9');
});
