import type { PayloadRequest } from 'payload';
import { DESIGN_KEY_HEADER } from '@/domain/kits/designs/design-links';
import { clientNetwork } from '@/lib/http/client-address';
import { failedResponse, refuse, respond } from '@/lib/http/respond';
import { markPrivate } from '@/lib/http-cache/request-scope';
import { getPayloadClient, localRequest } from '@/lib/payload';
import type { Asker } from '@/modules/kits/designs/holder';
import { findTeam } from '@/modules/team/find-team';
import type { SignedTeam } from '@/modules/team/session';
import { allow } from './throttles';

export type DesignCall = {
  request: Request;
  req: PayloadRequest;
  /** Where the request is a signed-in team’s. */
  team: SignedTeam | undefined;
  /** By what the caller is throttled: a team, or the network of everybody else. */
  caller: string;
};

type Costs = Parameters<typeof allow>[0];

/** A request about designs, for our own pages and for other programs, of whoever may send it. */
export async function asAnyone(
  request: Request,
  costs: Costs,
  work: (call: DesignCall) => Promise<object | undefined>,
): Promise<Response> {
  markPrivate();
  try {
    const payload = await getPayloadClient();
    const team = await findTeam(payload, request);
    const caller = team ? `team ${team.id}` : clientNetwork(request.headers);
    const allowed = await allow(costs, caller);
    if (!allowed.ok) return respond(allowed);
    const req = await localRequest(payload, { headers: request.headers, user: team });
    return respond(await work({ request, req, team, caller }));
  } catch (error) {
    // Addresses of shared designs are keys: none is logged.
    return failedResponse(error, 'A request about a kit design failed.');
  }
}

/** The same of whoever may change a design: by the key of a visitor’s, else as the signed-in team. */
export const asHolder = (
  request: Request,
  costs: Costs,
  work: (call: DesignCall & { asker: Asker }) => Promise<object | undefined>,
): Promise<Response> =>
  asAnyone(request, costs, async (call) => {
    const key = request.headers.get(DESIGN_KEY_HEADER);
    const asker: Asker | undefined = key ? { key } : call.team && { team: call.team };
    return asker ? work({ ...call, asker }) : refuse('signed_out', 'Please log in again.');
  });
