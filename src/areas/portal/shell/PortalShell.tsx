import { CircleUserRound, LogOut } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Container } from '@/ui/Container';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { TEAM_ROLE_LABELS } from '@/domain/teams/team-roles';
import type { TeamSession } from '@/modules/team/load-team-session';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { SignOutForm } from '@/modules/accounts/components/SignOutForm';
import { signOut } from '@/areas/portal/session-actions';
import { PortalBar } from './PortalBar';
import { PortalTabs } from './PortalTabs';

const actionClass = cn(buttonClass('ghost', 'sm'), 'max-sm:px-2.5');

export function PortalShell({ session, children }: { session: TeamSession; children: ReactNode }) {
  const { team, user, role } = session;
  const facts = user.collection === 'teams' ? [team.sportType, team.division] : [user.fullName, TEAM_ROLE_LABELS[role]];
  const about = facts.filter(Boolean).join(' · ');
  return (
    <>
      <PortalBar
        title={
          <p className="flex items-baseline gap-x-3">
            <span className="truncate font-display text-xl leading-tight font-bold uppercase sm:text-2xl">
              {team.teamName}
            </span>
            {about && <span className="truncate text-sm text-ink-muted max-lg:hidden">{about}</span>}
          </p>
        }
        actions={
          <div className="-mr-2.5 flex shrink-0">
            <Link href={`${PORTAL_HOME}/account`} prefetch={false} className={actionClass}>
              <CircleUserRound aria-hidden className="size-5" />
              <span className="max-sm:sr-only">Account</span>
            </Link>
            <SignOutForm signOut={signOut} className={actionClass}>
              <LogOut aria-hidden className="size-5" />
              <span className="max-sm:sr-only">Logout</span>
            </SignOutForm>
          </div>
        }
      >
        <PortalTabs role={role} />
      </PortalBar>
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Container className="py-6 sm:py-10">{children}</Container>
      </main>
    </>
  );
}
