import { Download } from 'lucide-react';
import { ACTIVITY_PATH, activityQuery, type ActivityFilters } from '@/modules/system/activity/activity-filters';
import { buttonClass } from '@/ui/button-class';

/** Downloads of all entries that match. */
export function ExportLinks({ filters }: { filters: ActivityFilters }) {
  return (['csv', 'ndjson'] as const).map((format) => {
    const query = new URLSearchParams(activityQuery(filters));
    query.set('format', format);
    return (
      <a key={format} href={`${ACTIVITY_PATH}/export?${query}`} download className={buttonClass('outline')}>
        <Download aria-hidden className="size-4.5" />
        {format.toUpperCase()}
      </a>
    );
  });
}
