import type { Payload } from 'payload';
import { Conditions } from '@/lib/database/conditions';
import { query } from '@/lib/database/query';
import type { RedirectFilters } from './redirect-form';
import { PAGE_PATH } from './page-path';

/** What a row of the redirects shows. */
export type RedirectRow = {
  id: string;
  from: string;
  /** Where it leads now; null where its page is gone. */
  to: string | null;
  /** Of the page it follows, where it follows one. */
  pageTitle: string | null;
  /** Whether that page is shown to visitors. */
  isShown: boolean;
  isAutomatic: boolean;
};

export type RedirectListing = { rows: RedirectRow[]; total: number; matching: number };

type ListRedirects = { payload: Payload; filters: RedirectFilters; limit: number; offset: number };

const from = 'cms_redirects r left join cms_pages p on p.id = r.page_id and p.deleted_at is null';
const searched = `r."from" || ' ' || coalesce(r."to", '') || ' ' || coalesce(p.title || ' ' || p.slug, '')`;

/** A step of the redirects by their old addresses, with how many the filters let through and how many there are. */
export async function listRedirects({ payload, filters, limit, offset }: ListRedirects): Promise<RedirectListing> {
  const where = new Conditions().contain(searched, filters.search);
  if (filters.kind !== 'all')
    where.equal('coalesce(r.is_automatic, false)::text', String(filters.kind === 'automatic'));
  const matches = where.sql;
  const [found] = await query<{ listing: RedirectListing }>(
    payload,
    `select jsonb_build_object(
       'total', (select count(*) from cms_redirects),
       'matching', (select count(*) from ${from} where ${matches}),
       'rows', coalesce((select jsonb_agg(to_jsonb(step) order by step."from", step.id) from (
         select r.id, r."from", coalesce(${PAGE_PATH}, r."to") as to, p.title as "pageTitle",
                (r.page_id is null or coalesce(p.is_published, false)) as "isShown",
                coalesce(r.is_automatic, false) as "isAutomatic"
           from ${from} where ${matches}
          order by r."from", r.id limit ${where.parameter(limit)} offset ${where.parameter(offset)}) step), '[]')) as listing`,
    where.values,
  );
  if (!found) throw new Error('The database listed nothing.');
  return found.listing;
}
