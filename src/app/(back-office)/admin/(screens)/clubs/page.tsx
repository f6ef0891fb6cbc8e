import { ClipboardList, Plus } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { Suspense } from 'react';
import { listClubs } from '@/areas/back-office/clubs/data/clubs';
import { ClubsList, ClubsScreen } from '@/areas/back-office/clubs/list/ClubsScreen';
import { ListLoading } from '@/ui/list/ListLoading';
import { PageHeading } from '@/ui/PageHeading';
import {
  clubQuery,
  clubsHref,
  CLUBS_PATH,
  parseClubFilters,
  CLUB_ORDERS_PATH,
} from '@/areas/back-office/clubs/club-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { TEAMS_LOAD_FAILED } from '@/areas/back-office/shell/messages';
import { requireAdministrator } from '@/areas/back-office/access/session';
import { buttonClass } from '@/ui/button-class';

export const metadata: Metadata = { title: 'Clubs' };

export default async function ClubsPage({ searchParams }: PageProps<'/admin/clubs'>) {
  const filters = parseClubFilters(toSearchParams(await searchParams));
  const { payload } = await requireAdministrator(clubsHref(filters));
  return (
    <>
      <PageHeading
        title="Clubs"
        actions={
          <>
            <Link href={CLUB_ORDERS_PATH} className={buttonClass('outline')}>
              <ClipboardList aria-hidden className="size-4.5" />
              Team Orders
            </Link>
            <Link href={`${CLUBS_PATH}/new`} className={buttonClass()}>
              <Plus aria-hidden className="size-4.5" />
              Add Team
            </Link>
          </>
        }
      />
      <ClubsScreen filters={filters}>
        <Suspense fallback={<ListLoading text="Loading teams..." />}>
          <FirstRows list={listClubs} payload={payload} filters={filters} failure={TEAMS_LOAD_FAILED}>
            {(listing) => <ClubsList key={clubQuery(filters)} listing={listing} filters={filters} />}
          </FirstRows>
        </Suspense>
      </ClubsScreen>
    </>
  );
}
