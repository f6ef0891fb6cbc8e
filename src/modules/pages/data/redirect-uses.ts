import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** In one order, so that processes do not wait for each other in a circle. */
export async function addUses(
  payload: Payload,
  counts: readonly (readonly [id: string, times: number])[],
): Promise<void> {
  await query(
    payload,
    `insert into redirect_uses (redirect_id, uses, last_used_at)
     select r.id, counted.times, now() from unnest($1::uuid[], $2::int[]) as counted (id, times)
       join cms_redirects r on r.id = counted.id order by r.id
     on conflict (redirect_id) do update
       set uses = redirect_uses.uses + excluded.uses, last_used_at = excluded.last_used_at`,
    [counts.map(([id]) => id), counts.map(([, times]) => times)],
  );
}
