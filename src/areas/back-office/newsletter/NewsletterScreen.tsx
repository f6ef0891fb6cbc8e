'use client';

import { Mails } from 'lucide-react';
import { SUBSCRIBER_STATUS_LABELS, SUBSCRIBER_STATUSES } from '@/domain/inquiries/newsletter';
import { EmptyState } from '@/ui/EmptyState';
import { FilterForm } from '@/ui/FilterForm';
import { FilterSelect, type Choice } from '@/ui/FilterSelect';
import { ListFrame } from '@/ui/ListFrame';
import { NothingFound } from '@/ui/NothingFound';
import { RecordList } from '@/ui/RecordList';
import { useUrlFilters } from '@/ui/use-url-filters';
import type { SubscriberListing, SubscriberRow } from './data/subscribers';
import { NEWSLETTER_PATH, subscriberQuery, subscribersHref, type SubscriberFilters } from './subscriber-filters';
import { SubscriberCard } from './SubscriberCard';

/** Who gets the newsletter, who has not confirmed and who has left, under status and search. */
export function NewsletterScreen({ listing, filters }: { listing: SubscriberListing; filters: SubscriberFilters }) {
  const { draft, loading, type, ask } = useUrlFilters(filters, subscribersHref);
  const query = subscriberQuery(filters);
  const statuses: Choice<SubscriberFilters['status']>[] = [
    { value: 'all', label: `All statuses (${listing.total})` },
    ...SUBSCRIBER_STATUSES.map((status) => ({
      value: status,
      label: `${SUBSCRIBER_STATUS_LABELS[status]} (${listing.counts[status]})`,
    })),
  ];
  return (
    <>
      <FilterForm
        action={NEWSLETTER_PATH}
        label="Subscribers"
        searchLabel="Search subscribers"
        placeholder="Search by email..."
        search={draft.search}
        onType={type}
        onAsk={ask}
      >
        <FilterSelect
          name="status"
          label="Filter by status"
          value={draft.status}
          choices={statuses}
          onChange={(status) => ask({ status })}
          className="grow sm:w-52 sm:grow-0"
        />
      </FilterForm>
      <ListFrame loading={loading} loadingText="Loading subscribers...">
        <RecordList<SubscriberRow>
          listing={listing}
          what="subscribers"
          label="Subscribers"
          path={`${NEWSLETTER_PATH}/list`}
          query={query}
          estimatedHeight={68}
          failure="Failed to load subscribers"
          empty={
            query ? (
              <NothingFound title="No subscribers found" />
            ) : (
              <EmptyState
                title="No subscribers yet"
                description="People who sign up on the site will appear here"
                icon={<Mails />}
              />
            )
          }
        >
          {(subscriber) => <SubscriberCard subscriber={subscriber} />}
        </RecordList>
      </ListFrame>
    </>
  );
}
