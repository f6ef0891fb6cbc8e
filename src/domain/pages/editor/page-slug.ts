import { slugOf } from '../slug';

export const DEFAULT_SLUG = 'new-page';

/** First path segments served by the application itself; a page there would be invisible. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'account',
  'admin',
  'api',
  'cart',
  'checkout',
  'cms',
  'cms-preview',
  'developers',
  'downloads',
  'feeds',
  'find-order',
  'media',
  'newsletter',
  'og',
  'order',
  'product',
  'shop',
  'sitemaps',
  'sizes',
  'teamwear-portal',
  'wishlist',
]);

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const NO_SLUG = 'Give the page an address (slug).';

export function slugProblem(slug: string, reserved: ReadonlySet<string>): string | undefined {
  if (slug.trim() === '') return NO_SLUG;
  if (!SLUG.test(slug)) return 'Use lower-case letters, digits and single hyphens in the slug, as in “size-guides”.';
  return reserved.has(slug) ? `Choose another slug: “${slug}” is an address of the shop itself.` : undefined;
}

/** Default slug from a title; '' if its script cannot be transliterated. */
export function slugOfTitle(title: string): string {
  const slug = slugOf(title);
  if (slug === '') return /[\p{L}\p{N}]/u.test(title) ? '' : DEFAULT_SLUG;
  return RESERVED_SLUGS.has(slug) ? `${slug}-page` : slug;
}

export function nextSlug(slug: string): string {
  const [, base = slug, number = '1'] = /^(.*?)(?:-(\d{1,2}))?$/.exec(slug) ?? [];
  return `${base}-${Number(number) + 1}`;
}
