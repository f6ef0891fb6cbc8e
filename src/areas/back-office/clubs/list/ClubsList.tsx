'use client';

import { Plus, Users } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { RecordList } from '@/ui/list/RecordList';
import { noTeams } from '../../shell/messages';
import { clubQuery, CLUBS_PATH, type ClubFilters } from '../club-filters';
import { ClubCard } from './ClubCard';
import type { ClubListing } from './list-clubs';

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
