import type { Payload } from 'payload';
import { accountsFor, journalCsv, type JournalFormat } from '@/domain/reports/journal';
import type { ReportPeriod } from '@/domain/reports/report-period';
import { reportCsv, type ReportRow, type ReportTable } from '@/domain/reports/report-table';
import { shopFormat } from '@/domain/text/shop-format';
import { queryReplica } from '@/lib/database/replica';
import { getSiteSettings } from '@/lib/site-settings';
import { entriesOf, tableOf, type Report } from './reports';

function findRows(payload: Payload, report: Report, period: ReportPeriod): Promise<ReportRow[]> {
  const { text, values } = report.query(period);
  return queryReplica<ReportRow>(payload, text, values);
}

export const loadReport = async (payload: Payload, report: Report, period: ReportPeriod): Promise<ReportTable> =>
  tableOf(report, await findRows(payload, report, period));

/** All rows as CSV; a journal for the program of the format. */
export async function reportFile(
  payload: Payload,
  report: Report,
  period: ReportPeriod,
  format: JournalFormat | undefined,
): Promise<string> {
  const found = await findRows(payload, report, period);
  if (!format || !report.isJournal) return reportCsv(tableOf(report, found));
  const { journalAccounts } = await getSiteSettings();
  return journalCsv(entriesOf(found), format, accountsFor(format, journalAccounts), shopFormat().currency);
}
