import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BackLink } from '@/ui/BackLink';
import { ClubForm } from '@/features/back-office/components/clubs/ClubForm';
import { PageHeading } from '@/ui/PageHeading';
import { loadClub } from '@/features/back-office/operations/clubs/load-club';
import { clubHref } from '@/features/back-office/rules/club-filters';
import { requireAdministrator } from '@/features/back-office/session';
import { uuidOf } from '@/features/team/endpoints/parameters';

export const metadata: Metadata = { title: 'Edit team' };

export default async function EditClubPage({ params }: PageProps<'/admin/clubs/[id]/edit'>) {
  const { id } = await params;
  const { payload } = await requireAdministrator(`${clubHref(id)}/edit`);
  const club = uuidOf({ id }) && (await loadClub(payload, id));
  if (!club) notFound();
  const { teamName, username, colors, contactPerson, email, phone, division, sportType } = club;
  const values = {
    teamName,
    username,
    colors,
    contactPerson: contactPerson ?? '',
    email: email ?? '',
    phone: phone ?? '',
    division: division ?? '',
    sportType: sportType ?? '',
  };
  return (
    <>
      <BackLink href={clubHref(id)}>{teamName}</BackLink>
      <PageHeading title="Edit team" />
      <ClubForm edited={{ id, values }} />
    </>
  );
}
