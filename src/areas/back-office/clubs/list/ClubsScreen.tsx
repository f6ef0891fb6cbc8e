'use client';

import { Plus, Users } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { choicesOf } from '@/ui/choices';
import { ListFilters } from '@/ui/list/ListFilters';
import { RecordList } from '@/ui/list/RecordList';
import { noTeams } from '../../shell/messages';
import { CLUB_STATES, clubQuery, CLUBS_PATH, clubsHref, type ClubFilters } from '../club-filters';
import { ClubCard } from './ClubCard';
import type { ClubListing } from '@/areas/back-office/clubs/data/clubs';

const states = choicesOf(CLUB_STATES, { all: 'All Teams', active: 'Active', inactive: 'Inactive' });

/** Search and state over the teams, which come once they are read. */
export function ClubsScreen({ filters, children }: { filters: ClubFilters; children: ReactNode }) {
  return (
    <ListFilters
      label="Search teams"
      path={CLUBS_PATH}
      filters={filters}
      hrefOf={clubsHref}
      search={{ label: 'Search teams', placeholder: 'Search teams by name, contact person, email or sport...' }}
      selects={[{ name: 'state', label: 'Filter by status', choices: states, className: 'grow sm:w-52 sm:grow-0' }]}
      loadingText="Loading teams..."
    >
      {children}
    </ListFilters>
  );
}

/** The teams in two columns, loaded as the reader scrolls, and the footer with its counts. */
export function ClubsList({ listing, filters }: { listing: ClubListing; filters: ClubFilters }) {
  const { total, active } = listing;
  return (
    <RecordList
      label="Teams"
      what="teams"
      path={`${CLUBS_PATH}/list`}
      query={clubQuery(filters)}
      listing={listing}
      note={<p className="tabular-nums">{`${active} active • ${total - active} inactive`}</p>}
      failure="Failed to load teams"
      notFound={noTeams(true)}
      none={{
        ...noTeams(false),
        icon: <Users />,
        action: (
          <Link href={`${CLUBS_PATH}/new`} className={buttonClass()}>
            <Plus aria-hidden className="size-4.5" />
            Add First Team
          </Link>
        ),
      }}
      estimatedHeight={190}
      columns={2}
    >
      {(team) => <ClubCard team={team} />}
    </RecordList>
  );
}
