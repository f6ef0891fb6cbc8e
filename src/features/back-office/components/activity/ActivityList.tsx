'use client';

import { ScrollText, SearchX } from 'lucide-react';
import Link from 'next/link';
import { useCallback } from 'react';
import type { ActivityRows } from '@/features/system/activity-endpoints';
import type { ActivityEntry } from '@/features/system/operations/list-activity';
import {
  ACTIVITY_PATH,
  activityQuery,
  isFiltered,
  type ActivityFilters,
} from '@/features/system/rules/activity-filters';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { toast } from '@/ui/toast';
import { WindowedList } from '@/ui/WindowedList';
import { ACTIVITY_LOAD_FAILED } from '../settings/system/system-messages';
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
  const load = useCallback(
    async (offset: number, limit: number) => {
      const step = new URLSearchParams(query);
      step.set('offset', String(offset));
      step.set('limit', String(limit));
      const response = await fetch(`${ACTIVITY_PATH}/list?${step}`, { headers: { Accept: 'application/json' } });
      if (response.status === 401) window.location.reload(); // signed out meanwhile: the page itself leads to the login
      if (!response.ok) throw new Error(`The activity log answered ${response.status}.`);
      return ((await response.json()) as ActivityRows).rows;
    },
    [query],
  );
  const onFailure = useCallback((retry: () => void) => {
    toast({ ...ACTIVITY_LOAD_FAILED, action: { label: 'Try again', onClick: retry } });
  }, []);
  return (
    <>
      {matching > 0 ? (
        <WindowedList
          key={query}
          label="Activity"
          total={matching}
          first={first}
          load={load}
          onFailure={onFailure}
          estimatedHeight={104}
          rowKey={({ id }) => id}
          className="mb-5"
        >
          {(entry) => <ActivityItem entry={entry} />}
        </WindowedList>
      ) : (
        <div className="card">
          <NoActivity filtered={isFiltered(filters)} />
        </div>
      )}
      <footer className="sticky bottom-0 z-10 -mx-gutter mt-auto -mb-6 border-t border-line bg-surface-sunken px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm sm:-mb-8">
        <p className="font-medium text-ink">{`Showing ${matching} of ${total} entries`}</p>
      </footer>
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
