import { parseCookies, type Payload } from 'payload';
import { accountCookie } from '@/modules/accounts/session/account-cookie';
import { sessionUser } from '@/modules/accounts/session/session-user';
import { teamUser } from '@/lib/active-user';
import { isFromAnotherSite } from '@/lib/http/origin';
import type { SignedTeam } from './session';

/**
 * The active team that a request is of: by the portal’s cookie from our own pages only, or by the token of
 * `POST /api/teams/login` as `Authorization: JWT …`. Nobody for all others.
 */
export async function findTeam(payload: Payload, request: Request): Promise<SignedTeam | undefined> {
  const authorization = authorizationOf(request, payload);
  if (!authorization) return undefined;
  return teamUser(await sessionUser(payload, new Headers({ Authorization: authorization })));
}

function authorizationOf(request: Request, payload: Payload): string | undefined {
  const given = request.headers.get('authorization');
  if (given) return given;
  if (isFromAnotherSite(request.headers)) return undefined;
  const token = parseCookies(request.headers).get(accountCookie(payload, 'teams').name);
  return token && `JWT ${token}`;
}
