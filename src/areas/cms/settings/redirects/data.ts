import { Conditions } from '@/lib/database/conditions';
import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import type { RedirectFilters } from './redirect-filters';
import { isKept, pagePath } from '@/data/pages';

export type RedirectRow = {
  id: string;
  from: string;
  /** Present target; null if its page is gone. */
  to: string | null;
  pageTitle: string | null;
  isShown: boolean;
  isAutomatic: boolean;
  uses: number;
  lastUsedAt: string | null;
};

export type RedirectListing = Counted & { rows: RedirectRow[]; total: number };

const from = `cms_redirects r left join cms_pages p on p.id = r.page_id and ${isKept()}
              left join redirect_uses u on u.redirect_id = r.id`;
const searched = `r."from" || ' ' || coalesce(r."to", '') || ' ' || coalesce(p.title || ' ' || p.slug, '')`;

export function listRedirects(step: ListStep<RedirectFilters>): Promise<RedirectListing> {
  const { payload, filters, limit, offset } = step;
  const where = new Conditions().contain(searched, filters.search);
  if (filters.kind !== 'all')
    where.equal('coalesce(r.is_automatic, false)::text', String(filters.kind === 'automatic'));
  const matches = where.sql;
  return queryListing(payload, {
    figures: {
      total: 'select count(*) from cms_redirects',
    },
    matching: { of: from, where: matches },
    rows: `select r.id, r."from", coalesce(${pagePath()}, r."to") as to, p.title as "pageTitle",
                  (r.page_id is null or coalesce(p.is_published, false)) as "isShown",
                  coalesce(r.is_automatic, false) as "isAutomatic", coalesce(u.uses, 0)::int as uses,
                  u.last_used_at as "lastUsedAt"
             from ${from} where ${matches}
            order by r."from", r.id limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
    values: where.values,
  });
}
