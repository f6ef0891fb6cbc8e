import { Download } from 'lucide-react';
import type { Payload } from 'payload';
import { shopToday } from '@/domain/delivery/promise';
import { REPORT_PRESETS, reportPeriod, REPORTS_PATH } from '@/domain/reports/report-period';
import { formatFullDay } from '@/domain/text/locale';
import { loadListing } from '@/lib/load-listing';
import { loadReport } from '@/modules/reports/load-report';
import type { Report } from '@/modules/reports/reports';
import { BackLink } from '@/ui/BackLink';
import { buttonClass } from '@/ui/button-class';
import { failed } from '@/ui/failed';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { PeriodPicker } from '@/ui/PeriodPicker';
import { ReportView } from './ReportView';

type ReportScreenProps = { payload: Payload; report: Report; query: URLSearchParams };

export async function ReportScreen({ payload, report, query }: ReportScreenProps) {
  const { id, title, summary, span, chart = [] } = report;
  const period = reportPeriod(query, shopToday());
  const { from, to, preset } = period;
  const read = await loadListing(() => loadReport(payload, report, period));
  const path = `${REPORTS_PATH}/${id}`;
  return (
    <>
      <BackLink href={REPORTS_PATH}>Reports</BackLink>
      <PageHeading title={title} intro={summary} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <PeriodPicker path={path} presets={REPORT_PRESETS} preset={preset} firstDay={from} lastDay={to} />
        <a
          href={`${path}/export.csv?${new URLSearchParams({ from, to })}`}
          download
          className={buttonClass('outline', 'sm')}
        >
          <Download aria-hidden className="size-4" />
          Download CSV
        </a>
      </div>
      <p className="mb-4 font-medium">
        {span === 'day' ? `On ${formatFullDay(to)}` : `${formatFullDay(from)} – ${formatFullDay(to)}`}
      </p>
      {read.ok ? (
        <ReportView title={title} table={read.listing} period={period} chart={chart} />
      ) : (
        <LoadFailed message={failed('Failed to load the report')} className="card" />
      )}
    </>
  );
}
