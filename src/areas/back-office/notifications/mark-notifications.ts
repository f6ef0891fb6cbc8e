import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { NotificationChoice } from './notification-groups';

type MarkNotifications = {
  payload: Payload;
  userId: string;
  /** Everything there is now where left out. */
  choice?: NotificationChoice;
};

const mark = (column: 'read_at' | 'cleared_at') => `
  insert into staff_news_states (user_id, news_id, ${column})
  select $1, n.id, now() from staff_news n left join staff_news_states s on s.news_id = n.id and s.user_id = $1
   where s.cleared_at is null and ($2::uuid[] is null or n.id = any($2))
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

/**
 * Clears notifications from the list of this member of staff alone.
 * @returns how many, and when (ISO, to the microsecond), by which they come back.
 */
export async function clearNotifications({
  payload,
  userId,
  choice,
}: MarkNotifications): Promise<{ count: number; at: string }> {
  const rows = await query<{ at: string }>(payload, mark('cleared_at'), valuesOf(userId, choice));
  return { count: rows.length, at: rows[0]?.at ?? '' };
}

/** Brings back what was cleared at that time. */
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
