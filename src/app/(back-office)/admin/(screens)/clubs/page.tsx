import { ClipboardList, Plus } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { Suspense } from 'react';
import { listTeams } from '@/areas/back-office/teams/data/teams';
import { TeamsList, TeamsScreen } from '@/areas/back-office/teams/TeamsScreen';
import { ListLoading } from '@/ui/list/ListLoading';
import { PageHeading } from '@/ui/PageHeading';
import { teamQuery, teamsHref, TEAMS_PATH, parseTeamFilters } from '@/areas/back-office/teams/team-filters';
import { TEAM_ORDERS_HREF } from '@/areas/back-office/orders/filters/order-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { TEAMS_LOAD_FAILED } from '@/areas/back-office/shell/messages';
import { requireMember } from '@/areas/back-office/access/session';
import { buttonClass } from '@/ui/button-class';
import { Allowed } from '@/areas/back-office/access/granted';

export const metadata: Metadata = { title: 'Clubs' };

export default async function TeamsPage({ searchParams }: PageProps<'/admin/clubs'>) {
  const filters = parseTeamFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('teams:read', teamsHref(filters));
  return (
    <>
      <PageHeading
        title="Clubs"
        actions={
          <>
            <Link href={TEAM_ORDERS_HREF} className={buttonClass('outline')}>
              <ClipboardList aria-hidden className="size-4.5" />
              Team Orders
            </Link>
            <Allowed to="teams:write">
              <Link href={`${TEAMS_PATH}/new`} className={buttonClass()}>
                <Plus aria-hidden className="size-4.5" />
                Add Team
              </Link>
            </Allowed>
          </>
        }
      />
      <TeamsScreen filters={filters}>
        <Suspense fallback={<ListLoading text="Loading teams..." />}>
          <FirstRows list={listTeams} payload={payload} filters={filters} failure={TEAMS_LOAD_FAILED}>
            {(listing) => <TeamsList key={teamQuery(filters)} listing={listing} filters={filters} />}
          </FirstRows>
        </Suspense>
      </TeamsScreen>
    </>
  );
}
