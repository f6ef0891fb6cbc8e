import Link from 'next/link';
import type { Result } from '@/lib/result';
import { buttonClass } from '@/ui/button-class';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import type { SignedTeam } from '@/modules/team/session';
import { PortalFailed } from '../shell/PortalFailed';
import { NextSteps } from './NextSteps';
import { RecentOrders } from './RecentOrders';
import { RosterGlance } from './RosterGlance';
import type { TeamDashboardData } from './data/dashboard';

type TeamDashboardProps = { team: SignedTeam; loaded: Result<{ dashboard: TeamDashboardData }> };

/** What a manager sees first. */
export function TeamDashboard({ team, loaded }: TeamDashboardProps) {
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading wrap-anywhere">Welcome back, {team.contactPerson ?? team.teamName}</h1>
        <Link href={`${PORTAL_HOME}/order`} prefetch={false} className={buttonClass()}>
          Place Order
        </Link>
      </div>
      {loaded.ok ? (
        <div className="space-y-10">
          <NextSteps dashboard={loaded.dashboard} />
          <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
            <RecentOrders dashboard={loaded.dashboard} />
            <RosterGlance dashboard={loaded.dashboard} />
          </div>
        </div>
      ) : (
        <PortalFailed message={{ title: 'Error Loading Data', description: loaded.message, variant: 'destructive' }} />
      )}
    </>
  );
}
