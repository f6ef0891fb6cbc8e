/** What a member of staff wants to be told of, and how (spec §2 /admin/settings, Notifications). */

/** The kinds of news staff can be told of (design §1: new orders, quotes, messages, reviews, proofs answered, low stock). */
export const NEWS_KINDS = [
  'order',
  'team_order',
  'proof',
  'quote',
  'message',
  'review',
  'low_stock',
  'system',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const NEWS_KIND_LABELS: Record<NewsKind, string> = {
  order: 'New orders',
  team_order: 'New team orders',
  proof: 'Answers to proofs',
  quote: 'Quote requests',
  message: 'Messages',
  review: 'Reviews',
  low_stock: 'Low stock',
  system: 'News of the system',
};

/** What is `hidden` rather than what is shown: a kind that comes later is shown until somebody hides it. */
export type NotificationPreferences = { hidden: NewsKind[]; mailed: NewsKind[] };

export const NOTIFICATION_GROUPS = [
  {
    value: 'email',
    label: 'Email Notifications',
    description: 'What you get a letter about.',
    kinds: NEWS_KINDS,
  },
  {
    value: 'orders',
    label: 'Order Alerts',
    description: 'What the bell shows of customers and teams.',
    kinds: ['order', 'team_order', 'proof', 'quote', 'message', 'review'],
  },
  {
    value: 'system',
    label: 'System Updates',
    description: 'What the bell shows of stock and system.',
    kinds: ['low_stock', 'system'],
  },
] as const satisfies readonly { value: string; label: string; description: string; kinds: readonly NewsKind[] }[];

export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];
export type NotificationGroupValue = NotificationGroup['value'];

/** The preferences as they are stored; all news in the bell and none by mail where nothing is. */
export function preferencesOf(stored: unknown): NotificationPreferences {
  const { hidden, mailed } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return { hidden: kindsIn(hidden), mailed: kindsIn(mailed) };
}

/** The kinds of news that the bell shows. */
export function shownKinds(stored: unknown): NewsKind[] {
  const { hidden } = preferencesOf(stored);
  return NEWS_KINDS.filter((kind) => !hidden.includes(kind));
}

/** What is ticked in one group of the settings. */
export function chosenKinds(preferences: NotificationPreferences, group: NotificationGroup): NewsKind[] {
  const { hidden, mailed } = preferences;
  return group.kinds.filter((kind) => (group.value === 'email' ? mailed.includes(kind) : !hidden.includes(kind)));
}

/** The preferences after one group was set to these kinds; the other groups stay as they are. */
export function withChosenKinds(
  preferences: NotificationPreferences,
  group: NotificationGroup,
  chosen: readonly NewsKind[],
): NotificationPreferences {
  if (group.value === 'email') return { ...preferences, mailed: NEWS_KINDS.filter((kind) => chosen.includes(kind)) };
  const kinds: readonly NewsKind[] = group.kinds;
  const hides = (kind: NewsKind) => (kinds.includes(kind) ? !chosen.includes(kind) : preferences.hidden.includes(kind));
  return { ...preferences, hidden: NEWS_KINDS.filter(hides) };
}

function kindsIn(list: unknown): NewsKind[] {
  return Array.isArray(list) ? NEWS_KINDS.filter((kind) => list.includes(kind)) : [];
}
