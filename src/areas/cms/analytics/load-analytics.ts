import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import type { AnalyticsRange } from '@/modules/analytics/analytics-range';
import { loadFunnel, loadProductSteps, type Funnel, type ProductSteps } from '@/modules/analytics/data/funnel';
import {
  loadDays,
  loadPages,
  loadReferred,
  loadReferrers,
  type DayViews,
  type PageViews,
  type ReferrerViews,
  viewsBetween,
} from '@/modules/analytics/data/views';

const TOP = 10;
const PRODUCTS = 25;

export interface Analytics {
  views: number;
  viewsBefore: number;
  referred: number;
  days: DayViews[];
  pages: PageViews[];
  referrers: ReferrerViews[];
  funnel: Funnel;
  funnelBefore: Funnel;
  products: ProductSteps[];
}

export async function loadAnalytics(
  payload: Payload,
  range: AnalyticsRange,
): Promise<Result<{ analytics: Analytics }, 'load_failed'>> {
  const previous = { firstDay: range.previousFirstDay, lastDay: range.previousLastDay };
  try {
    const [views, viewsBefore, referred, days, pages, referrers, funnel, funnelBefore, products] = await Promise.all([
      viewsBetween(payload, new Date(range.firstDay), new Date(range.lastDay)),
      viewsBetween(payload, new Date(previous.firstDay), new Date(previous.lastDay)),
      loadReferred(payload, range),
      loadDays(payload, range),
      loadPages(payload, range, TOP),
      loadReferrers(payload, range, TOP),
      loadFunnel(payload, range),
      loadFunnel(payload, previous),
      loadProductSteps(payload, range, PRODUCTS),
    ]);
    const analytics = { views, viewsBefore, referred, days, pages, referrers, funnel, funnelBefore, products };
    return { ok: true, analytics };
  } catch (error) {
    log.error({ err: error }, 'The analytics could not be read.');
    return failure('load_failed', 'Failed to load analytics');
  }
}
