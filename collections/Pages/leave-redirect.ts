import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { purgeTags } from '@/domain/cache/cache-plan';
import { purgeAfterCommit } from '@/lib/database/purge-after-commit';
import { currentTransaction } from '@/lib/database/transaction';
import type { Page } from '@/payload-types';
import { getPreviousStatus, getPublicationStatus, type PublicationStatus } from './publication-status';

/**
 * Redirects from a published page’s former address to the page, not to its new address, so that renaming it again makes
 * no chain. A redirect from the address it has now is removed.
 */
export const leaveRedirect: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  const now = await getPublicationStatus(req, doc.id);
  const then = await getPreviousStatus(req, doc.id);
  if (!now?.isPublished || (then?.isPublished && then.slug === now.slug)) return;
  const { client } = await currentTransaction(req);
  const { rowCount: freed } = await client.query('delete from cms_redirects where "from" = $1', [`/${now.slug}`]);
  const moved = then !== undefined && then.slug !== now.slug && (await wasPublished(req, doc.id, then));
  if (moved) {
    await client.query(
      `insert into cms_redirects ("from", page_id, is_automatic) values ($1, $2, true)
       on conflict ("from") do update set page_id = excluded.page_id, "to" = null, is_automatic = true, updated_at = now()`,
      [`/${then.slug}`, doc.id],
    );
  }
  if (moved || freed) await purgeAfterCommit(req, purgeTags({ collection: 'redirects' }));
};

/** Visitors may know the address of a page that was taken offline before it was renamed. */
async function wasPublished(
  req: PayloadRequest,
  id: string,
  { slug, isPublished }: PublicationStatus,
): Promise<boolean> {
  if (isPublished) return true;
  const { client } = await currentTransaction(req);
  const { rowCount } = await client.query(
    `select 1 from _cms_pages_v where parent_id = $1 and version_slug = $2 and version__status = 'published' limit 1`,
    [id, slug],
  );
  return Boolean(rowCount);
}

/** Deletes a page’s automatic redirects with it. */
export const removeRedirects: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { client } = await currentTransaction(req);
  await client.query('delete from cms_redirects where page_id = $1 and is_automatic', [id]);
};
