'use client';

import { Plus, Users } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { choicesOf } from '@/ui/choices';
import { ListFilters } from '@/ui/list/ListFilters';
import { RecordList } from '@/ui/list/RecordList';
import { noTeams } from '../../shell/messages';
import { TEAM_STATES, teamQuery, TEAMS_PATH, teamsHref, type TeamFilters } from '../team-filters';
import { TeamCard } from './TeamCard';
import type { TeamListing } from '@/areas/back-office/teams/data/teams';

const states = choicesOf(TEAM_STATES, { all: 'All Teams', active: 'Active', inactive: 'Inactive' });

/** Search and state; the teams stream in. */
export function TeamsScreen({ filters, children }: { filters: TeamFilters; children: ReactNode }) {
  return (
    <ListFilters
      label="Search teams"
      path={TEAMS_PATH}
      filters={filters}
      hrefOf={teamsHref}
      search={{ label: 'Search teams', placeholder: 'Search teams by name, contact person, email or sport...' }}
      selects={[{ name: 'state', label: 'Filter by status', choices: states, className: 'grow sm:w-52 sm:grow-0' }]}
      loadingText="Loading teams..."
    >
      {children}
    </ListFilters>
  );
}

/** Teams in two columns, loaded on scrolling, and the footer with its counts. */
export function TeamsList({ listing, filters }: { listing: TeamListing; filters: TeamFilters }) {
  const { total, active } = listing;
  return (
    <RecordList
      label="Teams"
      what="teams"
      path={`${TEAMS_PATH}/list`}
      query={teamQuery(filters)}
      listing={listing}
      note={<p className="tabular-nums">{`${active} active • ${total - active} inactive`}</p>}
      failure="Failed to load teams"
      notFound={noTeams(true)}
      none={{
        ...noTeams(false),
        icon: <Users />,
        action: (
          <Link href={`${TEAMS_PATH}/new`} className={buttonClass()}>
            <Plus aria-hidden className="size-4.5" />
            Add First Team
          </Link>
        ),
      }}
      estimatedHeight={190}
      columns={2}
    >
      {(team) => <TeamCard team={team} />}
    </RecordList>
  );
}
