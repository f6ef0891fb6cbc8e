import type { Metadata } from 'next';
import { isDemo } from '@/features/accounts/operations/is-demo';
import { DemoAccount } from '@/features/team/components/account/DemoAccount';
import { Notice } from '@/features/team/components/account/Notice';
import { PortalDoor } from '@/features/team/components/account/PortalDoor';
import { TeamLoginForm } from '@/features/team/components/account/TeamLoginForm';
import { TeamDashboard } from '@/features/team/components/dashboard/TeamDashboard';
import { loadDashboard } from '@/features/team/operations/dashboard/load-dashboard';
import { PORTAL_HOME, portalPath } from '@/features/team/rules/portal-path';
import { currentTeam, requireTeam } from '@/features/team/session';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';

export const metadata: Metadata = {
  title: 'Team Portal',
  description: 'Log in to your team: orders, roster, colours and design assets.',
  alternates: { canonical: PORTAL_HOME },
};

type PortalPageProps = { searchParams: Promise<PublicQuery<'/teamwear-portal'>> };

export default async function TeamwearPortalPage({ searchParams }: PortalPageProps) {
  const { payload, team } = await currentTeam();
  if (team) return <TeamDashboard team={team} loaded={await loadDashboard(await requireTeam(PORTAL_HOME))} />;
  const { next, password } = await searchParams;
  const demo = await isDemo(payload);
  return (
    <PortalDoor title="Team Portal" intro="Log in with your team’s username and password.">
      {password === 'changed' && (
        <div className="mb-5">
          <Notice tone="success">Your password has been changed. Please log in.</Notice>
        </div>
      )}
      <TeamLoginForm next={portalPath(next)} />
      {demo && <DemoAccount />}
    </PortalDoor>
  );
}
