import type { Metadata } from 'next';
import { QuickActions } from '@/areas/cms/dashboard/QuickActions';
import { RecentActivity } from '@/areas/cms/dashboard/RecentActivity';
import { RecentPages } from '@/areas/cms/dashboard/RecentPages';
import { StatCards } from '@/areas/cms/dashboard/StatCards';
import { ContentFailed } from '@/areas/cms/shell/ContentFailed';
import { loadContentActivity } from '@/areas/cms/dashboard/data/content-activity';
import { loadFigures } from '@/areas/cms/dashboard/data/figures';
import { listPages } from '@/areas/cms/pages/data/pages';
import { CMS_HOME } from '@/modules/accounts/session/cms-path';
import { NO_PAGE_FILTERS, parsePageFilters } from '@/areas/cms/pages/page-filters';
import { requireEditor } from '@/modules/accounts/session/editor-session';
import { toSearchParams } from '@/lib/http/search-params';
import { loadListing } from '@/lib/load-listing';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Dashboard' };

const RECENT_PAGES = 5;
const RECENT_CHANGES = 6;

export default async function CmsDashboardPage({ searchParams }: PageProps<'/cms/dashboard'>) {
  const { search } = parsePageFilters(toSearchParams(await searchParams));
  const { payload, user } = await requireEditor(CMS_HOME);
  const now = new Date();
  const filters = { ...NO_PAGE_FILTERS, search };
  const [figures, pages, activity] = await Promise.all([
    loadListing(() => loadFigures(payload, now)),
    loadListing(() => listPages({ payload, filters, limit: RECENT_PAGES, offset: 0 })),
    loadListing(() => loadContentActivity(payload, RECENT_CHANGES)),
  ]);
  return (
    <>
      <PageHeading title={`Welcome back, ${user.fullName}`} intro="What’s on the site, and what changed last." />
      {figures.ok ? <StatCards figures={figures.listing} /> : <ContentFailed what="figures" className="card" />}
      <div className="mt-5 grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {pages.ok ? (
          <RecentPages pages={pages.listing.rows} search={search} />
        ) : (
          <ContentFailed what="pages" className="card" />
        )}
        <div className="grid grid-cols-1 gap-5">
          <QuickActions />
          {activity.ok ? (
            <RecentActivity entries={activity.listing} now={now} />
          ) : (
            <ContentFailed what="recent activity" className="card" />
          )}
        </div>
      </div>
    </>
  );
}
