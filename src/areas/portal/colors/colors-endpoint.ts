import { z } from 'zod';
import { COLOR_LIMIT_REACHED, CANNOT_REMOVE, hexOf, MAX_TEAM_COLORS } from '@/domain/teams/team-colors';
import type { Payload, PayloadRequest } from 'payload';
import { asUser } from '@/lib/payload/as-user';
import { readInput } from '@/lib/http/respond';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { withTeam } from '../shell/with-team';

const color = z.string('Enter a colour as #rrggbb.').transform((text, ctx) => {
  const hex = hexOf(text);
  if (!hex) ctx.addIssue({ code: 'custom', message: 'Enter a colour as #rrggbb.' });
  return hex ?? z.NEVER;
});

export const colorsInput = z.object({
  colors: z
    .array(color, 'Give the colours as a list.')
    .min(1, CANNOT_REMOVE.description)
    .max(MAX_TEAM_COLORS, COLOR_LIMIT_REACHED.description)
    .transform((colors) => [...new Set(colors)]),
});

/** `PUT /api/team/colors` with `{ colors: ["#rrggbb", …] }`: 1 to 6 distinct colours, the main one first. */
export const colorsEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'designs', async (call) => {
    const body = await readInput(request, colorsInput);
    return body.ok ? saveColors({ ...call, colors: body.input.colors }) : body;
  });

type SaveColors = { payload: Payload; req: PayloadRequest; team: SignedTeam; colors: string[] };

/** Saves as the team, so that access rules and field validation apply. */
async function saveColors({ payload, req, team, colors }: SaveColors): Promise<{ ok: true; colors: string[] }> {
  const saved = await payload.update({
    collection: 'teams',
    id: team.id,
    data: { colors },
    select: { colors: true },
    ...asUser(req),
  });
  return { ok: true, colors: saved.colors };
}
