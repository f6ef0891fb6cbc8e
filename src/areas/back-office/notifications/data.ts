import type { Payload } from 'payload';
import type { NotificationKind } from '@/domain/staff/notification-preferences';
import { query } from '@/lib/database/query';
import type { Notifications, NotificationItem, NotificationChoice } from './notification-groups';

const LIMIT = 20;
const DAYS = 30;

type ListNotifications = { payload: Payload; userId: string; kinds: readonly NotificationKind[] };
type Row = Omit<NotificationItem, 'createdAt'> & { createdAt: Date; total: number; fresh: number };

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

type MarkNotifications = {
  payload: Payload;
  userId: string;
  choice?: NotificationChoice;
};

const mark = (column: 'read_at' | 'cleared_at') => `
  insert into staff_news_states (user_id, news_id, ${column})
  select $1, n.id, now() from staff_news n left join staff_news_states s on s.news_id = n.id and s.user_id = $1
   where s.cleared_at is null and n.created_at > now() - make_interval(days => ${DAYS}) and ($2::uuid[] is null or n.id = any($2))
     and ($3::uuid is null or n.created_at <= (select created_at from staff_news where id = $3))
     and ($4::text is null or (n.kind = $4 and s.read_at is null))
  on conflict (user_id, news_id) do update set ${column} = excluded.${column}
  returning to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;

const valuesOf = (userId: string, choice: NotificationChoice | undefined) => {
  const { ids, upTo, kind }: { ids?: string[]; upTo?: string; kind?: string } = choice ?? {};
  return [userId, ids ?? null, upTo ?? null, kind ?? null];
};

export async function markNotificationsRead({ payload, userId, choice }: MarkNotifications): Promise<void> {
  await query(payload, mark('read_at'), valuesOf(userId, choice));
}

/** Clears for this user only; returns the count and the time (ISO, to the microsecond) that restores them. */
export async function clearNotifications({
  payload,
  userId,
  choice,
}: MarkNotifications): Promise<{ count: number; at: string }> {
  const rows = await query<{ at: string }>(payload, mark('cleared_at'), valuesOf(userId, choice));
  return { count: rows.length, at: rows[0]?.at ?? '' };
}

export async function restoreNotifications({
  payload,
  userId,
  at,
}: Omit<MarkNotifications, 'choice'> & { at: string }): Promise<void> {
  await query(
    payload,
    'update staff_news_states set cleared_at = null where user_id = $1 and cleared_at = $2::timestamptz',
    [userId, at],
  );
}
