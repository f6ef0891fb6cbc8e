/** One table of what staff may do. Built-in roles and a shop’s own roles are sets of it. */

const AREAS = {
  orders: 'Orders, quotes and production',
  products: 'Products, stock, categories and offers',
  vouchers: 'Gift vouchers',
  customers: 'Customers',
  teams: 'Clubs, players and designs',
  inquiries: 'Inbox',
  newsletter: 'Newsletter',
  reviews: 'Reviews',
} as const;
type Area = keyof typeof AREAS;

const ACTS = {
  'prices:write': 'Change prices of orders and quotes, give discounts',
  'production:write': 'Move orders into production',
  'despatch:write': 'Pack and despatch orders',
  'proofs:write': 'Send proofs to customers',
  'notes:write': 'Write notes on orders',
  'invoices:read': 'See invoices, payments and statements',
  'payments:write': 'Record and correct payments, send reminders',
  'credit-notes:write': 'Issue credit notes and refunds, write off bad debt',
  'bank:write': 'Match bank statements',
  'reports:read': 'See reports and journals',
  'settings:write': 'Shop settings, backups, API keys and webhooks',
  'activity:read': 'See the activity log',
} as const;

const SITE_ACTS = {
  'pages:read-drafts': 'See drafts of pages',
  'pages:write': 'Write and publish pages',
  'components:write': 'Components of pages',
  'site:write': 'Brand, texts and redirects',
  'analytics:read': 'See page views',
  'media:write': 'Upload and change pictures',
} as const;

/** No other role may have them, so that nobody can give away more than they have. */
const OWNERS_ACTS = ['staff:write', 'roles:write', 'bank-details:write'] as const;

type Verb = 'read' | 'write';
export type GrantedPermission = `${Area}:${Verb}` | keyof typeof ACTS | keyof typeof SITE_ACTS;
type OwnersPermission = (typeof OWNERS_ACTS)[number];
/** Entering follows from any permission there. */
export type Permission = GrantedPermission | OwnersPermission | 'back-office:enter' | 'cms:enter';

type Choice<Value> = { value: Value; label: string };
const choicesIn = <Value extends string>(acts: Readonly<Record<Value, string>>) =>
  (Object.entries(acts) as [Value, string][]).map(([value, label]): Choice<Value> => ({ value, label }));

export const AREA_ROWS = choicesIn(AREAS).map(({ value, label }) => ({
  label,
  read: `${value}:read` as const,
  write: `${value}:write` as const,
}));
export const ACT_CHOICES = choicesIn(ACTS);
export const SITE_CHOICES = choicesIn(SITE_ACTS);

const OF_AREAS = AREA_ROWS.flatMap(({ read, write }) => [read, write]);
const OF_BACK_OFFICE: readonly Permission[] = [...OF_AREAS, ...ACT_CHOICES.map(({ value }) => value), ...OWNERS_ACTS];
const OF_CMS: readonly Permission[] = SITE_CHOICES.map(({ value }) => value).filter((each) => each !== 'media:write');

export const GRANTED_PERMISSIONS: readonly GrantedPermission[] = [
  ...OF_AREAS,
  ...ACT_CHOICES.map(({ value }) => value),
  ...SITE_CHOICES.map(({ value }) => value),
];
export const PERMISSIONS: readonly Permission[] = [
  'back-office:enter',
  'cms:enter',
  ...GRANTED_PERMISSIONS,
  ...OWNERS_ACTS,
];

const SEES_MONEY = ['orders:read', 'invoices:read'] as const;
const NEEDS: Partial<Record<GrantedPermission, readonly GrantedPermission[]>> = {
  ...Object.fromEntries(AREA_ROWS.map(({ read, write }) => [write, [read]])),
  'products:write': ['products:read', 'media:write'],
  'prices:write': ['orders:read', 'orders:write'],
  'production:write': ['orders:read'],
  'despatch:write': ['orders:read'],
  'proofs:write': ['orders:read'],
  'notes:write': ['orders:read'],
  'invoices:read': ['orders:read'],
  'payments:write': SEES_MONEY,
  'credit-notes:write': SEES_MONEY,
  'bank:write': [...SEES_MONEY, 'payments:write'],
  'reports:read': SEES_MONEY,
  'pages:write': ['pages:read-drafts', 'media:write'],
  'components:write': ['media:write'],
  'site:write': ['media:write'],
};

