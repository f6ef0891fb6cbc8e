'use client';

import { Inbox } from 'lucide-react';
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUSES } from '@/domain/inquiries/inquiry';
import { EmptyState } from '@/ui/EmptyState';
import type { InquiryListing, InquiryRow } from './data/inquiries';
import { INBOX_PATH, inboxHref, inquiryQuery, type InquiryFilters } from './inquiry-filters';
import { FilterForm } from '@/ui/FilterForm';
import { choicesOf, FilterSelect, type Choice } from '@/ui/FilterSelect';
import { ListFrame } from '@/ui/ListFrame';
import { NothingFound } from '@/ui/NothingFound';
import { RecordList } from '@/ui/RecordList';
import { useUrlFilters } from '@/ui/use-url-filters';
import { InquiryCard } from './InquiryCard';
import { KindTabs } from './KindTabs';

const statusChoices: Choice<InquiryFilters['status']>[] = [
  { value: 'all', label: 'All statuses' },
  ...choicesOf(INQUIRY_STATUSES, INQUIRY_STATUS_LABELS),
];

/** Quote requests and messages, newest first, under kind, status and search. */
export function InboxScreen({ listing, filters }: { listing: InquiryListing; filters: InquiryFilters }) {
  const { draft, loading, type, ask } = useUrlFilters(filters, inboxHref);
  const query = inquiryQuery(filters);
  return (
    <>
      <KindTabs kind={draft.kind} news={listing.news} onChange={(kind) => ask({ kind })} />
      <FilterForm
        action={INBOX_PATH}
        label="Inbox"
        searchLabel="Search the inbox"
        placeholder="Search by name, email, subject or team..."
        search={draft.search}
        onType={type}
        onAsk={ask}
      >
        <FilterSelect
          name="status"
          label="Filter by status"
          value={draft.status}
          choices={statusChoices}
          onChange={(status) => ask({ status })}
        />
      </FilterForm>
      <ListFrame loading={loading} loadingText="Loading the inbox...">
        <RecordList<InquiryRow>
          listing={listing}
          what="inquiries"
          label="Inbox"
          path={`${INBOX_PATH}/list`}
          query={query}
          estimatedHeight={126}
          failure="Failed to load the inbox"
          empty={
            query ? (
              <NothingFound title="Nothing found" />
            ) : (
              <EmptyState
                title="Your inbox is empty"
                description="Quote requests and messages from the site will appear here"
                icon={<Inbox />}
              />
            )
          }
        >
          {(inquiry) => <InquiryCard inquiry={inquiry} filters={filters} />}
        </RecordList>
      </ListFrame>
    </>
  );
}
