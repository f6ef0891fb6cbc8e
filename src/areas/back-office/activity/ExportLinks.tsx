import { ACTIVITY_PATH, activityQuery, type ActivityFilters } from '@/modules/system/activity/activity-filters';
import { ExportLink } from '@/ui/ExportLink';

export function ExportLinks({ filters }: { filters: ActivityFilters }) {
  return (['csv', 'ndjson'] as const).map((format) => {
    const query = new URLSearchParams(activityQuery(filters));
    query.set('format', format);
    return (
      <ExportLink key={format} href={`${ACTIVITY_PATH}/export?${query}`}>
        {format.toUpperCase()}
      </ExportLink>
    );
  });
}
