import type { Payload } from 'payload';
import type { ReportPeriod } from '@/domain/reports/report-period';
import { makeTable, type ReportRow, type ReportTable } from '@/domain/reports/report-table';
import { queryReplica } from '@/lib/database/replica';
import type { Report } from './reports';

export async function loadReport(payload: Payload, report: Report, period: ReportPeriod): Promise<ReportTable> {
  const { text, values } = report.query(period);
  return tableOf(report, await queryReplica<ReportRow>(payload, text, values));
}

export const tableOf = ({ columns, rowsOf, addsUp }: Report, found: readonly ReportRow[]): ReportTable =>
  makeTable(columns(), rowsOf ? rowsOf(found) : found, addsUp);
