import { z } from 'zod';
import { BACK_NAME_RULES, NUMBER_SCOPES, shirtRulesOf } from '@/domain/teams/shirt-rules';
import { asUser } from '@/lib/payload/as-user';
import { readInput } from '@/lib/http/respond';
import { withTeam } from '../shell/with-team';

export const shirtRulesInput = z
  .object({
    numbersUniqueIn: z.enum(NUMBER_SCOPES, `Please give one of ${NUMBER_SCOPES.join(', ')}.`),
    backNames: z.enum(BACK_NAME_RULES, `Please give one of ${BACK_NAME_RULES.join(', ')}.`),
    capitalNames: z.boolean('Enter true or false.'),
  })
  .partial();

/** `PUT /api/team/shirt-rules` with `{ numbersUniqueIn?, backNames?, capitalNames? }`: fields left out stay. */
export const shirtRulesEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'roster', async ({ payload, req, team }) => {
    const body = await readInput(request, shirtRulesInput);
    if (!body.ok) return body;
    const saved = await payload.update({ collection: 'teams', id: team.id, data: body.input, ...asUser(req) });
    return { ok: true, rules: shirtRulesOf(saved) };
  });
