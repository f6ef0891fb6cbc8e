/** What /admin/newsletter can be asked for, read from its URL and written back to it. */
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '@/domain/inquiries/newsletter';
import { choiceIn, hrefOf, queryOf, searchIn } from '@/lib/http/record-query';

export const NEWSLETTER_PATH = '/admin/newsletter';

export type SubscriberFilters = {
  /** In the email address. */
  search: string;
  status: SubscriberStatus | 'all';
};

const usual: SubscriberFilters = { search: '', status: 'all' };

export const parseSubscriberFilters = (query: URLSearchParams): SubscriberFilters => ({
  search: searchIn(query),
  status: choiceIn(query, 'status', ['all', ...SUBSCRIBER_STATUSES]),
});

export const subscriberQuery = (filters: SubscriberFilters): string => queryOf(filters, usual);
export const subscribersHref = (filters: SubscriberFilters): string =>
  hrefOf(NEWSLETTER_PATH, subscriberQuery(filters));
