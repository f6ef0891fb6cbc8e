import { Download } from 'lucide-react';
import type { Payload } from 'payload';
import { shopToday } from '@/domain/delivery/promise';
import { JOURNAL_FORMATS } from '@/domain/reports/journal';
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

const CSV = { format: {}, label: 'Download CSV' };
const PROGRAMS = Object.entries(JOURNAL_FORMATS).map(([format, name]) => ({
  format: { format },
  label: `For ${name}`,
}));

const daysText: Record<Report['span'], (from: string, to: string) => string> = {
  period: (from, to) => `${formatFullDay(from)} – ${formatFullDay(to)}`,
  day: (_, to) => `On ${formatFullDay(to)}`,
  now: () => 'Today',
};

type ReportScreenProps = { payload: Payload; report: Report; query: URLSearchParams };

export async function ReportScreen({ payload, report, query }: ReportScreenProps) {
  const { id, title, summary, span, isJournal, chart = [] } = report;
  const period = reportPeriod(query, shopToday());
  const { from, to, preset } = period;
  const read = await loadListing(() => loadReport(payload, report, period));
  const path = `${REPORTS_PATH}/${id}`;
  const files = isJournal ? [CSV, ...PROGRAMS] : [CSV];
  return (
    <>
      <BackLink href={REPORTS_PATH}>Reports</BackLink>
      <PageHeading title={title} intro={summary} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        {span !== 'now' && (
          <PeriodPicker path={path} presets={REPORT_PRESETS} preset={preset} firstDay={from} lastDay={to} />
        )}
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          {files.map(({ format, label }) => (
            <a
              key={label}
              href={`${path}/export.csv?${new URLSearchParams({ from, to, ...format })}`}
              download
              className={buttonClass('outline', 'sm')}
            >
              <Download aria-hidden className="size-4" />
              {label}
            </a>
          ))}
        </div>
      </div>
      <p className="mb-4 font-medium">{daysText[span](from, to)}</p>
      {read.ok ? (
        <ReportView title={title} table={read.listing} period={period} chart={chart} />
      ) : (
        <LoadFailed message={failed('Failed to load the report')} className="card" />
      )}
    </>
  );
}
