import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { ReportsScreen } from '@/areas/back-office/reports/ReportsScreen';
import { REPORTS_PATH } from '@/domain/reports/report-period';
import { offeredReports } from '@/modules/reports/reports';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Reports' };

export default async function ReportsPage() {
  await requireMember('reports:read', REPORTS_PATH);
  return (
    <>
      <PageHeading title="Reports" intro="By month, quarter, year or your own days, on screen and as CSV." />
      <ReportsScreen reports={offeredReports()} />
    </>
  );
}
