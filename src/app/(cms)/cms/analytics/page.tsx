import type { Metadata } from 'next';
import { AnalyticsView } from '@/areas/cms/analytics/AnalyticsView';
import { ANALYTICS_TABLES } from '@/areas/cms/analytics/analytics-tables';
import { ExportMenu } from '@/ui/ExportMenu';
import { loadAnalytics } from '@/areas/cms/analytics/load-analytics';
import { ANALYTICS_PRESETS, analyticsQuery, parseAnalyticsRange } from '@/modules/analytics/analytics-range';
import { requireEditor } from '@/modules/accounts/session/editor-session';
import { toSearchParams } from '@/lib/http/search-params';
import { failed } from '@/ui/failed';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { PeriodPicker } from '@/ui/PeriodPicker';

export const metadata: Metadata = { title: 'Analytics' };

const LOAD_FAILED = failed('Failed to load analytics');

export default async function AnalyticsPage({ searchParams }: PageProps<'/cms/analytics'>) {
  const range = parseAnalyticsRange(toSearchParams(await searchParams), new Date());
  const query = String(analyticsQuery(range));
  const { payload } = await requireEditor(`/cms/analytics?${query}`);
  const result = await loadAnalytics(payload, range);
  return (
    <>
      <PageHeading
        title="Analytics"
        intro="Views of public pages, counted without cookies and without identifying visitors. Days follow the shop’s time zone."
        actions={
          <>
            <PeriodPicker
              path="/cms/analytics"
              presets={ANALYTICS_PRESETS}
              preset={range.preset}
              firstDay={range.firstDay}
              lastDay={range.lastDay}
            />
            <ExportMenu
              choices={ANALYTICS_TABLES.map(({ value, label }) => ({
                label,
                href: `/cms/analytics/export?${query}&table=${value}`,
              }))}
            />
          </>
        }
      />
      {result.ok ? (
        <AnalyticsView analytics={result.analytics} />
      ) : (
        <LoadFailed message={LOAD_FAILED} className="card" />
      )}
    </>
  );
}
