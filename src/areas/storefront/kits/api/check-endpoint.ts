import { findingOf, type KitFinding } from '@/domain/kits/checks/kit-finding';
import { newDesign } from '@/domain/kits/designs/design-input';
import { playersInput } from '@/domain/orders/checkout-input';
import { MAX_PLAYERS } from '@/domain/orders/players';
import { numberRulesOf } from '@/domain/teams/shirt-rules';
import type { Failure, Success } from '@/lib/result';
import { checkDocument } from '@/modules/kits/check-garments';
import { asAnyone } from './design-call';
import { readKitBody } from './read-kit-body';

export const kitCheckInput = newDesign.extend({ players: playersInput });

/** Characters of the largest list of players. */
const PLAYERS_LENGTH = 200 * MAX_PLAYERS;

/** `POST /api/kits/check` with a `document`, and `players` as an order has them: what the designer and an order find. */
export const checkEndpoint = (request: Request): Promise<Response> =>
  asAnyone(request, 'check', async ({ req, team }): Promise<Success<{ checks: KitFinding[] }> | Failure> => {
    const body = await readKitBody(request, kitCheckInput, PLAYERS_LENGTH);
    if (!body.ok) return body;
    const { document, input } = body;
    const checked = await checkDocument(req, document, input.players, team && numberRulesOf(team));
    return checked.ok ? { ok: true, checks: checked.problems.map((problem) => findingOf(problem, document)) } : checked;
  });
