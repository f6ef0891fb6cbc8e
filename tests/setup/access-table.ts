/** Rows of access-matrix.test.ts, written by hand: the program’s own rules play no part. */

import { STAFF } from './access-matrix';

export const CALLERS = [
  ...(['stranger', 'team', 'manager', 'coach', 'treasurer', ...STAFF] as const),
  ...(['deactivated team', 'deactivated administrator'] as const),
];
export type Caller = (typeof CALLERS)[number];

const ADMINISTRATORS = ['administrator', 'owner'] as const;
const READERS = ['sales', 'production', 'warehouse', 'bookkeeper', ...ADMINISTRATORS] as const;

const WHO = {
  everyone: CALLERS,
  'a team': ['team', 'manager', 'coach', 'treasurer'],
  managers: ['team', 'manager'],
  'managers and coaches': ['team', 'manager', 'coach'],
  'managers, coaches and readers of orders': ['team', 'manager', 'coach', ...READERS],
  'managers, coaches and readers of clubs': [
    'team',
    'manager',
    'coach',
    ...READERS.filter((each) => each !== 'warehouse'),
  ],
  'managers and treasurers': ['team', 'manager', 'treasurer'],
  administrators: ADMINISTRATORS,
  'readers of orders': READERS,
  'senders of proofs': ['sales', 'production', ...ADMINISTRATORS],
  sellers: ['sales', ...ADMINISTRATORS],
  packers: ['warehouse', ...ADMINISTRATORS],
  bookkeepers: ['bookkeeper', ...ADMINISTRATORS],
  'everyone but deactivated staff': CALLERS.filter((caller) => caller !== 'deactivated administrator'),
  'everyone but deactivated teams': CALLERS.filter((caller) => caller !== 'deactivated team'),
  'visitors by their design’s key': [],
  nobody: [],
} satisfies Record<string, readonly Caller[]>;
type Who = keyof typeof WHO;

export type Outcome = 'yes' | 'signed out' | 'no' | 'missing_scope' | 'key_not_accepted';

export const callersOf = (who: Who): readonly Caller[] => WHO[who];

const OF_TEAMS: readonly Caller[] = WHO['a team'];
const OF_STAFF: readonly Caller[] = STAFF;

/** Staff are strangers to a team’s routes, as teams are to those of staff. */
export function outcomeFor(who: Who, caller: Caller): Outcome {
  const callers: readonly Caller[] = WHO[who];
  if (callers.includes(caller)) return 'yes';
  const isOfTeams = who.startsWith('visitors') || callers.some((each) => OF_TEAMS.includes(each));
  const known = isOfTeams ? OF_TEAMS : who === 'nobody' ? [...OF_TEAMS, ...OF_STAFF] : OF_STAFF;
  return known.includes(caller) ? 'no' : 'signed out';
}

/** Scopes that a key needs, or one of them; none refuses keys, unless they are ignored. */
export type Row = { who: Who; scopes?: readonly string[]; isChoice?: boolean; ignoresKeys?: true; call: string };

const rows = (who: Who, byScope: Record<string, string>): Row[] =>
  Object.entries(byScope).flatMap(([scopes, calls]) =>
    calls
      .trim()
      .split(/\s*\n\s*/)
      .map((call) => ({
        who,
        call,
        ...(scopes === 'keys ignored'
          ? { ignoresKeys: true as const }
          : scopes !== 'no keys' && { scopes: scopes.split(/ or | /), isChoice: scopes.includes(' or ') }),
      })),
  );

