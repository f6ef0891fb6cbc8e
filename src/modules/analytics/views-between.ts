import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** How often public pages were viewed from the day of `from` to the day of `to` (UTC), both included. */
export async function viewsBetween(payload: Payload, from: Date, to: Date): Promise<number> {
  const [row] = await query<{ views: number }>(
    payload,
    'select coalesce(sum(views), 0)::int as views from page_views where day between $1::date and $2::date',
    [dayOf(from), dayOf(to)],
  );
  return row?.views ?? 0;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
