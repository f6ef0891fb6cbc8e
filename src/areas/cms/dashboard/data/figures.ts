import type { Payload } from 'payload';
import { queryReplica } from '@/lib/database/replica';
import { viewMonths } from '../page-view-months';
import { viewsBetween } from '@/modules/analytics/data/views';
import { isKept } from '@/data/pages';

export interface CmsFigures {
  pages: number;
  published: number;
  drafts: number;
  newPages: number;
  views: number;
  viewsBefore: number;
}

const COUNTS = `
  select count(*)::int as pages, count(*) filter (where is_published)::int as published,
         count(*) filter (where is_published is not true)::int as drafts,
         count(*) filter (where created_at > now() - interval '7 days')::int as "newPages"
    from cms_pages p where ${isKept()}`;

export async function loadFigures(payload: Payload, now: Date): Promise<CmsFigures> {
  const { from, to, previousFrom, previousTo } = viewMonths(now);
  const [[counts], views, viewsBefore] = await Promise.all([
    queryReplica<Pick<CmsFigures, 'pages' | 'published' | 'drafts' | 'newPages'>>(payload, COUNTS, []),
    viewsBetween(payload, from, to),
    viewsBetween(payload, previousFrom, previousTo),
  ]);
  if (!counts) throw new Error('The database counted nothing.');
  return { ...counts, views, viewsBefore };
}
