import type { Metadata } from 'next';
import { isDemo } from '@/features/accounts/operations/is-demo';
import { TeamDashboard } from '@/features/team/components/TeamDashboard';
import { TeamLogin } from '@/features/team/components/TeamLogin';
import { portalPath } from '@/features/team/rules/portal-path';
import { currentTeam, requireTeam } from '@/features/team/session';

export const metadata: Metadata = {
  title: 'Team Portal',
  description: 'Log in to your team: orders, roster, colours and design assets.',
  alternates: { canonical: '/teamwear-portal' },
};

export default async function TeamwearPortalPage({ searchParams }: PageProps<'/teamwear-portal'>) {
  const { payload, team } = await currentTeam();
  if (!team) return <TeamLogin next={portalPath((await searchParams).next)} demo={await isDemo(payload)} />;
  return <TeamDashboard {...await requireTeam('/teamwear-portal')} />;
}
