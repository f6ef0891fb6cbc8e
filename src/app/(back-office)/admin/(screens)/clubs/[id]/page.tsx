import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BackLink } from '@/features/back-office/components/BackLink';
import { PageHeading } from '@/features/back-office/components/PageHeading';
import { ClubFacts } from '@/features/back-office/components/team-orders/ClubFacts';
import { ClubOrders } from '@/features/back-office/components/team-orders/ClubOrders';
import { loadClub } from '@/features/back-office/operations/team-orders/load-club';
import { requireAdministrator } from '@/features/back-office/session';
import { uuidOf } from '@/features/team/endpoints/parameters';
import { listTeamOrders } from '@/features/team/operations/orders/list-team-orders';

export const metadata: Metadata = { title: 'Team' };

const ALL = 10_000;

export default async function ClubPage({ params }: PageProps<'/admin/clubs/[id]'>) {
  const { id } = await params;
  const { payload } = await requireAdministrator(`/admin/clubs/${id}`);
  const club = uuidOf({ id }) && (await loadClub(payload, id));
  if (!club) notFound();
  const listed = await listTeamOrders({ payload, teamId: id, show: ALL });
  return (
    <>
      <BackLink href="/admin/clubs">All teams</BackLink>
      <PageHeading title={club.teamName} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ClubOrders teamId={id} {...listed} />
        <ClubFacts club={club} />
      </div>
    </>
  );
}
