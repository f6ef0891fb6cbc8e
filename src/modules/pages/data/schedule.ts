import type { Payload } from 'payload';
import { isKept } from '@/data/pages';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** By the times in the newest version of each page. */
const DUE = `
  select p.id from cms_pages p join _cms_pages_v v on v.parent_id = p.id and v.latest
   where ${isKept()} and (v.version_publish_at <= now() or v.version_unpublish_at <= now())`;

export async function isSomeDue(payload: Payload): Promise<boolean> {
  const rows = await query(payload, `${DUE} limit 1`, []);
  return rows.length > 0;
}

/** Skips pages that another process has locked. */
export async function lockDue({ client }: Session): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `${DUE} order by least(v.version_publish_at, v.version_unpublish_at) limit 1 for no key update of p skip locked`,
  );
  const [due] = rows;
  if (!due) return undefined;
  // Another process may have followed it after this one had read its times.
  const { rowCount } = await client.query(`${DUE} and p.id = $1`, [due.id]);
  return rowCount ? due.id : undefined;
}

/** A schedule is no part of what a page says: it neither makes a version nor counts as a save. */
export async function writeSchedule(
  { client }: Session,
  id: string,
  { publishAt, unpublishAt }: Record<'publishAt' | 'unpublishAt', string | null>,
): Promise<void> {
  await client.query(
    `with newest as (
       update _cms_pages_v set version_publish_at = $2, version_unpublish_at = $3 where parent_id = $1 and latest)
     update cms_pages set publish_at = $2, unpublish_at = $3 where id = $1`,
    [id, publishAt, unpublishAt],
  );
}
