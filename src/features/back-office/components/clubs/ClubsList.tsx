'use client';

import { Plus, SearchX, Users } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { noTeams } from '../../messages';
import type { ClubListing } from '../../operations/clubs/list-clubs';
import { clubQuery, CLUBS_PATH, isClubFilter, type ClubFilters } from '../../rules/club-filters';
import { RecordRows } from '@/ui/RecordRows';
import { ClubCard } from './ClubCard';

/** The teams in two columns, loaded as the reader scrolls, and the footer with its counts (spec §2). */
export function ClubsList({ first, filters }: { first: ClubListing; filters: ClubFilters }) {
  const { rows, matching, total, active } = first;
  const isFiltered = isClubFilter(filters);
  return (
    <>
      <div className="mb-5">
        {matching > 0 ? (
          <RecordRows
            label="Teams"
            path={`${CLUBS_PATH}/list`}
            query={clubQuery(filters)}
            total={matching}
            first={rows}
            estimatedHeight={190}
            columns={2}
            failure="Failed to load teams"
          >
            {(team) => <ClubCard team={team} />}
          </RecordRows>
        ) : (
          <div className="card">
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
          </div>
        )}
      </div>
      <footer className="sticky bottom-0 z-10 -mx-gutter mt-auto -mb-6 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line bg-surface-sunken px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm text-ink-muted sm:-mb-8">
        <p className="font-medium text-ink">{`Showing ${matching} of ${total} teams`}</p>
        <p className="tabular-nums">{`${active} active • ${total - active} inactive`}</p>
      </footer>
    </>
  );
}
