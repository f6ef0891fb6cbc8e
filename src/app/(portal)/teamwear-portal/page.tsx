import type { Metadata } from 'next';
import { isDemo } from '@/features/accounts/operations/is-demo';
import { DemoAccount } from '@/features/portal/components/account/DemoAccount';
import { PortalDoor } from '@/features/portal/components/account/PortalDoor';
import { TeamLoginForm } from '@/features/portal/components/account/TeamLoginForm';
import { TeamDashboard } from '@/features/portal/components/dashboard/TeamDashboard';
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
  const { next } = await searchParams;
  const demo = await isDemo(payload);
  return (
    <PortalDoor title="Team Portal" intro="Log in with your team’s username and password.">
      <TeamLoginForm next={portalPath(next)} />
      {demo && <DemoAccount />}
    </PortalDoor>
  );
}