export const ROUTES: readonly Row[] = [
  ...rows('everyone', {
    public: `
      GET /api
      GET /api/openapi.json
      GET /api/schema.graphql
      GET /api/health
      GET /api/search
      GET /api/search/products
      GET /api/site-settings
      GET /api/menu
      GET /api/size-charts
      GET /api/redirects/resolve
      GET /api/pages/*/preview
      GET /api/orders/track/*
      POST /api/orders/track/*/reviews
      GET /api/delivery-methods
      POST /api/cart
      POST /api/checkout
      POST /api/quotes/*/accept
      POST /api/quotes/*/decline
      POST /api/returns
      GET /api/returns/*
      POST /api/returns/*/cancel
      GET /api/kits/schema
      GET /api/kits/gallery
      GET /api/kits/products
      GET /api/kits/pictures/*
      GET /api/kits/logos/*
      POST /api/kits/logos
      POST /api/kits/logos/pdf
      GET /api/kits/shared/*
      POST /api/kits/documents
      POST /api/kits/check
      POST /api/kits/render`,
    'kit-designs:create': 'POST /api/kits/designs',
    'teams:read': 'GET /api/kits/team-colors',
    'no keys': `
      POST /api/kits/shared/*/comments
      POST /api/kits/shared/*/copy`,
    'keys ignored': `
      POST /api/measure
      POST /api/stripe/webhook
      PUT /api/sizes/*
      POST /api/sizes/*`,
  }),
  ...rows('visitors by their design’s key', { 'no keys': 'POST /api/kits/designs/*/email-link' }),
  ...rows('managers, coaches and readers of orders', { 'kit-documents:read': 'GET /api/kits/documents/*' }),
  ...rows('managers, coaches and readers of clubs', {
    'design-assets:read': `
      GET /api/team/assets/*/file
      GET /api/team/assets/*/preview`,
  }),
  ...rows('a team', {
    'team-orders:read': `
      GET /api/team/orders/*/pdf
      GET /api/team/orders/*/returns`,
    'team-order-proofs:read': `
      GET /api/team/orders/*/proofs/*
      GET /api/team/orders/*/proofs/*/pins`,
  }),
  ...rows('managers and coaches', {
    'design-assets:read': `
      GET /api/kits/team-logos
      GET /api/team/assets`,
    'design-assets:create': 'POST /api/team/assets',
    'design-assets:update': `
      PATCH /api/team/assets/*
      POST /api/team/assets/*/restore`,
    'design-assets:delete': 'DELETE /api/team/assets/*',
    'kit-designs:read': `
      GET /api/kits/designs
      GET /api/kits/designs/*
      GET /api/kits/designs/*/versions
      POST /api/kits/designs/*/presence`,
    'kit-designs:update': `
      PUT /api/kits/designs/*
      PATCH /api/kits/designs/*
      POST /api/kits/designs/*/restore
      POST /api/kits/designs/*/versions/*/restore`,
    'kit-designs:delete': 'DELETE /api/kits/designs/*',
    'team-members:read': `
      GET /api/team/members/export
      GET /api/team/members/template`,
    'team-members:create': 'POST /api/team/members',
    'team-members:update': `
      PATCH /api/team/members/*
      PATCH /api/team/members/squad`,
    'team-members:create team-members:update': 'POST /api/team/members/import',
    'size-requests:create': 'POST /api/team/size-requests',
    'size-requests:update': `
      POST /api/team/size-answers
      POST /api/team/size-requests/*/lock
      POST /api/team/size-requests/*/reopen
      POST /api/team/size-requests/*/send`,
    'team-order-drafts:read': 'GET /api/team/draft',
    'team-order-drafts:update': `
      PUT /api/team/draft
      POST /api/team/draft/from-order`,
    'no keys': `
      PUT /api/team/colors
      PUT /api/team/shirt-rules`,
  }),
  ...rows('managers and treasurers', {
    'invoices:read': `
      GET /api/team/orders/*/invoices/*
      GET /api/team/statement.csv
      GET /api/team/statement.pdf`,
    'no keys': `
      POST /api/team/orders/*/payment
      PUT /api/team/billing`,
  }),
  ...rows('managers', {
    'team-orders:create': 'POST /api/team/orders',
    'team-orders:update': `
      PUT /api/team/orders/*
      POST /api/team/orders/*/returns
      POST /api/team/orders/*/returns/*/cancel`,
    'team-orders:read': 'POST /api/team/orders/*/quote',
    'team-order-proofs:update': `
      POST /api/team/orders/*/proof
      POST /api/team/orders/*/proofs/*/pins
      POST /api/team/orders/*/proofs/*/pins/*/notes`,
    'no keys': `
      GET /api/team/people
      POST /api/team/people
      PATCH /api/team/people/*
      DELETE /api/team/people/*
      POST /api/team/people/*/invite`,
  }),
  ...rows('administrators', {
    'webhooks:read': `
      GET /api/webhooks
      GET /api/webhooks/*
      GET /api/webhooks/*/deliveries
      GET /api/webhooks/*/deliveries/*`,
    'webhooks:create': 'POST /api/webhooks',
    'webhooks:update': `
      PATCH /api/webhooks/*
      POST /api/webhooks/*/test
      POST /api/webhooks/*/rotate
      POST /api/webhooks/*/resend`,
    'webhooks:delete': 'DELETE /api/webhooks/*',
    'subscribers:update': 'POST /api/newsletter/bounces',
  }),
  ...rows('readers of orders', {
    'quotes:read': 'GET /api/quotes/*',
    'team-order-proofs:read': 'GET /api/team-orders/*/proofs/*/pins',
  }),
  ...rows('senders of proofs', {
    'team-order-proofs:update': `
      POST /api/team-orders/*/proofs/*/pins
      POST /api/team-orders/*/proofs/*/pins/*/notes
      POST /api/team-orders/*/proofs/*/pins/*/resolve`,
  }),
  ...rows('sellers', {
    'quotes:create': 'POST /api/quotes',
    'quotes:update': `
      PATCH /api/quotes/*
      POST /api/quotes/*/send`,
    'returns:create': `
      POST /api/orders/*/returns
      POST /api/team-orders/*/returns`,
    'returns:update': `
      POST /api/returns/*/approve
      POST /api/returns/*/decline`,
  }),
  ...rows('packers', { 'returns:update': 'POST /api/returns/*/receive' }),
  ...rows('readers of orders', { 'returns:update': 'POST /api/returns/*/resolve' }),
  ...rows('bookkeepers', {
    'reports:read': `
      GET /api/reports
      GET /api/reports/*`,
    'orders:update': `
      POST /api/orders/*/payments
      POST /api/orders/*/credit-notes
      POST /api/orders/*/write-offs
      POST /api/orders/*/write-offs/undo
      POST /api/orders/*/payments/*/void`,
    'team-orders:update': `
      POST /api/team-orders/*/payments
      POST /api/team-orders/*/credit-notes
      POST /api/team-orders/*/write-offs
      POST /api/team-orders/*/write-offs/undo
      POST /api/team-orders/*/payments/*/void`,
    'orders:update team-orders:update': `
      POST /api/orders/*/payments/*/move
      POST /api/team-orders/*/payments/*/move`,
  }),
  ...rows('readers of orders', {
    'products:read or product-variations:read or customers:read or orders:read or team-orders:read': `
      POST /api/exports
      GET /api/exports/*
      GET /api/exports/*/file`,
    'products:create or products:update or product-variations:update or customers:create': `
      POST /api/imports
      GET /api/imports/*
      GET /api/imports/*/errors`,
  }),
];

