import { listRoute } from '@/areas/back-office/access/endpoint';
import { listSubscribers } from '@/areas/back-office/newsletter/data/subscribers';
import { parseSubscriberFilters } from '@/areas/back-office/newsletter/subscriber-filters';

/** `GET /admin/newsletter/list?offset=…&limit=…`: a step of the subscribers, under the filters of its URL. */
export const GET = listRoute(listSubscribers, parseSubscriberFilters);
