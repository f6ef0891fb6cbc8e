import type { Metadata } from 'next';
import { ActivityList } from '@/features/back-office/components/activity/ActivityList';
import { ActivityScreen } from '@/features/back-office/components/activity/ActivityScreen';
import { ExportLinks } from '@/features/back-office/components/activity/ExportLinks';
import { VerifyButton } from '@/features/back-office/components/activity/VerifyButton';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { ACTIVITY_LOAD_FAILED } from '@/features/back-office/components/settings/system/system-messages';
import { toSearchParams } from '@/lib/http/search-params';
import { requireAdministrator } from '@/features/back-office/session';
import { loadActivity } from '@/features/system/operations/load-activity';
import { activityHref, parseActivityFilters } from '@/features/system/rules/activity-filters';

export const metadata: Metadata = { title: 'Activity' };

export default async function ActivityPage({ searchParams }: PageProps<'/admin/activity'>) {
  const filters = parseActivityFilters(toSearchParams(await searchParams));
  const { payload } = await requireAdministrator(activityHref(filters));
  const result = await loadActivity(payload, filters);
  if (!result.ok) return <LoadFailed message={ACTIVITY_LOAD_FAILED} className="card" />;
  const { choices, ...listing } = result.listing;
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
      <ActivityScreen filters={filters} choices={choices}>
        <ActivityList {...listing} filters={filters} />
      </ActivityScreen>
    </>
  );
}