/** Routes whose fields or tools have scopes of their own. */
export const BY_FIELD = ['POST /api/mcp'];

/** Verbs of the records that keys of staff, and of teams, may have scopes of: create, read, update, delete. */
export const KEY_VERBS: Record<string, [staff: string, teams: string]> = {
  products: ['crud', 'r'],
  'product-variations': ['crud', ''],
  categories: ['crud', 'r'],
  customers: ['crud', ''],
  orders: ['cru', ''],
  'order-status-changes': ['r', ''],
  'order-refunds': ['r', ''],
  'order-notes': ['r', ''],
  'order-payments': ['r', ''],
  invoices: ['r', 'r'],
  offers: ['crud', ''],
  'price-lists': ['crud', ''],
  'pattern-templates': ['crud', ''],
  'order-proofs': ['r', ''],
  quotes: ['cru', ''],
  'order-quotes': ['r', ''],
  'order-quote-versions': ['r', ''],
  reports: ['r', ''],
  returns: ['cu', ''],
  'order-returns': ['r', ''],
  'return-photos': ['r', ''],
  shipments: ['r', ''],
  teams: ['r', 'r'],
  'team-members': ['crud', 'cru'],
  'team-orders': ['ru', 'cru'],
  'size-requests': ['r', 'cru'],
  'size-replies': ['r', 'r'],
  'team-order-drafts': ['r', 'ru'],
  'team-order-proofs': ['ru', 'ru'],
  'team-order-events': ['r', 'r'],
  'design-assets': ['rd', 'crud'],
  'kit-documents': ['r', 'r'],
  'kit-designs': ['r', 'crud'],
  'kit-design-versions': ['r', ''],
  'kit-design-comments': ['rd', ''],
  inquiries: ['rud', ''],
  'inquiry-replies': ['r', ''],
  'inquiry-files': ['r', ''],
  subscribers: ['rud', ''],
  reviews: ['rud', 'r'],
  pages: ['crud', 'r'],
  components: ['crud', ''],
  media: ['crud', ''],
  'media-folders': ['crud', ''],
  redirects: ['crud', ''],
  webhooks: ['crud', ''],
  'activity-log': ['r', ''],
  'site-settings': ['ru', ''],
  'site-content': ['ru', ''],
  'delivery-settings': ['ru', ''],
  'tax-settings': ['ru', ''],
};

export const OWN_LISTS: readonly Row[] = [
  ...rows('a team', { 'of their collection': 'teams\nteam-people\nteam-orders\nteam-order-events\nteam-order-proofs' }),
  ...rows('managers and coaches', {
    'of their collection': `
      team-members
      size-requests
      size-replies
      team-order-drafts
      design-assets
      kit-designs`,
  }),
  ...rows('managers', { 'of their collection': 'api-keys' }),
];

export const GLOBALS: Record<string, readonly Caller[]> = {
  'delivery-settings': ADMINISTRATORS,
  'developer-settings': ADMINISTRATORS,
  'site-content': ['editor', ...ADMINISTRATORS],
  'site-settings': ['editor', ...ADMINISTRATORS],
  'tax-settings': ADMINISTRATORS,
};

export const FIELDS: readonly Row[] = [
  ...rows('everyone', {
    public: `
      search
      cart
      deliveryMethods
      trackOrder
      siteSettings
      menu
      pageBySlug
      pagePreview
      resolveRedirect
      sizeCharts
      kitRender
      placeOrder
      writeReview`,
    'no keys': 'meTeamPerson',
  }),
  ...rows('everyone but deactivated staff', { 'no keys': 'meAdminUser' }),
  ...rows('everyone but deactivated teams', { 'no keys': 'meTeam' }),
  ...rows('a team', { 'teams:read': 'me' }),
  ...rows('managers and coaches', { 'team-order-drafts:read': 'teamPrices' }),
  ...rows('managers', { 'team-orders:create': 'submitTeamOrder' }),
];
