import type { Metadata } from 'next';
import { BackLink } from '@/ui/BackLink';
import { ClubForm } from '@/features/back-office/components/clubs/ClubForm';
import { PageHeading } from '@/ui/PageHeading';
import { CLUBS_PATH } from '@/features/back-office/rules/club-filters';
import { requireAdministrator } from '@/features/back-office/session';

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
