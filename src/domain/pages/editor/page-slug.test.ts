import { expect, it } from 'vitest';
import { nextSlug, RESERVED_SLUGS, slugOfTitle, slugProblem } from './page-slug';

it.each([
  ['New Page', 'new-page'],
  ['Été: Kits & Bags 24', 'ete-kits-and-bags-24'],
  ['Shop', 'shop-page'],
  ['   ', 'new-page'],
])('takes from the title “%s” the slug “%s”, which is a good one', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
  expect(slugProblem(slug, RESERVED_SLUGS)).toBeUndefined();
});

it('asks for the slug of a title in a script that is not written with our letters', () => {
  expect(slugOfTitle('足球')).toBe('');
  expect(slugProblem('', RESERVED_SLUGS)).toBe('Give the page an address (slug).');
});

it('counts on where a slug is taken', () => {
  expect(['about', 'about-2', 'kit-2026'].map(nextSlug)).toEqual(['about-2', 'about-3', 'kit-2026-2']);
});
