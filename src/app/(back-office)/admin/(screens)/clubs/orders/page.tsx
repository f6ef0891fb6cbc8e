import { Plus } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { Suspense } from 'react';
import { TEAM_ORDER_STATUS_LABELS, TEAM_ORDER_STATUSES } from '@/domain/orders/team-order-status';
import { BackLink } from '@/ui/BackLink';
import { ListFilters } from '@/areas/back-office/clubs/list/ListFilters';
import { ListLoading } from '@/areas/back-office/clubs/list/ListLoading';
import { PageHeading } from '@/ui/PageHeading';
import { ClubOrdersResult } from '@/areas/back-office/team-orders/ClubOrdersResult';
import { CLUBS_PATH } from '@/areas/back-office/clubs/club-filters';
import {
  CLUB_ORDERS_PATH,
  clubOrdersHref,
  parseClubOrderFilters,
  WAITING_FOR,
  WAITING_LABELS,
} from '@/areas/back-office/team-orders/club-order-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { requireAdministrator } from '@/areas/back-office/access/session';
import { buttonClass } from '@/ui/button-class';

export const metadata: Metadata = { title: 'Team orders' };

const options = [
  { value: 'all', label: 'All Statuses' },
  ...WAITING_FOR.map((value) => ({ value, label: WAITING_LABELS[value] })),
  ...TEAM_ORDER_STATUSES.map((value) => ({ value, label: TEAM_ORDER_STATUS_LABELS[value] })),
];
const loading = 'Loading orders...';

export default async function ClubOrdersPage({ searchParams }: PageProps<'/admin/clubs/orders'>) {
  const filters = { ...parseClubOrderFilters(toSearchParams(await searchParams)), team: '' };
  const { payload } = await requireAdministrator(clubOrdersHref(filters));
  return (
    <>
      <BackLink href={CLUBS_PATH}>All teams</BackLink>
      <PageHeading
        title="Team orders"
        actions={
          <Link href={`${CLUB_ORDERS_PATH}/new`} className={buttonClass('primary', 'md')}>
            <Plus aria-hidden className="size-4.5" />
            Create Order
          </Link>
        }
      />
      <ListFilters
        path={CLUB_ORDERS_PATH}
        search={filters.search}
        searchLabel="Search team orders"
        placeholder="Search orders by number or team..."
        choice={{ name: 'show', label: 'Filter by status', value: filters.show, options }}
        loadingText={loading}
      >
        <Suspense fallback={<ListLoading text={loading} />}>
          <ClubOrdersResult payload={payload} filters={filters} />
        </Suspense>
      </ListFilters>
    </>
  );
}
