import type { PayloadRequest } from 'payload';
import { playerAnswer, teamLinkAnswer } from '@/domain/teams/roster-input';
import { clientNetwork } from '@/lib/http/client-address';
import { failedResponse, readInput, respond } from '@/lib/http/respond';
import { markPrivate } from '@/lib/http-cache/request-scope';
import { getPayloadClient, localRequest } from '@/lib/payload';
import type { Result } from '@/lib/result';
import { answerSizeLink, answerTeamLink } from './size-link';
import { allowWrite } from './size-link-throttle';

type WithToken = { params: Promise<{ token: string }> };
type Link = { req: PayloadRequest; token: string };

/** Runs a write by link. The address is its key, so it stays out of the log. */
async function byLink(
  request: Request,
  { params }: WithToken,
  work: (link: Link) => Promise<Result>,
): Promise<Response> {
  markPrivate();
  const allowed = await allowWrite(clientNetwork(request.headers));
  if (!allowed.ok) return respond(allowed);
  try {
    const req = await localRequest(await getPayloadClient(), { headers: request.headers });
    return respond(await work({ req, token: (await params).token }));
  } catch (error) {
    return failedResponse(error, 'An answer by a size link failed.');
  }
}

/**
 * `PUT /api/sizes/{token}` with the token of a player or of an answer: stores the player’s answer. 423 after a lock,
 * 410 after the deadline.
 */
export const answerLinkEndpoint = (request: Request, context: WithToken): Promise<Response> =>
  byLink(request, context, async (link) => {
    const body = await readInput(request, playerAnswer);
    return body.ok ? answerSizeLink({ ...link, answer: body.input }) : body;
  });

/** `POST /api/sizes/{token}` with the team’s token: stores an answer, and returns the token of a link to change it. */
export const answerTeamLinkEndpoint = (request: Request, context: WithToken): Promise<Response> =>
  byLink(request, context, async (link) => {
    const body = await readInput(request, teamLinkAnswer);
    return body.ok ? answerTeamLink({ ...link, answer: body.input }) : body;
  });
