import type { Metadata } from 'next';
import { DashboardView, Figures } from '@/features/back-office/components/DashboardView';
import { LoadFailed } from '@/features/back-office/components/LoadFailed';
import { PageHeading } from '@/features/back-office/components/PageHeading';
import { DASHBOARD_LOAD_FAILED } from '@/features/back-office/messages';
import { loadDashboard } from '@/features/back-office/operations/load-dashboard';
import { BACK_OFFICE_HOME } from '@/features/back-office/rules/same-site-path';
import { requireAdministrator } from '@/features/back-office/session';

export const metadata: Metadata = { title: 'Dashboard' };

const none = { products: 0, orders: 0, customers: 0, clubs: 0, revenue: 0 };

export default async function DashboardPage() {
  const { payload, user } = await requireAdministrator(BACK_OFFICE_HOME);
  const result = await loadDashboard(payload);
  return (
    <>
      <PageHeading title="Dashboard" intro={`Signed in as ${user.fullName}.`} />
      {result.ok ? (
        <DashboardView {...result.dashboard} />
      ) : (
        <>
          <Figures figures={none} />
          <LoadFailed message={DASHBOARD_LOAD_FAILED} className="card mt-5" />
        </>
      )}
    </>
  );
}
