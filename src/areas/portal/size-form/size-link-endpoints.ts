import type { PayloadRequest } from 'payload';
import { playerAnswer, teamLinkAnswer, type PlayerAnswer, type TeamLinkAnswer } from '@/domain/teams/roster-input';
import { clientNetwork } from '@/lib/http/client-address';
import type { WithToken } from '@/lib/http/parameters';
import { failedResponse, readInput, respond } from '@/lib/http/respond';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { type Result, failure, type Failure } from '@/lib/result';
import { allowWrite } from './size-link-throttle';
import { MAX_PLAYERS_BY_LINK } from '@/domain/teams/roster';
import { inTransaction } from '@/lib/database/transaction';
import { refuseUnprintable } from '../roster/printed-name';
import { CLOSED } from '@/modules/team/size-requests/size-request';
import { newToken } from '../size-requests/data/size-links';
import { lockReplyLink, lockTeamLink, storeReply, updatePlayer, updateReply } from './data';

type Link = { req: PayloadRequest; token: string };

/** The address is its key, so it stays out of the log. */
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

/** `PUT /api/sizes/{token}` of a player or of an answer; 423 after a lock, 410 after the deadline. */
export const answerLinkEndpoint = (request: Request, context: WithToken): Promise<Response> =>
  byLink(request, context, async (link) => {
    const body = await readInput(request, playerAnswer);
    return body.ok ? answerSizeLink({ ...link, answer: body.input }) : body;
  });

export const answerTeamLinkEndpoint = (request: Request, context: WithToken): Promise<Response> =>
  byLink(request, context, async (link) => {
    const body = await readInput(request, teamLinkAnswer);
    return body.ok ? answerTeamLink({ ...link, answer: body.input }) : body;
  });

type Refused = Failure<'not_found' | 'locked' | 'expired' | 'invalid'>;

const notFound = failure('not_found', 'This link does not work. Ask your manager for a new one.');
const closed = (state: 'locked' | 'expired') => failure(state, CLOSED[state]);

type AnswerSizeLink = { req: PayloadRequest; token: string; answer: PlayerAnswer };

/** Checks lock and deadline in the writing transaction; a lock waits for it. Accepts a number worn by someone. */
async function answerSizeLink({ req, token, answer }: AnswerSizeLink): Promise<Result | Refused> {
  return inTransaction(req, async (session) => {
    const found = await lockReplyLink(session, token);
    if (!found) return notFound;
    if (found.state !== 'open') return closed(found.state);
    const refusal = refuseUnprintable({ name: found.name, nameOnBack: answer.nameOnBack });
    if (refusal) return refusal;
    const { reply, member } = found;
    if (member === null) await updateReply(session, reply, answer);
    else await updatePlayer(session, { reply, member }, answer);
    return { ok: true };
  });
}

type AnswerTeamLink = { req: PayloadRequest; token: string; answer: TeamLinkAnswer };

/** The roster stays unchanged, and nobody on it is revealed. A retry with the same `id` is the same answer. */
async function answerTeamLink({
  req,
  token,
  answer,
}: AnswerTeamLink): Promise<Result<{ token: string }, 'full'> | Refused> {
  return inTransaction(req, async (session) => {
    const request = await lockTeamLink(session, token);
    if (!request) return notFound;
    if (request.state !== 'open') return closed(request.state);
    if (request.answers >= MAX_PLAYERS_BY_LINK) return failure('full', 'This form is full. Ask your manager.');
    const refusal = refuseUnprintable(answer);
    if (refusal) return refusal;
    const own = await storeReply(session, request, newToken(), answer);
    return own ? { ok: true, token: own } : notFound;
  });
}
