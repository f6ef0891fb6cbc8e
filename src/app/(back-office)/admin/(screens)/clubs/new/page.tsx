import type { Metadata } from 'next';
import { BackLink } from '@/ui/BackLink';
import { ClubForm } from '@/areas/back-office/clubs/form/ClubForm';
import { PageHeading } from '@/ui/PageHeading';
import { CLUBS_PATH } from '@/areas/back-office/clubs/club-filters';
import { requireAdministrator } from '@/areas/back-office/access/session';

export const metadata: Metadata = { title: 'New team' };

export default async function NewClubPage() {
  await requireAdministrator(`${CLUBS_PATH}/new`);
  return (
    <>
      <BackLink href={CLUBS_PATH}>All teams</BackLink>
      <PageHeading title="New team" />
      <ClubForm />
    </>
  );
}
