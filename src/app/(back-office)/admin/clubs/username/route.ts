import { asMember } from '@/areas/back-office/access/endpoint';
import { findUsername } from '@/areas/back-office/teams/form/usernames';
import { uuidOf } from '@/lib/http/parameters';

export function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const wanted = (query.get('wanted') ?? '').slice(0, 120);
  return asMember('teams:write', ({ payload }) =>
    findUsername(payload, wanted, uuidOf({ id: query.get('team') ?? '' })),
  );
}
