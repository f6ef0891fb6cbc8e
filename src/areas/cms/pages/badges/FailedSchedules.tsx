import type { Payload } from 'payload';
import { loadListing } from '@/lib/load-listing';
import { listFailedSchedules } from '@/modules/pages/data/schedule-failures';
import { ScheduleFailed } from './ScheduleFailed';

export async function FailedSchedules({ payload }: { payload: Payload }) {
  const failed = await loadListing(() => listFailedSchedules(payload));
  if (!failed.ok || failed.listing.length === 0) return null;
  return (
    <div className="mb-5 space-y-2">
      {failed.listing.map(({ id, title, failure }) => (
        <ScheduleFailed
          key={id}
          failure={failure}
          page={
            <a href={`/cms/pages/${id}`} className="font-semibold underline underline-offset-4">
              {title}
            </a>
          }
        />
      ))}
    </div>
  );
}
