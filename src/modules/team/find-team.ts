import { parseCookies, type Payload } from 'payload';
import { accountCookie } from '@/modules/accounts/session/account-cookie';
import { sessionUser } from '@/modules/accounts/session/session-user';
import { isFromAnotherSite } from '@/lib/http/origin';
import { loadTeamSession } from './load-team-session';
import type { TeamSession } from './load-team-session';

/** By the portal’s cookie, only from our own pages, by a token of the API’s logins (`Authorization: JWT …`), or by a key. */
export async function findTeam(payload: Payload, request: Request): Promise<TeamSession | undefined> {
  const authorization = authorizationOf(request, payload);
  if (!authorization) return undefined;
  return loadTeamSession(payload, await sessionUser(payload, new Headers({ Authorization: authorization }), request));
}

function authorizationOf(request: Request, payload: Payload): string | undefined {
  const given = request.headers.get('authorization');
  if (given) return given;
  if (isFromAnotherSite(request.headers)) return undefined;
  const token = parseCookies(request.headers).get(accountCookie(payload, 'teams').name);
  return token && `JWT ${token}`;
}
