import type { Metadata } from 'next';
import { ActivityScreen } from '@/areas/back-office/activity/ActivityScreen';
import { ExportLinks } from '@/areas/back-office/activity/ExportLinks';
import { VerifyButton } from '@/areas/back-office/activity/VerifyButton';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { ACTIVITY_LOAD_FAILED } from '@/areas/back-office/settings/system/system-messages';
import { toSearchParams } from '@/lib/http/search-params';
import { requireMember } from '@/areas/back-office/access/session';
import { loadListing } from '@/lib/load-listing';
import { loadActivity } from '@/modules/system/activity/load-activity';
import { activityHref, parseActivityFilters } from '@/modules/system/activity/activity-filters';

export const metadata: Metadata = { title: 'Activity' };

export default async function ActivityPage({ searchParams }: PageProps<'/admin/activity'>) {
  const filters = parseActivityFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('activity:read', activityHref(filters));
  const result = await loadListing(() => loadActivity(payload, filters));
  if (!result.ok) return <LoadFailed message={ACTIVITY_LOAD_FAILED} className="card" />;
  return (
    <>
      <PageHeading
        title="Activity"
        intro="Every change made by staff. Entries cannot be changed or removed."
        actions={
          <>
            <ExportLinks filters={filters} />
            <VerifyButton />
          </>
        }
      />
      <ActivityScreen listing={result.listing} filters={filters} />
    </>
  );
}
