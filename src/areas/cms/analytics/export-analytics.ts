import type { Payload } from 'payload';
import { csvFile } from '@/domain/text/table/csv-lines';
import type { AnalyticsRange } from '@/modules/analytics/analytics-range';
import type { AnalyticsTable } from './analytics-tables';
import { loadProductSteps } from '@/modules/analytics/data/funnel';
import { loadDays, loadPages, loadReferrers } from '@/modules/analytics/data/views';

/** Limit of a spreadsheet; further rows are left out. */
const MAX_ROWS = 100_000;

type Row = Record<string, string | number | null>;
type Read = (payload: Payload, range: AnalyticsRange) => Promise<Row[]>;

const tables: Record<AnalyticsTable, { columns: readonly string[]; read: Read }> = {
  days: { columns: ['day', 'views'], read: loadDays },
  pages: {
    columns: ['path', 'title', 'views', 'before'],
    read: (payload, range) => loadPages(payload, range, MAX_ROWS),
  },
  referrers: {
    columns: ['referrer', 'views', 'before'],
    read: (payload, range) => loadReferrers(payload, range, MAX_ROWS),
  },
  products: {
    columns: ['id', 'name', 'slug', 'views', 'carts', 'checkouts', 'orders'],
    read: (payload, range) => loadProductSteps(payload, range, MAX_ROWS),
  },
};

type ExportAnalytics = { payload: Payload; range: AnalyticsRange; table: AnalyticsTable };

export async function exportAnalytics({ payload, range, table }: ExportAnalytics): Promise<string> {
  const { columns, read } = tables[table];
  const rows = await read(payload, range);
  return csvFile(
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  );
}
