'use client';

import { Inbox } from 'lucide-react';
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUSES } from '@/domain/inquiries/inquiry';
import { choicesOf, type Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { InquiryListing } from './data/inquiries';
import { INBOX_PATH, inboxHref, inquiryQuery, type InquiryFilters } from './inquiry-filters';
import { InquiryCard } from './InquiryCard';
import { KindTabs } from './KindTabs';

const statuses: Choice<InquiryFilters['status']>[] = [
  { value: 'all', label: 'All statuses' },
  ...choicesOf(INQUIRY_STATUSES, INQUIRY_STATUS_LABELS),
];

export function InboxScreen({ listing, filters }: { listing: InquiryListing; filters: InquiryFilters }) {
  return (
    <ListScreen
      label="Inbox"
      what="inquiries"
      path={INBOX_PATH}
      filters={filters}
      query={inquiryQuery(filters)}
      hrefOf={inboxHref}
      tabs={(draft, ask) => <KindTabs kind={draft.kind} news={listing.news} onChange={(kind) => ask({ kind })} />}
      search={{ label: 'Search the inbox', placeholder: 'Search by name, email, subject or team...' }}
      selects={[{ name: 'status', label: 'Filter by status', choices: statuses }]}
      loadingText="Loading the inbox..."
      failure="Failed to load the inbox"
      listing={listing}
      notFound={{ title: 'Nothing found' }}
      none={{
        title: 'Your inbox is empty',
        description: 'Quote requests and messages from the site will appear here',
        icon: <Inbox />,
      }}
      estimatedHeight={126}
    >
      {(inquiry) => <InquiryCard inquiry={inquiry} filters={filters} />}
    </ListScreen>
  );
}
