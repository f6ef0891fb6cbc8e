import { Link2Off, Plus, Trash2 } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { FailedSchedules } from '@/areas/cms/pages/badges/FailedSchedules';
import { PagesScreen } from '@/areas/cms/pages/list/PagesScreen';
import { ContentFailed } from '@/areas/cms/shell/ContentFailed';
import { listPages } from '@/areas/cms/pages/data/pages';
import { NO_PAGE_FILTERS, pagesHref, parsePageFilters } from '@/areas/cms/pages/page-filters';
import { requireEditor } from '@/modules/accounts/session/editor-session';
import { toSearchParams } from '@/lib/http/search-params';
import { loadListing } from '@/lib/load-listing';
import { CMS_SETTINGS_PATH } from '@/areas/cms/settings/settings-tabs';
import { buttonClass } from '@/ui/button-class';
import { PageHeading } from '@/ui/PageHeading';
import { ROW_PAGE } from '@/ui/row-pages';

export const metadata: Metadata = { title: 'Pages' };

export default async function PagesPage({ searchParams }: PageProps<'/cms/pages'>) {
  const filters = parsePageFilters(toSearchParams(await searchParams));
  const { payload } = await requireEditor(pagesHref(filters));
  const list = await loadListing(() => listPages({ payload, filters, limit: ROW_PAGE, offset: 0 }));
  const inTrash = filters.status === 'trash';
  return (
    <>
      <PageHeading
        title={inTrash ? 'Trash' : 'Pages'}
        intro={inTrash ? 'Deleted pages, kept as they were until they are restored.' : undefined}
        actions={
          <>
            <Link
              href={pagesHref(inTrash ? NO_PAGE_FILTERS : { ...NO_PAGE_FILTERS, status: 'trash' })}
              prefetch={false}
              className={buttonClass('outline')}
            >
              {!inTrash && <Trash2 aria-hidden className="size-4" />}
              {inTrash ? 'All pages' : 'Trash'}
            </Link>
            {!inTrash && (
              <Link href={`${CMS_SETTINGS_PATH}?tab=links`} prefetch={false} className={buttonClass('outline')}>
                <Link2Off aria-hidden className="size-4" />
                Broken links
              </Link>
            )}
            <a href="/cms/pages/new" className={buttonClass('primary')}>
              <Plus aria-hidden className="size-4" />
              Create New Page
            </a>
          </>
        }
      />
      <FailedSchedules payload={payload} />
      {list.ok ? (
        <PagesScreen listing={list.listing} filters={filters} />
      ) : (
        <ContentFailed what="pages" className="card" />
      )}
    </>
  );
}
