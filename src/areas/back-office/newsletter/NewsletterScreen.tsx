'use client';

import { Mails } from 'lucide-react';
import { SUBSCRIBER_STATUS_LABELS, SUBSCRIBER_STATUSES } from '@/domain/inquiries/newsletter';
import { choicesOf, type Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { SubscriberListing } from './data/subscribers';
import { NEWSLETTER_PATH, subscriberQuery, subscribersHref, type SubscriberFilters } from './subscriber-filters';
import { SubscriberCard } from './SubscriberCard';

export function NewsletterScreen({ listing, filters }: { listing: SubscriberListing; filters: SubscriberFilters }) {
  const statuses: Choice<SubscriberFilters['status']>[] = [
    { value: 'all', label: `All statuses (${listing.total})` },
    ...choicesOf(SUBSCRIBER_STATUSES, SUBSCRIBER_STATUS_LABELS, listing.counts),
  ];
  return (
    <ListScreen
      label="Subscribers"
      what="subscribers"
      path={NEWSLETTER_PATH}
      filters={filters}
      query={subscriberQuery(filters)}
      hrefOf={subscribersHref}
      search={{ label: 'Search subscribers', placeholder: 'Search by email...' }}
      selects={[{ name: 'status', label: 'Filter by status', choices: statuses, className: 'grow sm:w-52 sm:grow-0' }]}
      loadingText="Loading subscribers..."
      failure="Failed to load subscribers"
      listing={listing}
      notFound={{ title: 'No subscribers found' }}
      none={{
        title: 'No subscribers yet',
        description: 'People who sign up on the site will appear here',
        icon: <Mails />,
      }}
      estimatedHeight={68}
    >
      {(subscriber) => <SubscriberCard subscriber={subscriber} />}
    </ListScreen>
  );
}
