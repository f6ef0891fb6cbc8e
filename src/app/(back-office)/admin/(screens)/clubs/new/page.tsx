import type { Metadata } from 'next';
import { BackLink } from '@/ui/BackLink';
import { TeamForm } from '@/areas/back-office/teams/form/TeamForm';
import { PageHeading } from '@/ui/PageHeading';
import { TEAMS_PATH } from '@/areas/back-office/teams/team-filters';
import { requireMember } from '@/areas/back-office/access/session';

export const metadata: Metadata = { title: 'New team' };

export default async function NewTeamPage() {
  await requireMember('teams:write', `${TEAMS_PATH}/new`);
  return (
    <>
      <BackLink href={TEAMS_PATH}>All teams</BackLink>
      <PageHeading title="New team" />
      <TeamForm />
    </>
  );
}
