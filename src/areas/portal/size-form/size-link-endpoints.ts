import type { PayloadRequest } from 'payload';
import { playerAnswer, teamLinkAnswer } from '@/domain/teams/roster-input';
import { clientNetwork } from '@/lib/http/client-address';
import { failedResponse } from '@/lib/http/failed';
import { errorResponse } from '@/lib/http/json';
import { markPrivate } from '@/lib/http-cache/request-scope';
import { getPayloadClient, localRequest } from '@/lib/payload';
import type { Result } from '@/lib/result';
import { readBody } from '@/modules/team/endpoint';
import { answerSizeLink, answerTeamLink } from './size-link';
import { allowWrite } from './size-link-throttle';

type WithToken = { params: Promise<{ token: string }> };
type Link = { req: PayloadRequest; token: string };

const STATUS: Record<string, number> = { not_found: 404, expired: 410, locked: 423, full: 409 };

/** Runs a write by link. The address is the key to it, so no log gets to see it. */
async function byLink(
  request: Request,
  { params }: WithToken,
  work: (link: Link) => Promise<Result | Response>,
): Promise<Response> {
  markPrivate();
  const allowed = await allowWrite(clientNetwork(request.headers));
  if (!allowed.ok) return errorResponse(429, { code: allowed.code, message: allowed.message });
  try {
    const req = await localRequest(await getPayloadClient(), { headers: request.headers });
    const result = await work({ req, token: (await params).token });
    if (result instanceof Response) return result;
    const { ok, ...body } = result;
    if (ok) return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
    const { code, message, fieldErrors } = result;
    return errorResponse(STATUS[code] ?? 422, { code, message, ...(fieldErrors && { fieldErrors }) });
  } catch (error) {
    return failedResponse(error, 'An answer by a size link failed.');
  }
}

/** `PUT /api/sizes/{token}` with a player’s own token, or that of an answer: what the player says. 423 after a lock, 410 after the deadline. */
export const answerLinkEndpoint = (request: Request, context: WithToken): Promise<Response> =>
  byLink(request, context, async (link) => {
    const input = await readBody(request, playerAnswer);
    return input.ok ? answerSizeLink({ ...link, answer: input.body }) : input.response;
  });

/** `POST /api/sizes/{token}` with the team’s token and what a player says: answers the token of a link to change it. */
export const answerTeamLinkEndpoint = (request: Request, context: WithToken): Promise<Response> =>
  byLink(request, context, async (link) => {
    const input = await readBody(request, teamLinkAnswer);
    return input.ok ? answerTeamLink({ ...link, answer: input.body }) : input.response;
  });
