import { parseCookies, type Payload } from 'payload';
import { accountCookie } from '@/modules/accounts/session/account-cookie';
import { sessionUser } from '@/modules/accounts/session/session-user';
import { isFromAnotherSite } from '@/lib/http/origin';
import { loadTeamSession } from './load-team-session';
import type { TeamSession } from './load-team-session';

/**
 * Identifies the active team behind a request: by the portal’s cookie from our own pages only, or by the token of
 * `POST /api/teams/login` or `POST /api/team-people/login` as `Authorization: JWT …`.
 */
export async function findTeam(payload: Payload, request: Request): Promise<TeamSession | undefined> {
  const authorization = authorizationOf(request, payload);
  if (!authorization) return undefined;
  return loadTeamSession(payload, await sessionUser(payload, new Headers({ Authorization: authorization })));
}

function authorizationOf(request: Request, payload: Payload): string | undefined {
  const given = request.headers.get('authorization');
  if (given) return given;
  if (isFromAnotherSite(request.headers)) return undefined;
  const token = parseCookies(request.headers).get(accountCookie(payload, 'teams').name);
  return token && `JWT ${token}`;
}