/** In the table’s sequence, with what they need; whatever is unknown is left out. */
export function completePermissions(chosen: readonly unknown[]): GrantedPermission[] {
  const known = GRANTED_PERMISSIONS.filter((each) => chosen.includes(each));
  const needed = known.flatMap((each) => NEEDS[each] ?? []);
  return GRANTED_PERMISSIONS.filter((each) => known.includes(each) || needed.includes(each));
}

export const ROLES = [
  'owner',
  'administrator',
  'sales',
  'production',
  'warehouse',
  'bookkeeper',
  'content_manager',
  'own',
] as const;
export type Role = (typeof ROLES)[number];
type BuiltInRole = Exclude<Role, 'own'>;
export const BUILT_IN_ROLES = ROLES.filter((role): role is BuiltInRole => role !== 'own');

export const ROLE_LABELS: Record<Role, string> = {
  owner: 'Owner',
  administrator: 'Administrator',
  sales: 'Sales',
  production: 'Production',
  warehouse: 'Warehouse',
  bookkeeper: 'Bookkeeper',
  content_manager: 'Content manager',
  own: 'Role of your own',
};

export const ROLE_SUMMARIES: Record<BuiltInRole, string> = {
  owner: 'Everything, with bank details, staff and roles.',
  administrator: 'Everything but bank details, staff and roles.',
  sales: 'Orders, quotes, proofs, customers, clubs and the inbox; sees products, invoices and payments.',
  production: 'Makes orders: production, proofs and notes; sees products and clubs.',
  warehouse: 'Packs and despatches orders; sees products and stock.',
  bookkeeper:
    'Payments, credit notes, gift vouchers, the bank and reports; sees orders, products, customers and clubs.',
  content_manager: 'The site alone: pages, pictures and texts.',
};

const CONTENT = SITE_CHOICES.map(({ value }) => value);

const BUILT_IN: Record<BuiltInRole, readonly Permission[]> = {
  owner: PERMISSIONS,
  administrator: entering(GRANTED_PERMISSIONS),
  sales: entering(
    completePermissions([
      ...['orders:write', 'prices:write', 'customers:write', 'teams:write', 'inquiries:write'],
      ...['products:read', 'reviews:read', 'proofs:write', 'notes:write', 'invoices:read', 'vouchers:read'],
    ]),
  ),
  production: entering(
    completePermissions(['production:write', 'proofs:write', 'notes:write', 'products:read', 'teams:read']),
  ),
  warehouse: entering(completePermissions(['despatch:write', 'notes:write', 'products:read'])),
  bookkeeper: entering(
    completePermissions([
      ...['payments:write', 'credit-notes:write', 'bank:write', 'reports:read', 'notes:write'],
      ...['products:read', 'customers:read', 'teams:read', 'vouchers:write'],
    ]),
  ),
  content_manager: entering(CONTENT),
};

function entering(granted: readonly GrantedPermission[]): readonly Permission[] {
  const holds = (ofPlace: readonly Permission[]) => granted.some((each) => ofPlace.includes(each));
  return [
    ...(holds(OF_BACK_OFFICE) ? (['back-office:enter'] as const) : []),
    ...(holds(OF_CMS) ? (['cms:enter'] as const) : []),
    ...granted,
  ];
}

/** @param chosen of a shop’s own role. An unknown role, or none, grants nothing. */
export function permissionsOf(role: string | null | undefined, chosen: readonly unknown[] = []): readonly Permission[] {
  if (role === 'own') return entering(completePermissions(chosen));
  return Object.hasOwn(BUILT_IN, role ?? '') ? BUILT_IN[role as BuiltInRole] : [];
}

/** @param chosen a built-in role, or the id of one of the shop’s own */
export function roleFields(chosen: string): { role: Role; ownRole: string | null } {
  const role = BUILT_IN_ROLES.find((known) => known === chosen);
  return role ? { role, ownRole: null } : { role: 'own', ownRole: chosen };
}

export const rolesWith = (permission: Permission): BuiltInRole[] =>
  BUILT_IN_ROLES.filter((role) => BUILT_IN[role].includes(permission));
