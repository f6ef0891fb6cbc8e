import type { Metadata } from 'next';
import { failed } from '@/ui/failed';
import { InboxScreen } from '@/areas/back-office/inbox/InboxScreen';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeading } from '@/ui/PageHeading';
import { listInquiries } from '@/areas/back-office/inbox/data/inquiries';
import { loadListing } from '@/lib/load-listing';
import { inboxHref, parseInquiryFilters } from '@/areas/back-office/inbox/inquiry-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { requireAdministrator } from '@/areas/back-office/access/session';
import { ROW_PAGE } from '@/ui/row-pages';

export const metadata: Metadata = { title: 'Inbox' };

const LOAD_FAILED = failed('Failed to load the inbox');

export default async function InboxPage({ searchParams }: PageProps<'/admin/inbox'>) {
  const filters = parseInquiryFilters(toSearchParams(await searchParams));
  const { payload } = await requireAdministrator(inboxHref(filters));
  const list = await loadListing(() => listInquiries({ payload, filters, limit: ROW_PAGE, offset: 0 }));
  return (
    <>
      <PageHeading title="Inbox" intro="Quote requests and messages from the site." />
      {list.ok ? (
        <InboxScreen listing={list.listing} filters={filters} />
      ) : (
        <LoadFailed message={LOAD_FAILED} className="card" />
      )}
    </>
  );
}
