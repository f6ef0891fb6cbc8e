import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { listSubscribers } from '@/areas/back-office/newsletter/data/subscribers';
import { parseSubscriberFilters } from '@/areas/back-office/newsletter/subscriber-filters';
import { askedStep } from '@/lib/http/list-step';

/** `GET /admin/newsletter/list?offset=…&limit=…`: a step of the subscribers, under the filters of its URL. */
export const GET = (request: Request): Promise<Response> =>
  asAdministrator(({ payload }) => listSubscribers({ payload, ...askedStep(request, parseSubscriberFilters) }));
