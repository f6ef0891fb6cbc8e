import type { Metadata } from 'next';
import { failed } from '@/ui/failed';
import { InboxScreen } from '@/areas/back-office/inbox/InboxScreen';
import { PageHeading } from '@/ui/PageHeading';
import { listInquiries } from '@/areas/back-office/inbox/data/inquiries';
import { inboxHref, parseInquiryFilters } from '@/areas/back-office/inbox/inquiry-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { FirstRows } from '@/areas/back-office/shell/FirstRows';
import { requireMember } from '@/areas/back-office/access/session';

export const metadata: Metadata = { title: 'Inbox' };

export default async function InboxPage({ searchParams }: PageProps<'/admin/inbox'>) {
  const filters = parseInquiryFilters(toSearchParams(await searchParams));
  const { payload } = await requireMember('inquiries:read', inboxHref(filters));
  return (
    <>
      <PageHeading title="Inbox" intro="Quote requests and messages from the site." />
      <FirstRows list={listInquiries} payload={payload} filters={filters} failure={failed('Failed to load the inbox')}>
        {(listing) => <InboxScreen listing={listing} filters={filters} />}
      </FirstRows>
    </>
  );
}
