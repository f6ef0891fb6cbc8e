import { EXPORT_RIGHTS, IMPORT_RIGHTS, type Rights } from './bulk-rights';
import { isOffered, PUBLIC_SCOPE, type Scope, type Verb } from './scopes';

// `choice`: any of them lets in; the route requires those of what is sent.
/** `records`: scopes of one collection, and of others for what its records hold. `fields`: GraphQL, by field, and assistants, by tool. */
export type RouteScopes = { kind: 'route' | 'records' | 'choice'; scopes: readonly Scope[] } | { kind: 'fields' };

type Call = { method: string; path: string; isRead?: boolean };

const open: RouteScopes = { kind: 'route', scopes: [PUBLIC_SCOPE] };
const routes = (...scopes: Scope[]): RouteScopes => ({ kind: 'route', scopes });

const choice = (rights: readonly Rights[]): RouteScopes => ({
  kind: 'choice',
  scopes: [...new Set(rights.flatMap(({ scopes }) => scopes))],
});

const exported = choice(EXPORT_RIGHTS);
const imported = choice(Object.values(IMPORT_RIGHTS));

/** Paths with `*` for a parameter, by method. A route without a line here refuses keys. */
const ROUTES: Readonly<Record<string, RouteScopes>> = {
  'POST /api/graphql': { kind: 'fields' },
  'POST /api/mcp': { kind: 'fields' },
  'GET /api': open,
  'GET /api/openapi.json': open,
  'GET /api/schema.graphql': open,
  'GET /api/health': open,
  'GET /api/search': open,
  'GET /api/search/products': open,
  'GET /api/site-settings': open,
  'GET /api/menu': open,
  'GET /api/size-charts': open,
  'GET /api/redirects/resolve': open,
  'GET /api/pages/*/preview': open,
  'GET /api/orders/track/*': open,
  'POST /api/orders/track/*/reviews': open,
  'GET /api/delivery-methods': open,
  'POST /api/cart': open,
  'POST /api/checkout': open,
  'POST /api/exports': exported,
  'GET /api/exports/*': exported,
  'GET /api/exports/*/file': exported,
  'POST /api/imports': imported,
  'GET /api/imports/*': imported,
  'GET /api/imports/*/errors': imported,
  'GET /api/kits/schema': open,
  'GET /api/kits/gallery': open,
  'GET /api/kits/products': open,
  'GET /api/kits/pictures/*': open,
  'GET /api/kits/logos/*': open,
  'GET /api/kits/shared/*': open,
  'POST /api/kits/documents': open,
  'POST /api/kits/check': open,
  'POST /api/kits/render': open,
  'POST /api/kits/logos': open,
  'POST /api/kits/logos/pdf': open,
  'GET /api/kits/documents/*': routes('kit-documents:read'),
  'GET /api/kits/team-colors': routes('teams:read'),
  'GET /api/kits/team-logos': routes('design-assets:read'),
  'GET /api/kits/designs': routes('kit-designs:read'),
  'POST /api/kits/designs': routes('kit-designs:create'),
  'GET /api/kits/designs/*': routes('kit-designs:read'),
  'PUT /api/kits/designs/*': routes('kit-designs:update'),
  'PATCH /api/kits/designs/*': routes('kit-designs:update'),
  'DELETE /api/kits/designs/*': routes('kit-designs:delete'),
  'POST /api/kits/designs/*/restore': routes('kit-designs:update'),
  'POST /api/kits/designs/*/presence': routes('kit-designs:read'),
  'GET /api/kits/designs/*/versions': routes('kit-designs:read'),
  'POST /api/kits/designs/*/versions/*/restore': routes('kit-designs:update'),
  'GET /api/webhooks': routes('webhooks:read'),
  'POST /api/webhooks': routes('webhooks:create'),
  'GET /api/webhooks/*': routes('webhooks:read'),
  'PATCH /api/webhooks/*': routes('webhooks:update'),
  'DELETE /api/webhooks/*': routes('webhooks:delete'),
  'POST /api/webhooks/*/test': routes('webhooks:update'),
  'POST /api/webhooks/*/rotate': routes('webhooks:update'),
  'POST /api/webhooks/*/resend': routes('webhooks:update'),
  'GET /api/webhooks/*/deliveries': routes('webhooks:read'),
  'GET /api/webhooks/*/deliveries/*': routes('webhooks:read'),
  'GET /api/reports': routes('reports:read'),
  'GET /api/reports/*': routes('reports:read'),
  'POST /api/quotes': routes('quotes:create'),
  'GET /api/quotes/*': routes('quotes:read'),
  'PATCH /api/quotes/*': routes('quotes:update'),
  'POST /api/quotes/*/send': routes('quotes:update'),
  'POST /api/quotes/*/accept': open,
  'POST /api/quotes/*/decline': open,
  'POST /api/returns': open,
  'GET /api/returns/*': open,
  'POST /api/returns/*/cancel': open,
  'POST /api/returns/*/approve': routes('returns:update'),
  'POST /api/returns/*/decline': routes('returns:update'),
  'POST /api/returns/*/receive': routes('returns:update'),
  'POST /api/returns/*/resolve': routes('returns:update'),
  'POST /api/newsletter/bounces': routes('subscribers:update'),
  'POST /api/orders/*/returns': routes('returns:create'),
  'POST /api/team-orders/*/returns': routes('returns:create'),
  'POST /api/orders/*/payments': routes('orders:update'),
  'POST /api/orders/*/credit-notes': routes('orders:update'),
  'POST /api/orders/*/write-offs': routes('orders:update'),
  'POST /api/orders/*/write-offs/undo': routes('orders:update'),
  'POST /api/orders/*/payments/*/void': routes('orders:update'),
  'POST /api/orders/*/payments/*/move': routes('orders:update', 'team-orders:update'),
  'POST /api/team-orders/*/payments': routes('team-orders:update'),
  'POST /api/team-orders/*/credit-notes': routes('team-orders:update'),
  'POST /api/team-orders/*/write-offs': routes('team-orders:update'),
  'POST /api/team-orders/*/write-offs/undo': routes('team-orders:update'),
  'POST /api/team-orders/*/payments/*/void': routes('team-orders:update'),
  'POST /api/team-orders/*/payments/*/move': routes('orders:update', 'team-orders:update'),
  'GET /api/team-orders/*/proofs/*/pins': routes('team-order-proofs:read'),
  'POST /api/team-orders/*/proofs/*/pins': routes('team-order-proofs:update'),
  'POST /api/team-orders/*/proofs/*/pins/*/notes': routes('team-order-proofs:update'),
  'POST /api/team-orders/*/proofs/*/pins/*/resolve': routes('team-order-proofs:update'),
  'POST /api/team/members': routes('team-members:create'),
  'PATCH /api/team/members/*': routes('team-members:update'),
  'PATCH /api/team/members/squad': routes('team-members:update'),
  'POST /api/team/members/import': routes('team-members:create', 'team-members:update'),
  'GET /api/team/members/export': routes('team-members:read'),
  'GET /api/team/members/template': routes('team-members:read'),
  'POST /api/team/size-requests': routes('size-requests:create'),
  'POST /api/team/size-requests/*/lock': routes('size-requests:update'),
  'POST /api/team/size-requests/*/reopen': routes('size-requests:update'),
  'POST /api/team/size-requests/*/send': routes('size-requests:update'),
  'POST /api/team/size-answers': routes('size-requests:update'),
  'GET /api/team/draft': routes('team-order-drafts:read'),
  'PUT /api/team/draft': routes('team-order-drafts:update'),
  'POST /api/team/draft/from-order': routes('team-order-drafts:update'),
  'POST /api/team/orders': routes('team-orders:create'),
  'PUT /api/team/orders/*': routes('team-orders:update'),
  'POST /api/team/orders/*/quote': routes('team-orders:read'),
  'GET /api/team/orders/*/pdf': routes('team-orders:read'),
  'GET /api/team/orders/*/returns': routes('team-orders:read'),
  'POST /api/team/orders/*/returns': routes('team-orders:update'),
  'POST /api/team/orders/*/returns/*/cancel': routes('team-orders:update'),
  'GET /api/team/orders/*/invoices/*': routes('invoices:read'),
  'GET /api/team/orders/*/proofs/*': routes('team-order-proofs:read'),
  'POST /api/team/orders/*/proof': routes('team-order-proofs:update'),
  'GET /api/team/orders/*/proofs/*/pins': routes('team-order-proofs:read'),
  'POST /api/team/orders/*/proofs/*/pins': routes('team-order-proofs:update'),
  'POST /api/team/orders/*/proofs/*/pins/*/notes': routes('team-order-proofs:update'),
  'GET /api/team/statement.csv': routes('invoices:read'),
  'GET /api/team/statement.pdf': routes('invoices:read'),
  'GET /api/team/assets': routes('design-assets:read'),
  'POST /api/team/assets': routes('design-assets:create'),
  'PATCH /api/team/assets/*': routes('design-assets:update'),
  'DELETE /api/team/assets/*': routes('design-assets:delete'),
  'POST /api/team/assets/*/restore': routes('design-assets:update'),
  'GET /api/team/assets/*/file': routes('design-assets:read'),
  'GET /api/team/assets/*/preview': routes('design-assets:read'),
};

