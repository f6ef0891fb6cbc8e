import { Plus } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { Suspense } from 'react';
import { BackLink } from '@/ui/BackLink';
import { TeamOrdersScreen } from '@/areas/back-office/team-orders/TeamOrdersScreen';
import { ExportMenu } from '@/ui/ExportMenu';
import { ListLoading } from '@/ui/list/ListLoading';
import { PageHeading } from '@/ui/PageHeading';
import { TeamOrdersResult } from '@/areas/back-office/team-orders/TeamOrdersResult';
import { TEAMS_PATH, TEAM_ORDERS_PATH } from '@/areas/back-office/teams/team-filters';
import {
  teamExportHref,
  teamOrdersHref,
  parseTeamOrderFilters,
} from '@/areas/back-office/team-orders/team-order-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { requireAdministrator } from '@/areas/back-office/access/session';
import { buttonClass } from '@/ui/button-class';

export const metadata: Metadata = { title: 'Team orders' };

export default async function TeamOrdersPage({ searchParams }: PageProps<'/admin/clubs/orders'>) {
  const filters = { ...parseTeamOrderFilters(toSearchParams(await searchParams)), team: '' };
  const { payload } = await requireAdministrator(teamOrdersHref(filters));
  return (
    <>
      <BackLink href={TEAMS_PATH}>All teams</BackLink>
      <PageHeading
        title="Team orders"
        actions={
          <>
            <ExportMenu
              choices={[
                { label: 'One row per order', href: teamExportHref(filters, 'orders') },
                { label: 'One row per name and size', href: teamExportHref(filters, 'pieces') },
              ]}
            />
            <Link href={`${TEAM_ORDERS_PATH}/new`} className={buttonClass('primary', 'md')}>
              <Plus aria-hidden className="size-4.5" />
              Create Order
            </Link>
          </>
        }
      />
      <TeamOrdersScreen filters={filters}>
        <Suspense fallback={<ListLoading text="Loading orders..." />}>
          <TeamOrdersResult payload={payload} filters={filters} />
        </Suspense>
      </TeamOrdersScreen>
    </>
  );
}
