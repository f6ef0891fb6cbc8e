import type { Metadata } from 'next';
import { tagsOf } from '@/domain/cache/cache-plan';
import { markForStrangers } from '@kitroom/front/cache/request-scope';
import { isDemo } from '@/modules/accounts/data/is-demo';
import { DemoAccount } from '@/areas/portal/account/DemoAccount';
import { PortalDoor } from '@/areas/portal/account/PortalDoor';
import { TeamLogin } from '@/areas/portal/account/TeamLogin';
import { TeamDashboard } from '@/areas/portal/dashboard/TeamDashboard';
import { loadDashboard } from '@/areas/portal/dashboard/load-dashboard';
import { PORTAL_HOME, portalPath } from '@/modules/team/portal-path';
import { currentTeam } from '@/modules/team/session';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';

export const metadata: Metadata = {
  title: 'Team Portal',
  description: 'Log in to your team: orders, roster, colours and design assets.',
  alternates: { canonical: PORTAL_HOME },
};

type PortalPageProps = { searchParams: Promise<PublicQuery<'/teamwear-portal'>> };

export default async function TeamwearPortalPage({ searchParams }: PortalPageProps) {
  const { payload, session } = await currentTeam();
  if (session) return <TeamDashboard session={session} loaded={await loadDashboard({ payload, ...session })} />;
  markForStrangers(tagsOf('site-settings'));
  const { next } = await searchParams;
  const demo = await isDemo(payload);
  return (
    <PortalDoor title="Team Portal" intro="Log in with your team’s username, or with your own email address.">
      <TeamLogin next={portalPath(next)} />
      {demo && <DemoAccount />}
    </PortalDoor>
  );
}
