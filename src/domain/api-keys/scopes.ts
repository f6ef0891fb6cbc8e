export const VERBS = ['read', 'create', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

export const PUBLIC_SCOPE = 'public';
/** Scope of a program that orders for others: its orders are counted by key. */
export const SELLING_SCOPE = 'orders:create';

export const VERB_LABELS: Record<Verb, string> = { read: 'Read', create: 'Create', update: 'Change', delete: 'Delete' };

/** `teams` as well: verbs that a team’s own calls take, besides those that its role gives it over REST; `ours`: its label for teams. */
type Reach = { label: string; staff: readonly Verb[]; teams?: readonly Verb[]; ours?: string };

const R = ['read'] as const;
const RU = ['read', 'update'] as const;
const RD = ['read', 'delete'] as const;
const RUD = ['read', 'update', 'delete'] as const;

/** Webhooks, quotes, returns and reports are no collections. Collections and globals out of reach are accounts, keys, security, and records of our own machinery. */
const REACH = {
  products: { label: 'Products', staff: VERBS, teams: R },
  'product-variations': { label: 'Stock and variations', staff: VERBS },
  categories: { label: 'Categories', staff: VERBS, teams: R },
  orders: { label: 'Orders', staff: ['read', 'create', 'update'] },
  'order-status-changes': { label: 'Order history', staff: R },
  'order-payments': { label: 'Payments', staff: R },
  'order-refunds': { label: 'Refunds', staff: R },
  'order-notes': { label: 'Order notes', staff: R },
  'order-proofs': { label: 'Proofs of orders', staff: R },
  shipments: { label: 'Parcels', staff: R },
  quotes: { label: 'Quotes', staff: ['read', 'create', 'update'] },
  'order-quotes': { label: 'Records of quotes', staff: R },
  'order-quote-versions': { label: 'Quotes as sent', staff: R },
  returns: { label: 'Returns', staff: ['create', 'update'] },
  'order-returns': { label: 'Records of returns', staff: R },
  'return-photos': { label: 'Photos of returns', staff: R },
  invoices: { label: 'Invoices', staff: R, teams: R },
  reports: { label: 'Reports', staff: R },
  customers: { label: 'Customers', staff: VERBS },
  offers: { label: 'Offers', staff: VERBS },
  'price-lists': { label: 'Price lists', staff: VERBS },
  'pattern-templates': { label: 'Pattern templates', staff: VERBS },
  teams: { label: 'Clubs', staff: R, teams: R, ours: 'Your team' },
  'team-members': { label: 'Players', staff: VERBS, teams: ['read', 'create', 'update'] },
  'team-orders': { label: 'Club orders', staff: RU, teams: ['read', 'create', 'update'], ours: 'Orders' },
  'team-order-events': { label: 'Club order history', staff: R, teams: R, ours: 'Order history' },
  'team-order-proofs': { label: 'Proofs of club orders', staff: RU, teams: RU, ours: 'Proofs' },
  'team-order-drafts': { label: 'Drafts of club orders', staff: R, teams: RU, ours: 'Order drafts' },
  'size-requests': { label: 'Size forms', staff: R, teams: ['read', 'create', 'update'] },
  'size-replies': { label: 'Answers to size forms', staff: R, teams: R },
  'design-assets': { label: 'Design assets', staff: RD, teams: VERBS },
  'kit-designs': { label: 'Kit designs', staff: R, teams: VERBS },
  'kit-design-versions': { label: 'Versions of kit designs', staff: R },
  'kit-design-comments': { label: 'Comments on kit designs', staff: RD },
  'kit-documents': { label: 'Kits', staff: R, teams: R },
  inquiries: { label: 'Enquiries', staff: RUD },
  'inquiry-replies': { label: 'Replies to enquiries', staff: R },
  'inquiry-files': { label: 'Files of enquiries', staff: R },
  subscribers: { label: 'Newsletter subscribers', staff: RUD },
  reviews: { label: 'Reviews', staff: RUD, teams: R },
  pages: { label: 'Pages', staff: VERBS, teams: R },
  components: { label: 'Page components', staff: VERBS },
  media: { label: 'Media', staff: VERBS },
  'media-folders': { label: 'Media folders', staff: VERBS },
  redirects: { label: 'Redirects', staff: VERBS },
  webhooks: { label: 'Webhooks', staff: VERBS },
  'activity-log': { label: 'Activity log', staff: R },
  'site-settings': { label: 'Shop settings', staff: RU },
  'site-content': { label: 'Site content', staff: RU },
  'delivery-settings': { label: 'Delivery settings', staff: RU },
  'tax-settings': { label: 'Tax settings', staff: RU },
} as const satisfies Record<string, Reach>;

type Reached = keyof typeof REACH;
export type Scope = `${Reached}:${Verb}` | typeof PUBLIC_SCOPE;
export type KeyKind = 'staff' | 'teams';

export function isOffered(slug: string, verb: Verb): slug is Reached {
  const reach: Reach | undefined = Object.hasOwn(REACH, slug) ? REACH[slug as Reached] : undefined;
  return reach !== undefined && (reach.staff.includes(verb) || (reach.teams ?? []).includes(verb));
}

export const scopeRows = (kind: KeyKind): { slug: Reached; label: string; verbs: readonly Verb[] }[] =>
  (Object.entries(REACH) as [Reached, Reach][]).flatMap(([slug, reach]) => {
    const verbs = reach[kind] ?? [];
    return verbs.length > 0 ? [{ slug, label: labelOf(reach, kind), verbs }] : [];
  });

const labelOf = ({ label, ours }: Reach, kind: KeyKind): string => (kind === 'teams' && ours) || label;

export const scopesOf = (kind: KeyKind): Scope[] => [
  PUBLIC_SCOPE,
  ...scopeRows(kind).flatMap(({ slug, verbs }) => verbs.map((verb): Scope => `${slug}:${verb}`)),
];

/** True for a key that may be read by anyone: it only identifies a program. */
export const isPublishable = (scopes: readonly string[]): boolean => scopes.every((scope) => scope === PUBLIC_SCOPE);

/** As 'Orders: read, change · Products: read'. */
export function scopeSummary(scopes: readonly string[], kind: KeyKind): string {
  if (isPublishable(scopes)) return 'What every visitor can';
  const verbs = new Map<string, string[]>();
  for (const scope of scopes) {
    const [slug = '', verb = ''] = scope.split(':');
    verbs.set(slug, [...(verbs.get(slug) ?? []), (VERB_LABELS[verb as Verb] ?? verb).toLowerCase()]);
  }
  const nameOf = (slug: string) => (Object.hasOwn(REACH, slug) ? labelOf(REACH[slug as Reached], kind) : slug);
  return [...verbs].map(([slug, names]) => `${nameOf(slug)}: ${names.join(', ')}`).join(' · ');
}
