import type { NotificationKind } from '@/domain/staff/notification-preferences';

export interface NotificationItem {
  id: string;
  kind: NotificationKind;
  title: string;
  body: string;
  href: string;
  read: boolean;
  createdAt: string;
}

export type KindGroup = {
  kind: NotificationKind;
  /** Includes those beyond `items`. */
  count: number;
  unread: number;
  items: NotificationItem[];
};

export type Notifications = { groups: KindGroup[]; unread: number };

export const NO_NOTIFICATIONS: Notifications = { groups: [], unread: 0 };

export type NotificationChoice = { ids: string[] } | { kind?: NotificationKind; upTo: string };

const KINDS: Record<NotificationKind, { many: string; href: string }> = {
  order: { many: 'new orders', href: '/admin/orders' },
  team_order: { many: 'new team orders', href: '/admin/orders?kind=team' },
  proof: { many: 'new proof decisions', href: '/admin/orders?kind=team' },
  return: { many: 'news of returns', href: '/admin/returns' },
  quote: { many: 'new quote requests', href: '/admin/inbox' },
  message: { many: 'new messages', href: '/admin/inbox' },
  review: { many: 'new reviews', href: '/admin/reviews' },
  low_stock: { many: 'new low stock warnings', href: '/admin/products?stock=low' },
  system: { many: 'new system notices', href: '/admin/settings?tab=system' },
};

export type NotificationLine = Omit<NotificationItem, 'id'> & {
  choice: NotificationChoice;
  others: NotificationItem[];
  more: number;
};

export function lineOf({ kind, count, unread, items }: KindGroup): NotificationLine | undefined {
  const [latest] = items;
  if (!latest) return undefined;
  if (unread > 1) {
    return {
      ...latest,
      title: `${unread} ${KINDS[kind].many}`,
      body: [`Latest: ${latest.title}`, latest.body].filter(Boolean).join('. '),
      href: KINDS[kind].href,
      read: false,
      choice: { kind, upTo: latest.id },
      others: items,
      more: count - items.length,
    };
  }
  const { id, ...single } = items.find(({ read }) => !read) ?? latest;
  return {
    ...single,
    choice: { ids: [id] },
    others: items.filter((item) => item.id !== id),
    more: count - items.length,
  };
}

const isChosen = (choice: NotificationChoice, { id, kind, read }: NotificationItem): boolean =>
  'ids' in choice ? choice.ids.includes(id) : !choice.kind || (choice.kind === kind && !read);

export function afterwards(
  notifications: Notifications,
  choice: NotificationChoice,
  what: 'read' | 'cleared',
): Notifications {
  const groups = notifications.groups.flatMap((group): KindGroup[] => {
    const chosen = group.items.filter((item) => isChosen(choice, item));
    const isWhole = 'upTo' in choice && (!choice.kind || choice.kind === group.kind);
    const fresh = isWhole ? group.unread : chosen.filter(({ read }) => !read).length;
    const unread = group.unread - fresh;
    if (what === 'read') {
      const items = group.items.map((item) => (chosen.includes(item) ? { ...item, read: true } : item));
      return [{ ...group, unread, items }];
    }
    const gone = isWhole && choice.kind ? fresh : isWhole ? group.count : chosen.length;
    const items = group.items.filter((item) => !chosen.includes(item));
    return items.length > 0 ? [{ ...group, unread, items, count: group.count - gone }] : [];
  });
  return { groups, unread: groups.reduce((sum, { unread }) => sum + unread, 0) };
}
