import { listRoute } from '@/areas/back-office/access/endpoint';
import { listTeamOrders } from '@/areas/back-office/team-orders/data/team-orders';
import { parseTeamOrderFilters } from '@/areas/back-office/team-orders/team-order-filters';

/** `GET /admin/clubs/orders/list?offset=…&limit=…`: a step of the list of team orders, under the filters of its URL. */
export const GET = listRoute(listTeamOrders, parseTeamOrderFilters);
