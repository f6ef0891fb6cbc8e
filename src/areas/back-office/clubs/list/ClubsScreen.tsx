'use client';

import type { ReactNode } from 'react';
import { choicesOf } from '@/ui/list/FilterSelect';
import { ListFilters } from '@/ui/list/ListFilters';
import { CLUB_STATES, CLUBS_PATH, clubsHref, type ClubFilters } from '../club-filters';

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
