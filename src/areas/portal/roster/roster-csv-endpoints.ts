import { z } from 'zod';
import { SIZE_CODES } from '@/domain/catalogue/sizes';
import { MAX_SIZE_WORDS, sizeWordKey } from '@/domain/teams/roster-import';
import { rosterTemplate, writeRoster } from '@/domain/teams/roster-csv';
import { readInput } from '@/lib/http/respond';
import { withTeam } from '../shell/with-team';
import { importPlayers, previewImport } from './import-players';
import { loadRoster } from '@/modules/team/data/players';

export const importInput = z.object({
  text: z.string('Paste a list or choose a file.'),
  seal: z.string('Send the seal of the preview.').optional(),
  sizeWords: z
    .record(z.string().max(100), z.union([z.literal(''), z.enum(SIZE_CODES)]), 'Give a size for each word.')
    .refine((words) => Object.keys(words).length <= MAX_SIZE_WORDS, `Map at most ${MAX_SIZE_WORDS} words at a time.`)
    .transform((words) => Object.fromEntries(Object.entries(words).map(([word, size]) => [sizeWordKey(word), size])))
    .optional(),
});

/** `{ text }` previews with a `seal`; `{ text, seal }` writes that. `sizeWords` maps words to sizes, '' for none. */
export const importEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'roster', async (call) => {
    const body = await readInput(request, importInput);
    if (!body.ok) return body;
    const { seal, ...list } = body.input;
    return seal === undefined ? previewImport({ ...call, ...list }) : importPlayers({ ...call, ...list, seal });
  });

const csv = (name: string, text: string) =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });

export const exportEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'roster', async ({ payload, team }) => {
    const players = await loadRoster(payload, team.id);
    return csv('roster.csv', writeRoster(players.filter(({ isActive }) => isActive)));
  });

export const templateEndpoint = (request: Request): Promise<Response> =>
  withTeam(request, 'roster', async () => csv('roster-template.csv', rosterTemplate()));
