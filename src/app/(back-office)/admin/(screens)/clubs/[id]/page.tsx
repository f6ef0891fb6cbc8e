import { Pencil, Plus, ReceiptText } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { isUuid } from '@/domain/text/uuid';
import { BackLink } from '@/ui/BackLink';
import { ClubActions } from '@/areas/back-office/clubs/detail/ClubActions';
import { ClubBilling } from '@/areas/back-office/clubs/detail/ClubBilling';
import { ClubFacts } from '@/areas/back-office/clubs/detail/ClubFacts';
import { ClubTabContent } from '@/areas/back-office/clubs/detail/ClubTabContent';
import { CLUB_TABS, ClubTabs } from '@/areas/back-office/clubs/detail/ClubTabs';
import { PageHeading } from '@/ui/PageHeading';
import { loadClub } from '@/areas/back-office/clubs/data/club';
import { clubHref, CLUBS_PATH } from '@/areas/back-office/clubs/club-filters';
import { CLUB_ORDERS_PATH } from '@/areas/back-office/team-orders/club-order-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { requireAdministrator } from '@/areas/back-office/access/session';
import { findTeamBilling } from '@/modules/team/data/team-billing';
import { Badge } from '@/ui/Badge';
import { buttonClass } from '@/ui/button-class';
import { CountryOptions } from '@/ui/CountryOptions';

export async function generateMetadata({ params }: PageProps<'/admin/clubs/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'teams', id: (await params).id, otherwise: 'Team' });
}

export default async function ClubPage({ params, searchParams }: PageProps<'/admin/clubs/[id]'>) {
  const { id } = await params;
  const { payload } = await requireAdministrator(clubHref(id));
  const club = isUuid(id) && (await loadClub(payload, id));
  if (!club) notFound();
  const query = toSearchParams(await searchParams);
  const tab = CLUB_TABS.find((known) => known === query.get('tab')) ?? 'orders';
  return (
    <>
      <BackLink href={CLUBS_PATH}>All teams</BackLink>
      <PageHeading
        title={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {club.teamName}
            <Badge variant={club.isActive ? 'default' : 'secondary'}>{club.isActive ? 'Active' : 'Inactive'}</Badge>
          </span>
        }
        actions={
          <>
            {club.isActive && (
              <Link
                href={`${CLUB_ORDERS_PATH}/new?team=${id}`}
                prefetch={false}
                className={buttonClass('primary', 'sm')}
              >
                <Plus aria-hidden className="size-4" />
                Create Order
              </Link>
            )}
            <Link href={`${clubHref(id)}/edit`} prefetch={false} className={buttonClass('outline', 'sm')}>
              <Pencil aria-hidden className="size-4" />
              Edit
            </Link>
            <Link href={`${clubHref(id)}/statement`} prefetch={false} className={buttonClass('outline', 'sm')}>
              <ReceiptText aria-hidden className="size-4" />
              Statement
            </Link>
            <ClubActions club={club} />
          </>
        }
      />
      <div className="grid grow grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-h-full min-w-0 flex-col gap-4">
          <ClubTabs club={club} current={tab} />
          <ClubTabContent payload={payload} club={club} tab={tab} withDeleted={query.get('deleted') === '1'} />
        </div>
        <ClubFacts club={club}>
          <ClubBilling teamId={id} billing={await findTeamBilling(payload, id)} countries={<CountryOptions />} />
        </ClubFacts>
      </div>
    </>
  );
}
