/** Writes of publishing past Payload, in the published page and in its newest version, under the page’s lock. */
import type { Session } from '@/lib/database/sessions';

/** @param revision of the draft that the page keeps. */
export async function setOffline({ client }: Session, id: string, revision: number | null | undefined): Promise<void> {
  await client.query(
    `update cms_pages set is_published = false, _status = 'draft', unpublish_at = null, revision = $2, updated_at = now()
      where id = $1`,
    [id, revision],
  );
}

/** Newest versions, too: the next save of either page writes the flag back from there. */
export async function swapHomepage({ client }: Session, id: string): Promise<{ id: string; title: string }[]> {
  const { rows } = await client.query<{ id: string; title: string }>(
    'update cms_pages set is_homepage = false where is_homepage and id <> $1 returning id, title',
    [id],
  );
  await client.query('update cms_pages set is_homepage = true where id = $1', [id]);
  await client.query(
    `update _cms_pages_v set version_is_homepage = (parent_id = $1)
      where latest and version_is_homepage is distinct from (parent_id = $1)`,
    [id],
  );
  return rows;
}

/** In the page and in its newest version, by which Payload and the schedule see it. */
export async function setDeletedAt({ client }: Session, id: string, at: Date | null): Promise<void> {
  await client.query(
    `with newest as (update _cms_pages_v set version_deleted_at = $2 where parent_id = $1 and latest)
     update cms_pages set deleted_at = $2 where id = $1`,
    [id, at],
  );
}
