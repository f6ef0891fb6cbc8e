import type { Payload } from 'payload';
import { shopDay } from '@/domain/text/locale';
import { queryReplica } from '@/lib/database/replica';
import type { AnalyticsRange } from '../analytics-range';
import { isKept } from '@/data/pages';

/** Views of one day; days without a view are included. */
export type DayViews = { day: string; views: number };

export type PageViews = { path: string; title: string | null; views: number; before: number };

/** Site that led here; empty for a typed address, a bookmark and our own links. */
export type ReferrerViews = { referrer: string; views: number; before: number };

type Days = Pick<AnalyticsRange, 'firstDay' | 'lastDay'>;

export function loadDays(payload: Payload, { firstDay, lastDay }: Days): Promise<DayViews[]> {
  return queryReplica<DayViews>(
    payload,
    `select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sum(v.views), 0)::int as views
       from generate_series($1::date, $2::date, interval '1 day') as days (day)
       left join page_views v on v.day = days.day::date
      group by days.day order by days.day`,
    [firstDay, lastDay],
  );
}

export async function loadReferred(payload: Payload, { firstDay, lastDay }: Days): Promise<number> {
  const [row] = await queryReplica<{ views: number }>(
    payload,
    `select coalesce(sum(views), 0)::int as views from page_views where day between $1::date and $2::date and referrer <> ''`,
    [firstDay, lastDay],
  );
  return row?.views ?? 0;
}

const counted = (column: 'path' | 'referrer') => `
  select ${column}, coalesce(sum(views) filter (where day >= $2::date), 0)::int as views,
         coalesce(sum(views) filter (where day < $2::date), 0)::int as before
    from page_views where day between $1::date and $3::date group by 1`;

const days = ({ previousFirstDay, firstDay, lastDay }: AnalyticsRange) => [previousFirstDay, firstDay, lastDay];

export function loadPages(payload: Payload, range: AnalyticsRange, limit: number): Promise<PageViews[]> {
  return queryReplica<PageViews>(
    payload,
    `with top as (select * from (${counted('path')}) as counted where views > 0 order by views desc, path limit $4)
     select path, coalesce(p.name, c.title) as title, top.views, top.before from top
       left join (${PRODUCT_PATHS}) as known using (path) left join products p using (id)
       left join cms_pages c on ${isKept('c')} and c.slug = substr(path, 2)
      order by top.views desc, path`,
    [...days(range), limit],
  );
}

export function loadReferrers(payload: Payload, range: AnalyticsRange, limit: number): Promise<ReferrerViews[]> {
  return queryReplica<ReferrerViews>(
    payload,
    `select * from (${counted('referrer')}) as counted where views > 0 order by views desc, referrer limit $4`,
    [...days(range), limit],
  );
}

/** Views of public pages from the shop’s day of `from` to that of `to`, both included. */
export async function viewsBetween(payload: Payload, from: Date, to: Date): Promise<number> {
  const [row] = await queryReplica<{ views: number }>(
    payload,
    'select coalesce(sum(views), 0)::int as views from page_views where day between $1::date and $2::date',
    [shopDay(from), shopDay(to)],
  );
  return row?.views ?? 0;
}

/** SQL: both paths of each product, by slug and by id. */
export const PRODUCT_PATHS = `
  select '/product/' || slug as path, id from products union all select '/product/' || id::text, id from products`;
