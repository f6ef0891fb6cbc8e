import type { PayloadRequest } from 'payload';
import { MAX_PLAYERS_BY_LINK } from '@/domain/teams/roster';
import type { PlayerAnswer, TeamLinkAnswer } from '@/domain/teams/roster-input';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Result } from '@/lib/result';
import { refuseUnprintable } from '../roster/printed-name';
import { CLOSED } from '@/modules/team/size-requests/size-request';
import { newToken } from '../size-requests/data/size-links';
import { lockReplyLink, lockTeamLink, storeReply, updatePlayer, updateReply } from './data/size-links';

type Refused = Failure<'not_found' | 'locked' | 'expired' | 'invalid'>;

const notFound = failure('not_found', 'This link does not work. Ask your manager for a new one.');
const closed = (state: 'locked' | 'expired') => failure(state, CLOSED[state]);

type AnswerSizeLink = { req: PayloadRequest; token: string; answer: PlayerAnswer };

/**
 * Writes a player’s answer, or changes an answer by the team’s link, which then awaits acceptance again. Checks lock
 * and deadline in the writing transaction, and a lock waits for it: no answer is accepted afterwards. Accepts a number
 * that someone else wears: the form warns, and the manager decides.
 */
export async function answerSizeLink({ req, token, answer }: AnswerSizeLink): Promise<Result | Refused> {
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

/**
 * Stores an answer by the team’s link for the manager to accept: until then the roster is unchanged, and nobody on it
 * is revealed. A retry with the same `id` is the same answer.
 * @returns the token of a link to change the answer.
 */
export async function answerTeamLink({
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
