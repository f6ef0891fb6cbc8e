import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { listClubOrders } from '@/areas/back-office/team-orders/data/club-orders';
import { parseClubOrderFilters } from '@/areas/back-office/team-orders/club-order-filters';
import { askedStep } from '@/lib/http/list-step';

/** `GET /admin/clubs/orders/list?offset=…&limit=…`: a step of the list of team orders, under the filters of its URL. */
export const GET = (request: Request): Promise<Response> =>
  asAdministrator(({ payload }) => listClubOrders({ payload, ...askedStep(request, parseClubOrderFilters) }));
