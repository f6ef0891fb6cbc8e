import { listRoute } from '@/areas/back-office/access/endpoint';
import { listClubOrders } from '@/areas/back-office/team-orders/data/club-orders';
import { parseClubOrderFilters } from '@/areas/back-office/team-orders/club-order-filters';

/** `GET /admin/clubs/orders/list?offset=…&limit=…`: a step of the list of team orders, under the filters of its URL. */
export const GET = listRoute(listClubOrders, parseClubOrderFilters);
