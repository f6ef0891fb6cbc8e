import type { Payload, PayloadRequest } from 'payload';
import { markPrivate } from '@/lib/http-cache/request-scope';
import { failedResponse, refuse, respond } from '@/lib/http/respond';
import { getPayloadClient, localRequest } from '@/lib/payload';
import { findTeam } from '@/modules/team/find-team';
import type { SignedTeam } from '@/modules/team/session';

export type TeamCall = { payload: Payload; req: PayloadRequest; team: SignedTeam };

/**
 * A route of the team portal, for its own pages and for other programs (`findTeam`): answers with what the work came to
 * (see `respond`).
 */
export async function asTeam(
  request: Request,
  work: (call: TeamCall) => Promise<object | undefined>,
): Promise<Response> {
  markPrivate();
  try {
    const payload = await getPayloadClient();
    const team = await findTeam(payload, request);
    if (!team) return refuse('signed_out', 'Please log in again.');
    const req = await localRequest(payload, { headers: request.headers, user: team });
    return respond(await work({ payload, team, req }));
  } catch (error) {
    return failedResponse(error, 'A request of a team failed.', { url: request.url });
  }
}
