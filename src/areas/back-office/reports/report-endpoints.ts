import 'server-only';
import { shopToday } from '@/domain/delivery/promise';
import { isJournalFormat } from '@/domain/reports/journal';
import { reportPeriod, reportQuery } from '@/domain/reports/report-period';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { invalidInput } from '@/lib/failures';
import { download } from '@/lib/http/download';
import type { WithId } from '@/lib/http/parameters';
import { respond } from '@/lib/http/respond';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { loadReport, reportFile } from '@/modules/reports/load-report';
import { findReport, offeredReports } from '@/modules/reports/reports';
import { asMember } from '../access/endpoint';

const periodOf = (request: Request) => reportPeriod(new URL(request.url).searchParams, shopToday());

export const reportCsvEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  asMember('reports:read', async ({ payload, req }) => {
    const report = findReport((await params).id);
    if (!report) return undefined;
    const period = periodOf(request);
    const format = new URL(request.url).searchParams.get('format');
    const program = report.isJournal && isJournalFormat(format) ? format : undefined;
    const file = await reportFile(payload, report, period, program);
    const subject = { type: 'reports', id: report.id, name: report.title };
    await inTransaction(req, () => recordActivity(req, 'reports.exported', subject));
    return download(file, {
      name: `${[report.id, ...(program ? [program] : [])].join('-')}-${period.from}-to-${period.to}.csv`,
      type: 'text/csv; charset=utf-8',
    });
  });

export const reportsEndpoint = (request: Request): Promise<Response> =>
  asStaff(
    'reports:read',
    'reports',
    async () => respond({ reports: offeredReports().map(({ id, title, summary }) => ({ id, title, summary })) }),
    request,
  );

export const reportEndpoint = (request: Request, { params }: WithId): Promise<Response> =>
  asStaff(
    'reports:read',
    'reports',
    async ({ payload }) => {
      const report = findReport((await params).id);
      if (!report) return undefined;
      const { error } = reportQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (error) return invalidInput(error);
      const period = periodOf(request);
      const { from, to } = period;
      const { columns, rows, totals } = await loadReport(payload, report, period);
      return respond({ id: report.id, title: report.title, from, to, columns, rows, totals });
    },
    request,
  );
