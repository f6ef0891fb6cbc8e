import { z } from 'zod';
import { COLOR_LIMIT_REACHED, CANNOT_REMOVE, hexOf, MAX_TEAM_COLORS } from '@/domain/teams/team-colors';
import { readInput } from '@/lib/http/respond';
import { asTeam } from '../shell/as-team';
import { saveColors } from './save-colors';

const color = z.string('Enter a colour as #rrggbb.').transform((text, ctx) => {
  const hex = hexOf(text);
  if (!hex) ctx.addIssue({ code: 'custom', message: 'Enter a colour as #rrggbb.' });
  return hex ?? z.NEVER;
});

const colorsInput = z.object({
  colors: z
    .array(color, 'Give the colours as a list.')
    .min(1, CANNOT_REMOVE.description)
    .max(MAX_TEAM_COLORS, COLOR_LIMIT_REACHED.description)
    .transform((colors) => [...new Set(colors)]),
});

/** `PUT /api/team/colors` with `{ colors: ["#rrggbb", …] }`: 1 to 6, the first is the main one; doubles count once. */
export const colorsEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, async (call) => {
    const body = await readInput(request, colorsInput);
    return body.ok ? saveColors({ ...call, colors: body.input.colors }) : body;
  });
