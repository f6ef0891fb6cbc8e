import 'server-only';
import { z } from 'zod';
import { download } from '@/lib/http/download';
import { asEditor } from '../http/as-editor';
import { exportAnalytics } from './export-analytics';
import { parseAnalyticsRange } from '@/modules/analytics/analytics-range';
import { ANALYTICS_TABLES } from './analytics-tables';

const tableSchema = z.enum(ANALYTICS_TABLES.map(({ value }) => value)).catch('days');

/** `?table=days|pages|referrers|products`, of the query’s period. */
export const analyticsExport = (request: Request): Promise<Response> =>
  asEditor(async ({ payload }) => {
    const query = new URL(request.url).searchParams;
    const table = tableSchema.parse(query.get('table'));
    const range = parseAnalyticsRange(query, new Date());
    return download(await exportAnalytics({ payload, range, table }), {
      name: `${table}-${range.firstDay}-${range.lastDay}.csv`,
      type: 'text/csv; charset=utf-8',
    });
  });
