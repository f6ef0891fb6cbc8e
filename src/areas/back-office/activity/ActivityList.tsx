'use client';

import { ScrollText } from 'lucide-react';
import type { ActivityEntry } from '@/modules/system/activity/data/activity';
import {
  ACTIVITY_PATH,
  activityQuery,
  isFiltered,
  type ActivityFilters,
} from '@/modules/system/activity/activity-filters';
import { EmptyState } from '@/ui/EmptyState';
import { NothingFound } from '@/ui/NothingFound';
import { RecordList } from '@/ui/RecordList';
import { ActivityItem } from './ActivityItem';

type ActivityListProps = {
  first: readonly ActivityEntry[];
  matching: number;
  total: number;
  filters: ActivityFilters;
};

/** The entries that the filters let through, down to the first one ever, and how many those are. */
export function ActivityList({ first, matching, total, filters }: ActivityListProps) {
  return (
    <RecordList
      listing={{ rows: first, matching, total }}
      what="entries"
      label="Activity"
      path={`${ACTIVITY_PATH}/list`}
      query={activityQuery(filters)}
      estimatedHeight={104}
      failure="Failed to load the activity log"
      empty={
        isFiltered(filters) ? (
          <NothingFound title="No activity found" clearHref={ACTIVITY_PATH} />
        ) : (
          <EmptyState title="No activity yet" description="What staff change appears here." icon={<ScrollText />} />
        )
      }
    >
      {(entry) => <ActivityItem entry={entry} />}
    </RecordList>
  );
}
