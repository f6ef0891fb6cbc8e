import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BackLink } from '@/ui/BackLink';
import { ClubForm } from '@/areas/back-office/clubs/form/ClubForm';
import { PageHeading } from '@/ui/PageHeading';
import { loadClub } from '@/areas/back-office/clubs/data/club';
import { clubHref } from '@/areas/back-office/clubs/club-filters';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { requireAdministrator } from '@/areas/back-office/access/session';
import { isUuid } from '@/domain/text/uuid';

export async function generateMetadata({ params }: PageProps<'/admin/clubs/[id]/edit'>): Promise<Metadata> {
  return recordTitle({ kind: 'teams', id: (await params).id, prefix: 'Edit ', otherwise: 'Edit team' });
}

export default async function EditClubPage({ params }: PageProps<'/admin/clubs/[id]/edit'>) {
  const { id } = await params;
  const { payload } = await requireAdministrator(`${clubHref(id)}/edit`);
  const club = isUuid(id) && (await loadClub(payload, id));
  if (!club) notFound();
  const { teamName, username, colors, contactPerson, email, phone, division, sportType, vatNumber, isTaxExempt } = club;
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
  };
  return (
    <>
      <BackLink href={clubHref(id)}>{teamName}</BackLink>
      <PageHeading title="Edit team" />
      <ClubForm edited={{ id, values }} />
    </>
  );
}
