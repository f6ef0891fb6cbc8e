import type { Payload, PayloadRequest } from 'payload';
import { teamRefusal, teamRoleCan, type TeamPermission } from '@/domain/teams/team-roles';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { failedResponse, respond } from '@/lib/http/respond';
import { isReplay, once } from '@/lib/idempotency/once';
import { failure, type Failure } from '@/lib/result';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { recordKeyCall } from '@/lib/activity/record-key-call';
import { localRequest } from '@/lib/payload/local-request';
import { findTeam } from '@/modules/team/find-team';
import type { TeamSession } from '@/modules/team/load-team-session';

export type TeamCall = TeamSession & { payload: Payload; req: PayloadRequest };

/** Requires the role’s permission; serves pages and, by `findTeam`, other programs. */
export async function withTeam(
  request: Request,
  permission: TeamPermission,
  work: (call: TeamCall) => Promise<object | undefined>,
): Promise<Response> {
  markPrivate();
  try {
    return respond(await asTeam(request, permission, (call) => once({ req: call.req, request }, () => work(call))));
  } catch (error) {
    return failedResponse(error, 'A request of a team failed.', { url: request.url });
  }
}

export async function asTeam<Answer>(
  request: Request,
  permission: TeamPermission,
  work: (call: TeamCall) => Promise<Answer>,
): Promise<Answer | Failure<'signed_out' | 'forbidden'>> {
  const payload = await getPayloadClient();
  const session = await findTeam(payload, request);
  if (!session) return failure('signed_out', 'Please log in again.');
  if (!teamRoleCan(session.role, permission)) return failure('forbidden', teamRefusal(permission));
  const req = await localRequest(payload, { headers: request.headers, user: session.user });
  const answer = await work({ payload, ...session, req });
  if (hasWorked(answer)) await recordKeyCall(req, request);
  return answer;
}

const hasWorked = (answer: unknown): boolean =>
  answer instanceof Response ? answer.ok && !isReplay(answer) : (answer as { ok?: unknown } | undefined)?.ok !== false;
