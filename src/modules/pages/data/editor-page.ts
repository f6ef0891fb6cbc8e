import type { Payload, PayloadRequest } from 'payload';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { query, queryIn } from '@/lib/database/query';
import { hasUnpublishedChanges, JOIN_DRAFT } from '@/data/pages';
import { FAILURE } from './schedule-failures';

type Publication = Pick<
  EditorPage,
  'isPublished' | 'isHomepage' | 'savedBy' | 'scheduleFailure' | 'hasUnpublishedChanges'
>;

/** The page’s publication status, and who saved its draft last: editors see each other's names, not accounts. */
const PUBLICATION = `
  select p.is_published as "isPublished", p.is_homepage as "isHomepage", u.full_name as "savedBy",
         ${hasUnpublishedChanges()} as "hasUnpublishedChanges", ${FAILURE} as "scheduleFailure"
    from cms_pages p ${JOIN_DRAFT} left join admin_users u on u.id = $2 left join page_schedules s on s.page_id = p.id
   where p.id = $1`;

/** Undefined if the page is gone. Within a request it reads in that transaction. */
export async function findPublication(
  within: Payload | PayloadRequest,
  id: string,
  savedBy: unknown,
): Promise<Publication | undefined> {
  const values = [id, savedBy ?? null];
  const [found] =
    'payload' in within
      ? await queryIn<Publication>(within, PUBLICATION, values)
      : await query<Publication>(within, PUBLICATION, values);
  return found;
}
