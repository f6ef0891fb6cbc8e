import type { Payload } from 'payload';
import type { NotificationKind } from '@/domain/staff/notification-preferences';
import { query } from '@/lib/database/query';
import type { Notifications, NotificationItem } from './notification-groups';

/** Listed of each kind at most, and for how long, days. */
const LIMIT = 20;
const DAYS = 30;

type ListNotifications = { payload: Payload; userId: string; kinds: readonly NotificationKind[] };
type Row = Omit<NotificationItem, 'createdAt'> & { createdAt: Date; total: number; fresh: number };

/** What a member of staff has not cleared of the kinds they want to see, grouped by kind. */
export async function listNotifications({ payload, userId, kinds }: ListNotifications): Promise<Notifications> {
  const rows = await query<Row>(
    payload,
    `select id, kind, title, body, href, read, created_at as "createdAt", total::int, fresh::int from (
       select n.*, s.read_at is not null as read,
              row_number() over (partition by n.kind order by n.created_at desc, n.id desc) as place,
              count(*) over (partition by n.kind) as total,
              count(*) filter (where s.read_at is null) over (partition by n.kind) as fresh
         from staff_news n left join staff_news_states s on s.news_id = n.id and s.user_id = $1
        where s.cleared_at is null and n.kind = any($2) and n.created_at > now() - make_interval(days => ${DAYS})) notifications
      where place <= ${LIMIT} order by created_at desc, id desc`,
    [userId, kinds],
  );
  const groups = new Map<NotificationKind, Notifications['groups'][number]>();
  for (const { total, fresh, createdAt, ...item } of rows) {
    const group = groups.get(item.kind) ?? { kind: item.kind, count: total, unread: fresh, items: [] };
    group.items.push({ ...item, createdAt: createdAt.toISOString() });
    groups.set(item.kind, group);
  }
  return { groups: [...groups.values()], unread: [...groups.values()].reduce((sum, { unread }) => sum + unread, 0) };
}
