'use client';

import { ScrollText } from 'lucide-react';
import { fieldLabel } from '@/domain/text/field-label';
import {
  ACTIVITY_PATH,
  activityHref,
  activityQuery,
  parseActivityFilters,
  SYSTEM_ACTOR,
  type ActivityFilters,
} from '@/modules/system/activity/activity-filters';
import type { ActivityListing } from '@/modules/system/activity/load-activity';
import { DaysFilter } from '@/ui/list/DaysFilter';
import { ListScreen } from '@/ui/list/ListScreen';
import { ActivityItem } from './ActivityItem';

const hrefOf = (filters: ActivityFilters) =>
  activityHref(parseActivityFilters(new URLSearchParams(activityQuery(filters))));

export function ActivityScreen({ listing, filters }: { listing: ActivityListing; filters: ActivityFilters }) {
  const { people, types, actions } = listing.choices;
  return (
    <ListScreen
      label="Activity"
      what="entries"
      path={ACTIVITY_PATH}
      filters={filters}
      query={activityQuery(filters)}
      hrefOf={hrefOf}
      search={{ label: 'Search the activity log', placeholder: 'Search by person, action or subject...' }}
      selects={[
        {
          name: 'person',
          label: 'Filter by person',
          choices: [
            { value: '', label: 'Everyone' },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            { value: SYSTEM_ACTOR, label: 'System' },
          ],
          className: 'md:w-44',
        },
        {
          name: 'type',
          label: 'Filter by subject',
          choices: [
            { value: '', label: 'All subjects' },
            ...types.map((value) => ({ value, label: fieldLabel(value) })),
          ],
          className: 'md:w-44',
        },
        {
          name: 'action',
          label: 'Filter by action',
          choices: [
            { value: '', label: 'All actions' },
            ...actions.map((value) => ({ value, label: fieldLabel(value) })),
          ],
          className: 'col-span-2 md:w-44',
        },
      ]}
      controls={(draft, ask) => <DaysFilter {...draft} onChange={ask} />}
      layout="columns"
      loadingText="Loading activity..."
      failure="Failed to load the activity log"
      listing={listing}
      notFound={{ title: 'No activity found', clearHref: ACTIVITY_PATH }}
      none={{ title: 'No activity yet', description: 'Changes made by staff appear here.', icon: <ScrollText /> }}
      estimatedHeight={104}
    >
      {(entry) => <ActivityItem entry={entry} />}
    </ListScreen>
  );
}
