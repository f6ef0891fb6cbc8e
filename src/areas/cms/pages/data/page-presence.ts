import type { Payload } from 'payload';
import type { PagePresence } from '@/domain/pages/editor/page-api';
import { query } from '@/lib/database/query';
import { isKept, JOIN_DRAFT } from '@/data/pages';

type Here = {
  payload: Payload;
  pageId: string;
  userId: string;
  /** One per window. */
  tab: string;
  blockId: string | null;
  leaving?: boolean;
};

/** Whoever has not been heard of for so long has gone without a word. */
const FORGOTTEN_AFTER_SECONDS = 20;

/**
 * Takes note that a window has the page open, or leaves it, and answers who else has, and the number of the last save.
 * Nothing where there is no such page, or it is in the trash.
 * Two windows that had both been forgotten would wait for each other’s row: each takes its own first, and no other’s
 * that is taken.
 */
export async function notePresence(here: Here): Promise<PagePresence | undefined> {
  const { payload, pageId, userId, tab, blockId, leaving = false } = here;
  const [presence] = await query<PagePresence>(
    payload,
    `with page as (
       select p.id, coalesce(v.version_revision, p.revision, 0)::int as revision
         from cms_pages p ${JOIN_DRAFT}
        where p.id = $1 and ${isKept()} order by v.updated_at desc limit 1),
     mine as (select tab from page_presence where page_id = $1 and tab = $2 for update),
     old as (
       select p.page_id, p.tab from page_presence p, (select count(*) from mine) as held
        where p.seen_at < now() - make_interval(secs => $6) and not (p.page_id = $1 and p.tab = $2)
           or p.page_id = $1 and p.tab = $2 and p.user_id = $3 and $5
          for update of p skip locked),
     gone as (delete from page_presence p using old where p.page_id = old.page_id and p.tab = old.tab),
     here as (
       insert into page_presence (page_id, tab, user_id, block_id) select id, $2, $3, $4 from page where not $5
       on conflict (page_id, tab) do update set block_id = excluded.block_id, seen_at = now()
        where page_presence.user_id = excluded.user_id)
     select page.revision, coalesce((
       select jsonb_agg(jsonb_build_object('tab', o.tab, 'name', u.full_name, 'blockId', o.block_id)
                        order by u.full_name, o.tab)
         from page_presence o join admin_users u on u.id = o.user_id
        where o.page_id = page.id and o.tab <> $2 and o.seen_at >= now() - make_interval(secs => $6)), '[]') as others
       from page`,
    [pageId, tab, userId, blockId, leaving, FORGOTTEN_AFTER_SECONDS],
  );
  return presence;
}
