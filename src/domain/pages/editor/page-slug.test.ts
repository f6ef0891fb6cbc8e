import { expect, it } from 'vitest';
import { nextSlug, RESERVED_SLUGS, slugOfTitle, slugProblem } from './page-slug';

it.each([
  ['New Page', 'new-page'],
  ['Été: Kits & Bags 24', 'ete-kits-bags-24'],
  ['Shop', 'shop-page'],
  ['足球', 'new-page'],
  ['   ', 'new-page'],
])('takes from the title “%s” the slug “%s”, which is a good one', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
  expect(slugProblem(slug, RESERVED_SLUGS)).toBeUndefined();
});

it('counts on where a slug is taken', () => {
  expect(['about', 'about-2', 'kit-2026'].map(nextSlug)).toEqual(['about-2', 'about-3', 'kit-2026-2']);
});