/** The plainest first, as Next matches them. */
const patterns = Object.entries(ROUTES)
  .map(([call, scopes]) => ({
    pattern: new RegExp(`^${call.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`),
    wildcards: call.split('*').length,
    scopes,
  }))
  .sort((a, b) => a.wildcards - b.wildcards);

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const OF_RECORDS: readonly (readonly [pattern: RegExp, verbs: Readonly<Record<string, Verb>>])[] = [
  [/^$/, { GET: 'read', POST: 'create', PATCH: 'update', DELETE: 'delete' }],
  [/^\/(?:count|versions)$/, { GET: 'read' }],
  [new RegExp(`^/${UUID}$`, 'i'), { GET: 'read', PATCH: 'update', DELETE: 'delete' }],
  [new RegExp(`^/${UUID}/duplicate$`, 'i'), { POST: 'create' }],
  [new RegExp(`^/versions/${UUID}$`, 'i'), { GET: 'read', POST: 'update' }],
  [/^\/file\/[^/]+$/, { GET: 'read' }],
];

const OF_GLOBALS: Readonly<Record<string, Verb>> = { GET: 'read', POST: 'update' };

/** Scopes that a request with a key needs; undefined if it takes none. `isRead`: a query in the body of a POST. */
export function scopesOfRoute({ method, path, isRead = false }: Call): RouteScopes | undefined {
  const verb = method === 'HEAD' || isRead ? 'GET' : method;
  const route = patterns.find(({ pattern }) => pattern.test(`${isRead ? method : verb} ${path}`));
  if (route) return route.scopes;
  const [, global] = /^\/api\/globals\/([\w-]+)$/.exec(path) ?? [];
  if (global) return recordsOf(global, OF_GLOBALS[verb]);
  const [, slug = '', rest = ''] = /^\/api\/([\w-]+)((?:\/.*)?)$/.exec(path) ?? [];
  // Reads what it copies, or finds by a query to change.
  const isReadFirst = rest.endsWith('/duplicate') || (verb === 'PATCH' && rest === '');
  return recordsOf(slug, OF_RECORDS.find(([pattern]) => pattern.test(rest))?.[1][verb], isReadFirst);
}

function recordsOf(slug: string, verb: Verb | undefined, isReadFirst = false): RouteScopes | undefined {
  if (!verb || !isOffered(slug, verb)) return undefined;
  return { kind: 'records', scopes: isReadFirst ? [`${slug}:read`, `${slug}:${verb}`] : [`${slug}:${verb}`] };
}

const PUBLIC_RECORDS: ReadonlySet<string> = new Set(['products', 'categories', 'pages', 'reviews']);
const PICTURE = /^\/api\/media\/file\/[^/]+$/;

/** True for what everyone may do: pages of any site may call it, without credentials. */
export function isOpenCall(call: Call): boolean {
  if (PICTURE.test(call.path)) return call.method === 'GET' || call.method === 'HEAD';
  const route = scopesOfRoute(call);
  if (!route || route.kind === 'fields') return route !== undefined;
  return route.scopes.every((scope) => {
    const [slug = '', verb] = scope.split(':');
    return scope === PUBLIC_SCOPE || (verb === 'read' && route.kind === 'records' && PUBLIC_RECORDS.has(slug));
  });
}
