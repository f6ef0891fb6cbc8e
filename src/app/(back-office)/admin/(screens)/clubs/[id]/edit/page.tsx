import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BackLink } from '@/ui/BackLink';
import { TeamForm } from '@/areas/back-office/teams/form/TeamForm';
import { PageHeading } from '@/ui/PageHeading';
import { loadTeam } from '@/areas/back-office/teams/data/team';
import { teamHref } from '@/areas/back-office/teams/team-filters';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { requireMember } from '@/areas/back-office/access/session';
import { isUuid } from '@/domain/text/uuid';

export async function generateMetadata({ params }: PageProps<'/admin/clubs/[id]/edit'>): Promise<Metadata> {
  return recordTitle({ kind: 'teams', id: (await params).id, prefix: 'Edit ', otherwise: 'Edit team' });
}

export default async function EditTeamPage({ params }: PageProps<'/admin/clubs/[id]/edit'>) {
  const { id } = await params;
  const { payload } = await requireMember('teams:write', `${teamHref(id)}/edit`);
  const team = isUuid(id) && (await loadTeam(payload, id));
  if (!team) notFound();
  const { teamName, username, colors, contactPerson, email, phone, division, sportType, vatNumber, isTaxExempt } = team;
  const { allowsAnyNumber } = team;
  const values = {
    teamName,
    username,
    colors,
    contactPerson: contactPerson ?? '',
    email: email ?? '',
    phone: phone ?? '',
    division: division ?? '',
    sportType: sportType ?? '',
    vatNumber: vatNumber ?? '',
    isTaxExempt,
    allowsAnyNumber,
  };
  return (
    <>
      <BackLink href={teamHref(id)}>{teamName}</BackLink>
      <PageHeading title="Edit team" />
      <TeamForm edited={{ id, values }} />
    </>
  );
}
