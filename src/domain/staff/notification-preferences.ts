import type { GrantedPermission } from './permissions';

export const NOTIFICATION_KINDS = [
  'order',
  'team_order',
  'proof',
  'return',
  'quote',
  'message',
  'review',
  'low_stock',
  'system',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_KIND_LABELS: Record<NotificationKind, string> = {
  order: 'New orders',
  team_order: 'New team orders',
  proof: 'Proof decisions',
  return: 'Returns',
  quote: 'Quote requests',
  message: 'Messages',
  review: 'Reviews',
  low_stock: 'Low stock',
  system: 'System notices',
};

export const NOTIFICATION_PERMISSIONS: Record<NotificationKind, GrantedPermission> = {
  order: 'orders:read',
  team_order: 'orders:read',
  proof: 'orders:read',
  return: 'orders:read',
  quote: 'inquiries:read',
  message: 'inquiries:read',
  review: 'reviews:read',
  low_stock: 'products:read',
  system: 'settings:write',
};

/** Stores `hidden` kinds, so that later kinds are shown by default. */
export type NotificationPreferences = { hidden: NotificationKind[]; mailed: NotificationKind[] };

export const NOTIFICATION_GROUPS = [
  {
    value: 'email',
    label: 'Email Notifications',
    description: 'Choose what we email you about.',
    kinds: NOTIFICATION_KINDS,
  },
  {
    value: 'orders',
    label: 'Order Alerts',
    description: 'Notifications about customers and teams.',
    kinds: ['order', 'team_order', 'proof', 'return', 'quote', 'message', 'review'],
  },
  {
    value: 'system',
    label: 'System Updates',
    description: 'Notifications about stock and the system.',
    kinds: ['low_stock', 'system'],
  },
] as const satisfies readonly {
  value: string;
  label: string;
  description: string;
  kinds: readonly NotificationKind[];
}[];

export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];
export type NotificationGroupValue = NotificationGroup['value'];

export function preferencesOf(stored: unknown): NotificationPreferences {
  const { hidden, mailed } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return { hidden: kindsIn(hidden), mailed: kindsIn(mailed) };
}

export function shownKinds(stored: unknown): NotificationKind[] {
  const { hidden } = preferencesOf(stored);
  return NOTIFICATION_KINDS.filter((kind) => !hidden.includes(kind));
}

export function chosenKinds(preferences: NotificationPreferences, group: NotificationGroup): NotificationKind[] {
  const { hidden, mailed } = preferences;
  return group.kinds.filter((kind) => (group.value === 'email' ? mailed.includes(kind) : !hidden.includes(kind)));
}

export function withChosenKinds(
  preferences: NotificationPreferences,
  group: NotificationGroup,
  chosen: readonly NotificationKind[],
): NotificationPreferences {
  if (group.value === 'email')
    return { ...preferences, mailed: NOTIFICATION_KINDS.filter((kind) => chosen.includes(kind)) };
  const kinds: readonly NotificationKind[] = group.kinds;
  const hides = (kind: NotificationKind) =>
    kinds.includes(kind) ? !chosen.includes(kind) : preferences.hidden.includes(kind);
  return { ...preferences, hidden: NOTIFICATION_KINDS.filter(hides) };
}

function kindsIn(list: unknown): NotificationKind[] {
  return Array.isArray(list) ? NOTIFICATION_KINDS.filter((kind) => list.includes(kind)) : [];
}
