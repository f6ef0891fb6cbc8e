'use client';

import { Inbox, SearchX } from 'lucide-react';
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUSES } from '@/domain/inquiry';
import { EmptyState } from '@/ui/EmptyState';
import type { InquiryListing, InquiryRow } from '../../operations/inbox/list-inquiries';
import { INBOX_PATH, inboxHref, inquiryQuery, type InquiryFilters } from '../../rules/inquiry-filters';
import { CompactSelect } from '@/ui/CompactSelect';
import { FilterForm } from '@/ui/FilterForm';
import { ListCount, ListFrame } from '@/ui/ListFrame';
import { RecordRows } from '@/ui/RecordRows';
import { useUrlFilters } from '@/ui/use-url-filters';
import { InquiryCard } from './InquiryCard';
import { KindTabs } from './KindTabs';

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
        <CompactSelect
          name="status"
          aria-label="Filter by status"
          value={draft.status}
          onChange={({ target }) => ask({ status: INQUIRY_STATUSES.find((each) => each === target.value) ?? 'all' })}
          className="grow sm:w-44 sm:grow-0"
        >
          <option value="all">All statuses</option>
          {INQUIRY_STATUSES.map((status) => (
            <option key={status} value={status}>
              {INQUIRY_STATUS_LABELS[status]}
            </option>
          ))}
        </CompactSelect>
      </FilterForm>
      <ListFrame loading={loading} loadingText="Loading the inbox...">
        {listing.matching > 0 ? (
          <div className="mb-5">
            <RecordRows<InquiryRow>
              key={query}
              label="Inbox"
              path={`${INBOX_PATH}/list`}
              query={query}
              total={listing.matching}
              first={listing.rows}
              estimatedHeight={126}
              failure="Failed to load the inbox"
            >
              {(inquiry) => <InquiryCard inquiry={inquiry} filters={filters} />}
            </RecordRows>
          </div>
        ) : (
          <div className="card">
            {query ? (
              <EmptyState
                title="Nothing found"
                description="Try adjusting your search or filter criteria"
                icon={<SearchX />}
              />
            ) : (
              <EmptyState
                title="Your inbox is empty"
                description="Quote requests and messages from the site will appear here"
                icon={<Inbox />}
              />
            )}
          </div>
        )}
        <ListCount matching={listing.matching} total={listing.total} what="inquiries" />
      </ListFrame>
    </>
  );
}
