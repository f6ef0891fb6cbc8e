import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { TEAM_PERMISSIONS, teamRefusal, teamRoleCan } from '@/domain/teams/team-roles';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { requireTeam } from '@/modules/team/session';
import type { PublicQuery } from '@/lib/http-cache/public-parameters';
import { buttonClass } from '@/ui/button-class';

export const metadata: Metadata = { title: 'No access' };

type NoAccessPageProps = { searchParams: Promise<PublicQuery<'/teamwear-portal/no-access'>> };

export default async function NoAccessPage({ searchParams }: NoAccessPageProps) {
  const { role } = await requireTeam(PORTAL_HOME, 'portal');
  const { to } = await searchParams;
  const permission = TEAM_PERMISSIONS.find((known) => known === to);
  if (!permission || teamRoleCan(role, permission)) redirect(PORTAL_HOME);
  return (
    <>
      <h1 className="text-heading">Not for your role</h1>
      <p className="mt-2 mb-8 max-w-prose text-ink-muted">{teamRefusal(permission)}</p>
      <Link href={PORTAL_HOME} prefetch={false} className={buttonClass()}>
        Back to the dashboard
      </Link>
    </>
  );
}
