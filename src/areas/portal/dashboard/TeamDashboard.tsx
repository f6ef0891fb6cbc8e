import Link from 'next/link';
import { teamRoleCan } from '@/domain/teams/team-roles';
import type { Result } from '@/lib/result';
import { buttonClass } from '@/ui/button-class';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import type { TeamSession } from '@/modules/team/load-team-session';
import { nameOfUser } from '@/lib/accounts/active-user';
import { PortalFailed } from '../shell/PortalFailed';
import { NextSteps } from './NextSteps';
import { RecentOrders } from './RecentOrders';
import { RosterGlance } from './RosterGlance';
import type { Dashboard } from './load-dashboard';

type TeamDashboardProps = { session: TeamSession; loaded: Result<{ dashboard: Dashboard }> };

export function TeamDashboard({ session: { user, role }, loaded }: TeamDashboardProps) {
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading wrap-anywhere">Welcome back, {nameOfUser(user)}</h1>
        {teamRoleCan(role, 'drafts') && (
          <Link href={`${PORTAL_HOME}/order`} prefetch={false} className={buttonClass()}>
            Place Order
          </Link>
        )}
      </div>
      {loaded.ok ? (
        <div className="space-y-10">
          <NextSteps dashboard={loaded.dashboard} role={role} />
          <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
            <RecentOrders dashboard={loaded.dashboard} role={role} />
            {teamRoleCan(role, 'roster') && <RosterGlance dashboard={loaded.dashboard} />}
          </div>
        </div>
      ) : (
        <PortalFailed message={{ title: 'Error Loading Data', description: loaded.message, variant: 'destructive' }} />
      )}
    </>
  );
}
