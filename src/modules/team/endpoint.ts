import { parseCookies, type Payload, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { fieldErrors } from '@/domain/orders/checkout-input';
import { accountCookie } from '@/modules/accounts/session/account-cookie';
import { sessionUser } from '@/modules/accounts/session/session-user';
import { teamUser } from '@/lib/active-user';
import { failedResponse } from '@/lib/http/failed';
import { errorResponse, readJson } from '@/lib/http/json';
import { isFromAnotherSite } from '@/lib/http/origin';
import { markPrivate } from '@/lib/http-cache/request-scope';
import { getPayloadClient, localRequest } from '@/lib/payload';
import type { Failure, Result } from '@/lib/result';
import type { SignedTeam } from './session';

export type TeamCall = { payload: Payload; req: PayloadRequest; team: SignedTeam; request: Request };

/** HTTP status of what an operation may refuse; every other code is a 422. */
const STATUS: Record<string, number> = { not_found: 404, conflict: 409, locked: 423, too_large: 413, unavailable: 503 };

export const refusal = ({ ok: _, ...body }: Failure): Response => errorResponse(STATUS[body.code] ?? 422, body);

/**
 * Answers what an operation returned: its value as JSON, or its refusal in the one shape of errors.
 * @param status of the success.
 */
export function answer(result: Result, status = 200): Response {
  if (!result.ok) return refusal(result);
  const { ok: _, ...value } = result;
  return Response.json(value, { status, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * A route of the team portal, for its own pages and for other programs: by the portal’s cookie from our own pages
 * only, or by the token of `POST /api/teams/login` as `Authorization: JWT …`.
 */
export async function asTeam(request: Request, work: (call: TeamCall) => Promise<Response>): Promise<Response> {
  markPrivate();
  try {
    const payload = await getPayloadClient();
    const team = await findTeam(payload, request);
    if (!team) return errorResponse(401, { code: 'signed_out', message: 'Please log in again.' });
    const req = await localRequest(payload, { headers: request.headers, user: team });
    return await work({ payload, team, request, req });
  } catch (error) {
    return failedResponse(error, 'A request of a team failed.', { url: request.url });
  }
}

/** The active team that a request is of, by cookie or token as above; nobody for all others. */
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

/** The request’s JSON as `schema` has it, or the answer that says what is wrong with it. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ ok: true; body: z.output<Schema> } | { ok: false; response: Response }> {
  const json = await readJson(request);
  if (json === undefined) {
    const response = errorResponse(400, { code: 'bad_request', message: 'The body is not valid JSON.' });
    return { ok: false, response };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, body: parsed.data };
  const response = errorResponse(422, {
    code: 'invalid',
    message: 'Some fields are not valid.',
    fieldErrors: fieldErrors(parsed.error),
  });
  return { ok: false, response };
}
