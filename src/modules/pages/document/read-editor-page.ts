import type { Payload, PayloadRequest } from 'payload';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { query } from '@/lib/database/query';
import { currentTransaction } from '@/lib/database/transaction';
import type { AdminUser } from '@/payload-types';
import { documentOf } from './page-document';

type PublicationStatus = Pick<EditorPage, 'isPublished' | 'isHomepage' | 'savedBy'>;

/** The page’s publication status, and who saved its draft last: editors see each other's names, not accounts. */
const STATUS_QUERY = `
  select p.is_published as "isPublished", p.is_homepage as "isHomepage", u.full_name as "savedBy"
    from cms_pages p left join admin_users u on u.id = $2 where p.id = $1`;

/**
 * A page as an editor opens it: the latest draft, which may be ahead of what visitors see. Nothing where there is none,
 * or it is in the trash.
 * @param req where the page is read in a transaction, so that it shows what that has written.
 */
export async function readEditorPage(
  payload: Payload,
  user: AdminUser,
  id: string,
  req?: PayloadRequest,
): Promise<EditorPage | undefined> {
  const page = await payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    user: { ...user, collection: 'admin-users' },
    overrideAccess: false,
    ...(req && { req }),
  });
  if (!page) return undefined;
  const values = [id, page.savedBy ?? null];
  const [status] = req?.transactionID
    ? (await (await currentTransaction(req)).client.query<PublicationStatus>(STATUS_QUERY, values)).rows
    : await query<PublicationStatus>(payload, STATUS_QUERY, values);
  if (!status) return undefined;
  return {
    id,
    document: documentOf(page),
    revision: page.revision ?? 0,
    ...status,
    hasUnpublishedChanges: status.isPublished && page._status !== 'published',
    publishAt: page.publishAt ?? null,
    unpublishAt: page.unpublishAt ?? null,
    createdAt: page.createdAt,
    updatedAt: page.updatedAt,
  };
}
