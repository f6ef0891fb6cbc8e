import { Plus, Users } from 'lucide-react';
import type { Metadata } from 'next';
import { ClubCard } from '@/features/back-office/components/ClubCard';
import { ListFooter } from '@/features/back-office/components/ListFooter';
import { ListSearch } from '@/features/back-office/components/ListSearch';
import { LoadFailed } from '@/features/back-office/components/LoadFailed';
import { PageHeading } from '@/features/back-office/components/PageHeading';
import { PlaceholderButton } from '@/features/back-office/components/PlaceholderButton';
import { noTeams, TEAMS_LOAD_FAILED } from '@/features/back-office/messages';
import { countActiveTeams } from '@/features/back-office/operations/count-active-teams';
import { listRecords } from '@/features/back-office/operations/list-records';
import { listHref, parseListQuery } from '@/features/back-office/rules/list-query';
import { toSearchParams } from '@/features/back-office/rules/search-params';
import { administratorRequest } from '@/features/back-office/session';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';

export const metadata: Metadata = { title: 'Clubs' };

const path = '/admin/clubs';
const searchIn = ['teamName', 'contactPerson', 'email', 'sportType'];

export default async function ClubsPage({ searchParams }: PageProps<'/admin/clubs'>) {
  const query = parseListQuery(toSearchParams(await searchParams));
  const context = await administratorRequest(listHref(path, query));
  const list = await listRecords({ ...context, collection: 'teams', query, searchIn, sort: '-createdAt' });
  if (!list.ok) return <LoadFailed message={TEAMS_LOAD_FAILED} className="card" />;
  const active = await countActiveTeams(context);
  return (
    <>
      <PageHeading title="Clubs" actions={<AddTeam label="Add Team" />} />
      <ListSearch
        path={path}
        search={query.search}
        label="Search teams"
        placeholder="Search teams by name, contact person, email or sport..."
      />
      {list.docs.length > 0 ? (
        <ul aria-label="Teams" className="grid gap-3 md:grid-cols-2">
          {list.docs.map((team) => (
            <li key={team.id} className="min-w-0">
              <ClubCard team={team} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="card">
          <EmptyState
            {...noTeams(query.search !== '')}
            icon={<Users />}
            action={!query.search && <AddTeam label="Add First Team" />}
          />
        </div>
      )}
      <ListFooter
        path={path}
        query={query}
        matching={list.matching}
        summary={`Showing ${list.matching} of ${list.total} teams`}
        aside={<p>{`${active} active • ${list.total - active} inactive`}</p>}
      />
    </>
  );
}

function AddTeam({ label }: { label: string }) {
  return (
    <PlaceholderButton feature="Add Team" className={buttonClass()}>
      <Plus aria-hidden className="size-4.5" />
      {label}
    </PlaceholderButton>
  );
}
