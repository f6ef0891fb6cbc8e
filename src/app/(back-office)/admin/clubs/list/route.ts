import { listRoute } from '@/areas/back-office/access/endpoint';
import { listClubs } from '@/areas/back-office/clubs/data/clubs';
import { parseClubFilters } from '@/areas/back-office/clubs/club-filters';

/** `GET /admin/clubs/list?offset=…&limit=…`: a step of the list of teams, under the filters of its URL. */
export const GET = listRoute(listClubs, parseClubFilters);
