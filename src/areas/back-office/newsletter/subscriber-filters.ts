import { SUBSCRIBER_STATUSES } from '@/domain/inquiries/newsletter';
import { listUrl, type FiltersOf } from '@/lib/http/record-query';

export const NEWSLETTER_PATH = '/admin/newsletter';

const url = listUrl(NEWSLETTER_PATH, { status: ['all', ...SUBSCRIBER_STATUSES] });
export const { parse: parseSubscriberFilters, query: subscriberQuery, href: subscribersHref } = url;
export type SubscriberFilters = FiltersOf<typeof url>;
