import { z } from 'zod';
import { rosterTemplate, writeRoster } from '@/domain/teams/roster-csv';
import { readInput } from '@/lib/http/respond';
import { asTeam } from '../shell/as-team';
import { importPlayers, previewImport } from './import-players';
import { loadRoster } from '@/modules/team/data/players';

const importInput = z.object({
  text: z.string('Paste a list or choose a file.'),
  seal: z.string('Send the seal of the preview.').optional(),
});

/**
 * `POST /api/team/members/import` with `{ text }`: what a list would change, row by row, and its `seal`. With
 * `{ text, seal }`: writes exactly that; 409 with a new preview where the roster has changed in the meantime.
 */
export const importEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, 'roster', async (call) => {
    const body = await readInput(request, importInput);
    if (!body.ok) return body;
    const { text, seal } = body.input;
    return seal === undefined ? previewImport({ ...call, text }) : importPlayers({ ...call, text, seal });
  });

const csv = (name: string, text: string) =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });

/** `GET /api/team/members/export`: the active players as a file that imports back unchanged. */
export const exportEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, 'roster', async ({ payload, team }) => {
    const players = await loadRoster(payload, team.id);
    return csv('roster.csv', writeRoster(players.filter(({ isActive }) => isActive)));
  });

/** `GET /api/team/members/template`: an example to fill in. */
export const templateEndpoint = (request: Request): Promise<Response> =>
  asTeam(request, 'roster', async () => csv('roster-template.csv', rosterTemplate()));
