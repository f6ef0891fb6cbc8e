import type { Session } from '@/lib/database/sessions';

export type PublicationStatus = { slug: string; isPublished: boolean; isHomepage: boolean; isDeleted: boolean };

/** As stored now, locked until the transaction ends; undefined for a page that is gone. */
export async function lockPublicationStatus({ client }: Session, id: string): Promise<PublicationStatus | undefined> {
  const { rows } = await client.query<PublicationStatus>(
    `select slug, coalesce(is_published, false) as "isPublished", coalesce(is_homepage, false) as "isHomepage",
            deleted_at is not null as "isDeleted"
       from cms_pages where id = $1 for no key update`,
    [id],
  );
  return rows[0];
}

/** True if a version of the page was ever published under this slug. */
export async function wasPublishedAs({ client }: Session, id: string, slug: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from _cms_pages_v where parent_id = $1 and version_slug = $2 and version__status = 'published' limit 1`,
    [id, slug],
  );
  return Boolean(rowCount);
}

export async function deleteRedirectFrom({ client }: Session, slug: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from cms_redirects where "from" = $1', [`/${slug}`]);
  return Boolean(rowCount);
}

export async function storeRedirect({ client }: Session, slug: string, pageId: string): Promise<void> {
  await client.query(
    `insert into cms_redirects ("from", page_id, is_automatic) values ($1, $2, true)
     on conflict ("from") do update set page_id = excluded.page_id, "to" = null, is_automatic = true, updated_at = now()`,
    [`/${slug}`, pageId],
  );
}

export async function deleteAutomaticRedirects({ client }: Session, pageId: unknown): Promise<void> {
  await client.query('delete from cms_redirects where page_id = $1 and is_automatic', [pageId]);
}
