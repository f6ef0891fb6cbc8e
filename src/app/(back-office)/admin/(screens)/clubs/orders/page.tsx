import { Plus } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { Suspense } from 'react';
import { BackLink } from '@/ui/BackLink';
import { ClubOrdersScreen } from '@/areas/back-office/team-orders/ClubOrdersScreen';
import { ExportMenu } from '@/ui/ExportMenu';
import { ListLoading } from '@/ui/list/ListLoading';
import { PageHeading } from '@/ui/PageHeading';
import { ClubOrdersResult } from '@/areas/back-office/team-orders/ClubOrdersResult';
import { TEAMS_PATH, CLUB_ORDERS_PATH } from '@/areas/back-office/teams/team-filters';
import {
  clubExportHref,
  clubOrdersHref,
  parseClubOrderFilters,
} from '@/areas/back-office/team-orders/club-order-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { requireAdministrator } from '@/areas/back-office/access/session';
import { buttonClass } from '@/ui/button-class';

export const metadata: Metadata = { title: 'Team orders' };

export default async function ClubOrdersPage({ searchParams }: PageProps<'/admin/clubs/orders'>) {
  const filters = { ...parseClubOrderFilters(toSearchParams(await searchParams)), team: '' };
  const { payload } = await requireAdministrator(clubOrdersHref(filters));
  return (
    <>
      <BackLink href={TEAMS_PATH}>All teams</BackLink>
      <PageHeading
        title="Team orders"
        actions={
          <>
            <ExportMenu
              choices={[
                { label: 'One row per order', href: clubExportHref(filters, 'orders') },
                { label: 'One row per name and size', href: clubExportHref(filters, 'pieces') },
              ]}
            />
            <Link href={`${CLUB_ORDERS_PATH}/new`} className={buttonClass('primary', 'md')}>
              <Plus aria-hidden className="size-4.5" />
              Create Order
            </Link>
          </>
        }
      />
      <ClubOrdersScreen filters={filters}>
        <Suspense fallback={<ListLoading text="Loading orders..." />}>
          <ClubOrdersResult payload={payload} filters={filters} />
        </Suspense>
      </ClubOrdersScreen>
    </>
  );
}
