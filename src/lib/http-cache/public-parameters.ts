import { parseShopQuery, toQueryString, type QueryRecord } from '@/domain/catalogue/shop-filters';

/** Parameters that Payload reads for a list or a document. */
const REST = [
  'after',
  'depth',
  'draft',
  'first',
  'joins',
  'limit',
  'page',
  'pagination',
  'populate',
  'select',
  'sort',
  'trash',
  'where',
] as const;

/** Parameters that each route knows, by Next’s path. All others, as `utm_source`, are dropped before the cache key. */
export const publicParameters = {
  '/': [],
  '/account': ['page', 'deleted'],
  '/account/addresses': [],
  '/account/data': [],
  '/account/data/file': [],
  '/account/details': [],
  '/account/sign-in/[token]': [],
  '/account/wishlist': [],
  '/checkout': [],
  '/custom-kits/designer': ['design', 'garment'],
  '/custom-kits/mockups': [],
  '/cms-preview/[id]': ['token', 'version'],
  '/custom-kits/designs/[token]': [],
  '/developers': [],
  '/developers/errors': [],
  '/developers/[name]': [],
  '/developers/reference/[group]': [],
  '/find-order': [],
  '/newsletter/confirm/[token]': [],
  '/newsletter/leave/[token]': [],
  '/newsletter/unsubscribe/[token]': [],
  '/order/[token]': ['placed', 'payment'],
  '/order/[token]/again': [],
  '/order/confirm/[token]': [],
  '/order/[token]/invoices/[invoiceId]': [],
  '/order/[token]/proofs/[proofId]': [],
  '/order/[token]/return': [],
  '/order/[token]/review': [],
  '/product/[id]': ['reviews'],
  '/quote/[token]': [],
  '/quote/[token]/pdf': [],
  '/product/[id]/options': [],
  '/shop': ['search', 'category', 'color', 'size', 'price', 'stock', 'sort', 'page'],
  '/sizes/[token]': [],
  '/teamwear-portal': ['next'],
  '/teamwear-portal/account': [],
  '/teamwear-portal/assets': ['type', 'q'],
  '/teamwear-portal/assets/kits': [],
  '/teamwear-portal/colors': [],
  '/teamwear-portal/forgot-password': [],
  '/teamwear-portal/no-access': ['to'],
  '/teamwear-portal/order': ['kit'],
  '/teamwear-portal/orders': ['status', 'show'],
  '/teamwear-portal/orders/statement': ['from', 'to', 'range'],
  '/teamwear-portal/orders/[id]': ['placed', 'payment'],
  '/teamwear-portal/orders/[id]/edit': [],
  '/teamwear-portal/orders/[id]/return': [],
  '/teamwear-portal/reset-password': ['token'],
  '/teamwear-portal/roster': [],
  '/teamwear-portal/roster/sizes': [],
  '/wishlist': ['products'],
  '/wishlist/products': ['ids'],

  '/downloads/[name]': [],
  '/downloads/kits/[name]': [],
  '/media/[id]': [],
  '/feeds/[name]': [],
  '/og/[kind]/[name]': [],
  '/robots.txt': [],
  '/sitemap.xml': [],
  '/sitemaps/[name]': [],
  '/_next/static/[...file]': [],

  '/api': [],
  '/api/openapi.json': [],
  '/api/schema.graphql': [],
  '/api/kits/gallery': [],
  '/api/kits/products': ['garment'],
  '/api/kits/schema': [],
  '/api/search': ['q'],
  '/api/site-settings': [],
  '/api/menu': [],
  '/api/size-charts': ['product'],
  '/api/delivery-methods': ['country', 'postcode'],
  '/api/media/file/[name]': [],
  '/api/categories': REST,
  '/api/categories/[id]': REST,
  '/api/pages': REST,
  '/api/pages/[id]': REST,
  '/api/products': REST,
  '/api/products/[id]': REST,

  // Pages of the CMS, addresses that have moved, and files of public/.
  '/[...slug]': [],
} as const satisfies Record<string, readonly string[]>;

type PublicPath = keyof typeof publicParameters;

/** The `searchParams` of a public page: it cannot read what it does not declare. */
export type PublicQuery<Path extends PublicPath> = Partial<
  Record<(typeof publicParameters)[Path][number], string | string[]>
>;

/** Addresses of staff, programs and the development server, which stay as sent unless named above. */
const OWN_RULES = /^\/(?:(?:admin|api|cms|_next)(?:\/|$)|__nextjs)/;

const matchers = (Object.keys(publicParameters) as PublicPath[]).map((path) => ({ path, pattern: patternOf(path) }));

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part.startsWith('[...')) return '.+';
    return part.startsWith('[') ? '[^/]+' : part.replace(/[.\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}

/** The public route of a path; undefined for staff's screens and anything undeclared. */
export function publicRouteOf(path: string): PublicPath | undefined {
  const found = matchers.find(({ pattern }) => pattern.test(path))?.path;
  return found === '/[...slug]' && OWN_RULES.test(path) ? undefined : found;
}

/** Pages that show everybody the same, signed in or not. */
const SAME_FOR_ALL: ReadonlySet<PublicPath> = new Set([
  '/',
  '/checkout',
  '/custom-kits/designer',
  '/custom-kits/mockups',
  '/developers',
  '/developers/errors',
  '/developers/[name]',
  '/developers/reference/[group]',
  '/find-order',
  '/product/[id]',
  '/product/[id]/options',
  '/shop',
  '/wishlist',
  '/wishlist/products',
]);
/** First segments of declared routes: undeclared paths below them are not pages of the CMS. */
const OWN_BEGINNINGS = new Set(Object.keys(publicParameters).map((path) => path.split('/')[1]));

/** True if signed-in visitors see the same at a path as strangers, so that the session has no part in the answer. */
export function isSameForAll(path: string): boolean {
  const route = publicRouteOf(path);
  if (route === '/[...slug]') {
    const [beginning = '', ...deeper] = path.split('/').slice(1);
    return deeper.length === 0 || !OWN_BEGINNINGS.has(beginning);
  }
  return route !== undefined && SAME_FOR_ALL.has(route);
}

/** The query reduced to the route's parameters, in one canonical order. @param query without the `?` */
export function knownQuery(route: PublicPath, query: string): string {
  const given = new URLSearchParams(query);
  if (route === '/shop') return knownShopQuery(given);
  const names: readonly string[] = publicParameters[route];
  if (names === REST) return knownRestQuery(given);
  // The first of several values counts, as everywhere.
  const known = names.flatMap((name) =>
    given
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value]),
  );
  return new URLSearchParams(known).toString();
}

/** As the shop’s own links are written. Only the page knows which categories exist. */
function knownShopQuery(given: URLSearchParams): string {
  const record: QueryRecord = Object.fromEntries([...given.keys()].map((name) => [name, given.getAll(name)]));
  const category = (given.get('category') ?? '').trim().toLowerCase();
  return toQueryString(parseShopQuery(record, [category].filter(Boolean))).slice('?'.length);
}

/** `where[name][equals]` is a part of `where`; the order of the parts means nothing, that of equal names does. */
function knownRestQuery(given: URLSearchParams): string {
  const known = new URLSearchParams(
    [...given].filter(([name]) => REST.some((rest) => name === rest || name.startsWith(`${rest}[`))),
  );
  known.sort();
  return known.toString();
}
