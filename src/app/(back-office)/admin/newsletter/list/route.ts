import { asAdministrator } from '@/features/back-office/endpoint';
import { listSubscribers } from '@/features/back-office/operations/newsletter/list-subscribers';
import { parseSubscriberFilters } from '@/features/back-office/rules/subscriber-filters';
import { parseListStep } from '@/lib/http/list-step';

/** `GET /admin/newsletter/list?offset=…&limit=…`: a step of the subscribers, under the filters of its URL. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asAdministrator(({ payload }) =>
    listSubscribers({ payload, filters: parseSubscriberFilters(query), ...parseListStep(query) }),
  );
}
