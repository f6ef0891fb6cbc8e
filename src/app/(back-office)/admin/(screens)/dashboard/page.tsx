import type { Metadata } from 'next';
import { DashboardView } from '@/areas/back-office/dashboard/DashboardView';
import { Figures } from '@/areas/back-office/dashboard/Figures';
import { RangePicker } from '@/areas/back-office/dashboard/RangePicker';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { DASHBOARD_LOAD_FAILED } from '@/areas/back-office/shell/messages';
import { loadDashboard } from '@/areas/back-office/dashboard/load-dashboard';
import { parseDashboardRange } from '@/areas/back-office/dashboard/dashboard-range';
import { BACK_OFFICE_HOME } from '@/modules/accounts/sign-in/back-office-path';
import { toSearchParams } from '@/lib/http/search-params';
import type { Permission } from '@/domain/staff/permissions';
import { may } from '@/lib/accounts/active-user';
import { requireMember } from '@/areas/back-office/access/session';

export const metadata: Metadata = { title: 'Dashboard' };

const none = { products: 0, orders: 0, customers: 0, clubs: 0, revenue: 0 };

export default async function DashboardPage({ searchParams }: PageProps<'/admin/dashboard'>) {
  const query = toSearchParams(await searchParams);
  const { payload, user } = await requireMember('back-office:enter', BACK_OFFICE_HOME);
  const allows = (permission: Permission) => may(user, permission);
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
        <DashboardView dashboard={result.dashboard} range={range} may={allows} />
      ) : (
        <>
          <Figures figures={none} may={allows} />
          <LoadFailed message={DASHBOARD_LOAD_FAILED} className="card mt-5" />
        </>
      )}
    </>
  );
}
