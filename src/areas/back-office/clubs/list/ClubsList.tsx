'use client';

import { Plus, SearchX, Users } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { noTeams } from '../../shell/messages';
import type { ClubListing } from '../data/clubs';
import { clubQuery, CLUBS_PATH, isClubFilter, type ClubFilters } from '../club-filters';
import { RecordList } from '@/ui/RecordList';
import { ClubCard } from './ClubCard';

/** The teams in two columns, loaded as the reader scrolls, and the footer with its counts. */
export function ClubsList({ first, filters }: { first: ClubListing; filters: ClubFilters }) {
  const isFiltered = isClubFilter(filters);
  const { total, active } = first;
  return (
    <RecordList
      listing={first}
      what="teams"
      note={<p className="tabular-nums">{`${active} active • ${total - active} inactive`}</p>}
      label="Teams"
      path={`${CLUBS_PATH}/list`}
      query={clubQuery(filters)}
      estimatedHeight={190}
      columns={2}
      failure="Failed to load teams"
      empty={
        <EmptyState
          {...noTeams(isFiltered)}
          icon={isFiltered ? <SearchX /> : <Users />}
          action={
            !isFiltered && (
              <Link href={`${CLUBS_PATH}/new`} className={buttonClass()}>
                <Plus aria-hidden className="size-4.5" />
                Add First Team
              </Link>
            )
          }
        />
      }
    >
      {(team) => <ClubCard team={team} />}
    </RecordList>
  );
}
