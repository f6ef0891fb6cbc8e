import { asAdministrator } from '@/areas/back-office/access/endpoint';
import { listClubs } from '@/areas/back-office/clubs/data/clubs';
import { parseClubFilters } from '@/areas/back-office/clubs/club-filters';
import { parseListStep } from '@/lib/http/list-step';

/** `GET /admin/clubs/list?offset=…&limit=…`: a step of the list of teams, under the filters of its URL. */
export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return asAdministrator(({ payload }) =>
    listClubs({ payload, filters: parseClubFilters(query), ...parseListStep(query) }),
  );
}
