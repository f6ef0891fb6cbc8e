import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { listClubOrders } from '@/areas/back-office/team-orders/data/club-orders';
import { parseClubOrderFilters } from '@/areas/back-office/team-orders/club-order-filters';
import { parseListStep } from '@/lib/http/list-step';

/** `GET /admin/clubs/orders/list?offset=…&limit=…`: a step of the list of team orders, under the filters of its URL. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asAdministrator(({ payload }) =>
    listClubOrders({ payload, filters: parseClubOrderFilters(query), ...parseListStep(query) }),
  );
}
