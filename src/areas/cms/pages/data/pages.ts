import type { Payload } from 'payload';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { findText, type FoundText } from '@/domain/pages/editor/find-text';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { searchPatterns } from '@/lib/database/search-patterns';
import { queryReplica } from '@/lib/database/replica';
import { queryListing, type ListStep } from '@/lib/database/query-listing';
import type { PageFilters, PageSort, PageState } from '../page-filters';
import { hasUnpublishedChanges, JOIN_DRAFT, pagePath } from '@/data/pages';
import { FAILURE } from '@/modules/pages/data/schedule-failures';

export interface PageRow extends Omit<EditorPage, 'document' | 'revision'> {
  title: string;
  slug: string;
  /** Public address while published; a draft may have another slug. */
  publicPath: string | null;
  deletedAt: string | null;
  found?: FoundText;
}

export interface PageListing {
  rows: PageRow[];
  matching: number;
  /** Number of pages in each status, regardless of the search; those in the trash count only there. */
  counts: Record<PageState, number>;
}

/** Each ends with the id: otherwise equal rows could be repeated or left out between steps. */
const orders: Record<PageSort, string> = {
  newest: '"createdAt" desc, id desc',
  updated: '"updatedAt" desc, id desc',
  title: 'lower(title), id',
  slug: 'slug, id',
};

const states: Record<PageState, string> = {
  all: '"deletedAt" is null',
  published: '"deletedAt" is null and "isPublished"',
  draft: '"deletedAt" is null and not "isPublished"',
  scheduled:
    '"deletedAt" is null and ("publishAt" is not null or "unpublishAt" is not null or "scheduleFailure" is not null)',
  trash: '"deletedAt" is not null',
};

/** Every page in its newest version; one without versions as stored. */
const PAGES = `
  select p.id, coalesce(v.version_title, p.title) as title, coalesce(v.version_slug, p.slug) as slug,
         case when p.is_published then ${pagePath()} end as "publicPath",
         coalesce(p.is_published, false) as "isPublished", coalesce(p.is_homepage, false) as "isHomepage",
         ${hasUnpublishedChanges()} as "hasUnpublishedChanges",
         coalesce(v.version_publish_at, p.publish_at) as "publishAt",
         coalesce(v.version_unpublish_at, p.unpublish_at) as "unpublishAt",
         p.created_at as "createdAt", greatest(v.updated_at, p.updated_at) as "updatedAt",
         p.deleted_at as "deletedAt", coalesce(v.version_saved_by_id, p.saved_by_id) as saver,
         ${FAILURE} as "scheduleFailure"
    from cms_pages p ${JOIN_DRAFT} left join page_schedules s on s.page_id = p.id`;

/** Every word in title, slug or blocks, published or draft. Expressions match indexes, except for drafts’ titles. */
const matches = (places: readonly string[]): string =>
  places
    .map(
      (place) => `id in (select id from cms_pages where (title || ' ' || slug) ilike ${place}
        union all select parent_id from _cms_pages_v where latest and (version_title || ' ' || version_slug) ilike ${place}
        union all select id from cms_pages where page_words(content) ilike ${place}
        union all select parent_id from _cms_pages_v where latest and page_words(version_content) ilike ${place})`,
    )
    .join(' and ') || 'true';

type Contents = { id: string; draft: EditorBlock[] | null; published: EditorBlock[] | null };

/** In the draft or, if it holds fewer of the words, in the published version. */
async function findPlaces(payload: Payload, ids: readonly string[], search: string): Promise<Map<string, FoundText>> {
  const pages = await queryReplica<Contents>(
    payload,
    `select p.id, v.version_content as draft, p.content as published
       from cms_pages p ${JOIN_DRAFT} where p.id = any($1::uuid[])`,
    [ids],
  );
  const places = new Map<string, FoundText>();
  for (const { id, draft, published } of pages) {
    const place = findText([...(draft ?? []), ...(published ?? [])], search);
    if (place) places.set(id, place);
  }
  return places;
}

export async function listPages(step: ListStep<PageFilters>): Promise<PageListing> {
  const { payload, filters, limit, offset } = step;
  const patterns = searchPatterns(filters.search) ?? [];
  const found = matches(patterns.map((_, index) => `$${index + 3}`));
  const listing = await queryListing<PageListing>(payload, {
    common: `with pages as (${PAGES}), listed as (select * from pages where ${states[filters.status]} and ${found})`,
    figures: {
      matching: 'select count(*) from listed',
      counts: `select jsonb_build_object(${Object.entries(states)
        .map(([state, condition]) => `'${state}', count(*) filter (where ${condition})`)
        .join(', ')}) from pages`,
    },
    rows: `select id, title, slug, "publicPath", "isPublished", "isHomepage", "hasUnpublishedChanges", "publishAt",
                  "unpublishAt", "scheduleFailure", "createdAt", "updatedAt", "deletedAt",
                  (select full_name from admin_users u where u.id = saver) as "savedBy"
             from listed order by ${orders[filters.sort]} limit $1 offset $2`,
    values: [limit, offset, ...patterns],
  });
  if (patterns.length === 0) return listing;
  const places = await findPlaces(
    payload,
    listing.rows.map(({ id }) => id),
    filters.search,
  );
  return { ...listing, rows: listing.rows.map((each) => ({ ...each, found: places.get(each.id) })) };
}
