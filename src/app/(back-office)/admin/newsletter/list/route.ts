import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { listSubscribers } from '@/areas/back-office/newsletter/data/subscribers';
import { parseSubscriberFilters } from '@/areas/back-office/newsletter/subscriber-filters';
import { parseListStep } from '@/lib/http/list-step';

/** `GET /admin/newsletter/list?offset=…&limit=…`: a step of the subscribers, under the filters of its URL. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asAdministrator(({ payload }) =>
    listSubscribers({ payload, filters: parseSubscriberFilters(query), ...parseListStep(query) }),
  );
}
