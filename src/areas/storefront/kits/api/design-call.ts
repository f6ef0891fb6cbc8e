import type { PayloadRequest } from 'payload';
import { DESIGN_KEY_HEADER } from '@/domain/kits/designs/design-links';
import { teamRefusal, teamRoleCan } from '@/domain/teams/team-roles';
import { clientNetwork } from '@/lib/http/client-address';
import { failedResponse, refuse, respond } from '@/lib/http/respond';
import { isReplay, once } from '@/lib/idempotency/once';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { recordKeyCall } from '@/lib/activity/record-key-call';
import { localRequest } from '@/lib/payload/local-request';
import type { Failure, Success } from '@/lib/result';
import type { Asker } from '@/modules/kits/designs/holder';
import { findTeam } from '@/modules/team/find-team';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { allow } from './throttles';

export type DesignCall = {
  request: Request;
  req: PayloadRequest;
  /** Set for a signed-in team's member with access to its designs. */
  team: SignedTeam | undefined;
  /** Response to others who request a team’s designs. */
  refusal: () => Response;
  /** Throttle key: a team, or a network. */
  caller: string;
};

type Costs = Parameters<typeof allow>[0];

/** The caller, whose network or team pays for the work; refused if it has spent too much. */
export async function callOf(request: Request, costs: Costs): Promise<Success<{ call: DesignCall }> | Failure> {
  const payload = await getPayloadClient();
  const session = await findTeam(payload, request);
  const team = session && teamRoleCan(session.role, 'designs') ? session.team : undefined;
  const refusal = () =>
    session ? refuse('forbidden', teamRefusal('designs')) : refuse('signed_out', 'Please log in again.');
  const caller = session ? `team ${session.team.id}` : clientNetwork(request.headers);
  const allowed = await allow(costs, caller);
  if (!allowed.ok) return allowed;
  const req = await localRequest(payload, { headers: request.headers, user: session?.user });
  return { ok: true, call: { request, req, team, refusal, caller } };
}

/** Accepts our own pages and other programs. */
export async function asAnyone(
  request: Request,
  costs: Costs,
  work: (call: DesignCall) => Promise<object | undefined>,
): Promise<Response> {
  markPrivate();
  try {
    const found = await callOf(request, costs);
    if (!found.ok) return respond(found);
    const { call } = found;
    const response = await once({ req: call.req, request }, () => work(call));
    if (response.ok && !isReplay(response)) await recordKeyCall(call.req, request);
    return response;
  } catch (error) {
    // Addresses of shared designs are keys: none is logged.
    return failedResponse(error, 'A request about a kit design failed.');
  }
}

/** The same for those who may change a design: with a visitor's key, or the signed-in team. */
export const withHolder = (
  request: Request,
  costs: Costs,
  work: (call: DesignCall & { asker: Asker }) => Promise<object | undefined>,
): Promise<Response> =>
  asAnyone(request, costs, async (call) => {
    const key = request.headers.get(DESIGN_KEY_HEADER);
    const asker: Asker | undefined = key ? { key } : call.team && { team: call.team };
    return asker ? work({ ...call, asker }) : call.refusal();
  });
