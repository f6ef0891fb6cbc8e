'use client';

import { ScrollText, SearchX } from 'lucide-react';
import Link from 'next/link';
import type { ActivityEntry } from '@/features/system/operations/list-activity';
import {
  ACTIVITY_PATH,
  activityQuery,
  isFiltered,
  type ActivityFilters,
} from '@/features/system/rules/activity-filters';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { ListCount } from '@/ui/ListFrame';
import { RecordRows } from '@/ui/RecordRows';
import { ActivityItem } from './ActivityItem';

type ActivityListProps = {
  first: readonly ActivityEntry[];
  matching: number;
  total: number;
  filters: ActivityFilters;
};

/** The entries that the filters let through, down to the first one ever, and how many those are. */
export function ActivityList({ first, matching, total, filters }: ActivityListProps) {
  const query = activityQuery(filters);
  return (
    <>
      {matching > 0 ? (
        <div className="mb-5">
          <RecordRows
            key={query}
            label="Activity"
            path={`${ACTIVITY_PATH}/list`}
            query={query}
            total={matching}
            first={first}
            estimatedHeight={104}
            failure="Failed to load the activity log"
          >
            {(entry) => <ActivityItem entry={entry} />}
          </RecordRows>
        </div>
      ) : (
        <div className="card">
          <NoActivity filtered={isFiltered(filters)} />
        </div>
      )}
      <ListCount matching={matching} total={total} what="entries" />
    </>
  );
}

function NoActivity({ filtered }: { filtered: boolean }) {
  if (!filtered) {
    return <EmptyState title="No activity yet" description="What staff change appears here." icon={<ScrollText />} />;
  }
  return (
    <EmptyState
      title="No activity found"
      description="Try adjusting your search or filter criteria"
      icon={<SearchX />}
      action={
        <Link href={ACTIVITY_PATH} className={buttonClass('outline', 'sm')}>
          Clear filters
        </Link>
      }
    />
  );
}
