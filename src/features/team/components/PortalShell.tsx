import Link from 'next/link';
import type { ReactNode } from 'react';
import { Container } from '@/ui/Container';
import { buttonClass } from '@/ui/button-class';
import type { Team } from '@/payload-types';
import { PORTAL_HOME } from '../rules/portal-path';
import { signOut } from '../session-actions';
import { PortalTabs } from './PortalTabs';

/** What stands around every page of a signed-in team. */
export function PortalShell({ team, children }: { team: Team; children: ReactNode }) {
  const about = [team.sportType, team.division].filter(Boolean).join(' · ');
  return (
    <>
      <div className="on-night border-b border-line bg-night text-ink">
        <Container className="pt-8">
          <div className="mb-5 flex items-start justify-between gap-4 max-sm:flex-col">
            <div className="min-w-0">
              <p className="eyebrow mb-2">Team Portal</p>
              <p className="font-display text-3xl leading-none sm:text-4xl font-bold uppercase wrap-anywhere">
                {team.teamName}
              </p>
              {about && <p className="mt-2 text-ink-muted wrap-anywhere">{about}</p>}
            </div>
            <div className="flex shrink-0 gap-2 max-sm:-ml-3.5">
              <Link href={`${PORTAL_HOME}/account`} prefetch={false} className={buttonClass('ghost', 'sm')}>
                Account
              </Link>
              <form action={signOut}>
                <button type="submit" className={buttonClass('outline', 'sm')}>
                  Logout
                </button>
              </form>
            </div>
          </div>
          <PortalTabs />
        </Container>
      </div>
      <Container className="py-8 sm:py-12">{children}</Container>
    </>
  );
}
