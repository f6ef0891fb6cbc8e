import type { Payload } from 'payload';
import type { PagePresence } from '@/domain/pages/editor/page-api';
import { query } from '@/lib/database/query';
import { isKept, JOIN_DRAFT } from '@/data/pages';
import { notePresent } from '@/data/presence';

type Here = {
  payload: Payload;
  pageId: string;
  userId: string;
  tab: string;
  blockId: string | null;
  leaving?: boolean;
};

/** Other editors and the number of the last save; undefined for a page that is missing or in the trash. */
export async function notePresence(here: Here): Promise<PagePresence | undefined> {
  const { payload, pageId, userId, tab, blockId, leaving } = here;
  const [page] = await query<{ revision: number; name: string }>(
    payload,
    `select coalesce(v.version_revision, p.revision, 0)::int as revision, u.full_name as name
       from cms_pages p ${JOIN_DRAFT} join admin_users u on u.id = $2
      where p.id = $1 and ${isKept()} order by v.updated_at desc limit 1`,
    [pageId, userId],
  );
  if (!page) return undefined;
  const place = { subject: pageId, tab, owner: userId, name: page.name, place: blockId };
  const others = await notePresent(payload, { ...place, leaving });
  return {
    revision: page.revision,
    others: others.map((other) => ({ tab: other.tab, name: other.name ?? '', blockId: other.place })),
  };
}
