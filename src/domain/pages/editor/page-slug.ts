import { slugOf } from '../slug';

/** The slug of a page that nobody has named yet. */
export const DEFAULT_SLUG = 'new-page';

/** First path segments that the application answers itself; a page there could never be seen. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'cart',
  'checkout',
  'cms',
  'cms-preview',
  'downloads',
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

/** Shown for a page without an address. */
export const NO_SLUG = 'Give the page an address (slug).';

/** Error of a page’s address, as a sentence; undefined if valid. */
export function slugProblem(slug: string, reserved: ReadonlySet<string>): string | undefined {
  if (slug.trim() === '') return NO_SLUG;
  if (!SLUG.test(slug)) return 'Use lower-case letters, digits and single hyphens in the slug, as in “size-guides”.';
  return reserved.has(slug) ? `Choose another slug: “${slug}” is an address of the shop itself.` : undefined;
}

/** The slug that a page takes from its title, until someone gives it another; '' where its script has to be given one. */
export function slugOfTitle(title: string): string {
  const slug = slugOf(title);
  if (slug === '') return /[\p{L}\p{N}]/u.test(title) ? '' : DEFAULT_SLUG;
  return RESERVED_SLUGS.has(slug) ? `${slug}-page` : slug;
}

/** The slug to try where another page has this one: about, about-2, about-3 … */
export function nextSlug(slug: string): string {
  const [, base = slug, number = '1'] = /^(.*?)(?:-(\d{1,2}))?$/.exec(slug) ?? [];
  return `${base}-${Number(number) + 1}`;
}
