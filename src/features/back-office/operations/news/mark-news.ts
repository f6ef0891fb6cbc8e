import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

type MarkNews = {
  payload: Payload;
  userId: string;
  /** Everything there is now where left out. */
  ids?: readonly string[];
};

const mark = (column: 'read_at' | 'cleared_at', value: 'now()' | 'null') => `
  insert into staff_news_states (user_id, news_id, ${column})
  select $1, id, ${value} from staff_news where $2::uuid[] is null or id = any($2)
  on conflict (user_id, news_id) do update set ${column} = excluded.${column}`;

export async function readNews({ payload, userId, ids }: MarkNews): Promise<void> {
  await query(payload, mark('read_at', 'now()'), [userId, ids ?? null]);
}

/** Takes news out of the list of this member of staff alone. */
export async function clearNews({ payload, userId, ids }: MarkNews): Promise<void> {
  await query(payload, mark('cleared_at', 'now()'), [userId, ids ?? null]);
}

/** Brings back what was just cleared. */
export async function restoreNews({ payload, userId, ids }: MarkNews & { ids: readonly string[] }): Promise<void> {
  await query(payload, mark('cleared_at', 'null'), [userId, ids]);
}
