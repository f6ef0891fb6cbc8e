import { parseShopQuery, toQueryString, type QueryRecord } from '@/domain/catalogue/shop-filters';

/** What Payload reads from the address of a list or a document. */
const REST = [
  'depth',
  'draft',
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

/**
 * The parameters that each public route knows, by its path as Next writes it. Whatever else stands in an address never
 * reaches the application and has no part in the key under which its answer is stored: `utm_source` and the like cost
 * no render of their own. A page takes the type of its `searchParams` from here ({@link PublicQuery}).
 */
export const publicParameters = {
  '/': [],
  '/checkout': [],
  '/custom-kits/designer': ['design', 'garment'],
  '/custom-kits/mockups': [],
  '/cms-preview/[id]': ['token', 'version'],
  '/custom-kits/designs/[token]': [],
  '/find-order': [],
  '/newsletter/confirm/[token]': [],
  '/newsletter/leave/[token]': [],
  '/newsletter/unsubscribe/[token]': [],
  '/order/[token]': ['placed', 'payment'],
  '/order/confirm/[token]': [],
  '/order/[token]/invoices/[invoiceId]': [],
  '/order/[token]/proofs/[proofId]': [],
  '/order/[token]/review': [],
  '/product/[id]': ['reviews'],
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
  '/teamwear-portal/reset-password': ['token'],
  '/teamwear-portal/roster': [],
  '/teamwear-portal/roster/sizes': [],
  '/wishlist': ['products'],
  '/wishlist/products': ['ids'],

  '/downloads/[name]': [],
  '/downloads/kits/[name]': [],
  '/media/[id]': [],
  '/og/[kind]/[name]': [],
  '/robots.txt': [],
  '/sitemap.xml': [],
  '/sitemaps/[name]': [],
  '/_next/static/[...file]': [],

  '/api/kits/gallery': [],
  '/api/kits/products': ['garment'],
  '/api/kits/schema': [],
  '/api/search': ['q'],
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

export type PublicPath = keyof typeof publicParameters;

/** The `searchParams` of a public page: what it does not declare, it cannot read. */
export type PublicQuery<Path extends PublicPath> = Partial<
  Record<(typeof publicParameters)[Path][number], string | string[]>
>;

/** Of staff, programs and the development server: their addresses stay as they were sent, unless named above. */
const OWN_RULES = /^\/(?:(?:admin|api|cms|_next)(?:\/|$)|__nextjs)/;

const matchers = (Object.keys(publicParameters) as PublicPath[]).map((path) => ({ path, pattern: patternOf(path) }));

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part.startsWith('[...')) return '.+';
    return part.startsWith('[') ? '[^/]+' : part.replace(/[.\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}

/** The public route that answers a path; none for the screens of staff and what else is not declared. */
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
  '/find-order',
  '/product/[id]',
  '/product/[id]/options',
  '/shop',
  '/wishlist',
  '/wishlist/products',
]);
/** What routes of their own begin with: what is undeclared deeper below them is theirs, and no page of the CMS. */
const OWN_BEGINNINGS = new Set(Object.keys(publicParameters).map((path) => path.split('/')[1]));

/** Whether whoever asks for a path is shown what strangers are, so that the session has no part in the answer. */
export function isSameForAll(path: string): boolean {
  const route = publicRouteOf(path);
  if (route === '/[...slug]') {
    const [beginning = '', ...deeper] = path.split('/').slice(1);
    return deeper.length === 0 || !OWN_BEGINNINGS.has(beginning);
  }
  return route !== undefined && SAME_FOR_ALL.has(route);
}

/**
 * A query with nothing in it but what the route knows, written in one way whatever the order it came in.
 * @param query without the `?`.
 */
export function knownQuery(route: PublicPath, query: string): string {
  const given = new URLSearchParams(query);
  if (route === '/shop') return knownShopQuery(given);
  const names: readonly string[] = publicParameters[route];
  if (names === REST) return knownRestQuery(given);
  // Of what is given several times the first counts, as everywhere.
  const known = names.flatMap((name) =>
    given
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value]),
  );
  return new URLSearchParams(known).toString();
}

/** As the shop’s own links are written. Which categories there are, only the page can tell. */
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
