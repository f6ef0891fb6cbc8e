import type { Metadata } from 'next';
import { DashboardView } from '@/features/back-office/components/dashboard/DashboardView';
import { Figures } from '@/features/back-office/components/dashboard/Figures';
import { RangePicker } from '@/features/back-office/components/dashboard/RangePicker';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { DASHBOARD_LOAD_FAILED } from '@/features/back-office/messages';
import { loadDashboard } from '@/features/back-office/operations/dashboard/load-dashboard';
import { parseDashboardRange } from '@/features/back-office/rules/dashboard-range';
import { BACK_OFFICE_HOME } from '@/features/back-office/rules/same-site-path';
import { toSearchParams } from '@/lib/http/search-params';
import { requireAdministrator } from '@/features/back-office/session';

export const metadata: Metadata = { title: 'Dashboard' };

const none = { products: 0, orders: 0, customers: 0, clubs: 0, revenue: 0 };

export default async function DashboardPage({ searchParams }: PageProps<'/admin/dashboard'>) {
  const query = toSearchParams(await searchParams);
  const { payload, user } = await requireAdministrator(BACK_OFFICE_HOME);
  const range = parseDashboardRange(query, new Date());
  const result = await loadDashboard(payload, range);
  return (
    <>
      <PageHeading
        title="Dashboard"
        intro={`Signed in as ${user.fullName}.`}
        actions={<RangePicker preset={range.preset} firstDay={range.firstDay} lastDay={range.lastDay} />}
      />
      {result.ok ? (
        <DashboardView dashboard={result.dashboard} range={range} />
      ) : (
        <>
          <Figures figures={none} />
          <LoadFailed message={DASHBOARD_LOAD_FAILED} className="card mt-5" />
        </>
      )}
    </>
  );
}
