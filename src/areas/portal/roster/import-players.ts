import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Player } from '@/domain/teams/roster';
import { planImport, type ImportPlan, type SizeWords } from '@/domain/teams/roster-import';
import { shirtRulesOf, type ShirtRules } from '@/domain/teams/shirt-rules';
import { ROSTER_UPLOAD } from '@/domain/text/table/file';
import { readRows } from '@/domain/text/table/rows';
import { tooLarge } from '@/domain/text/uploads';
import { inTransaction } from '@/lib/database/transaction';
import { failure, type Failure, type Success } from '@/lib/result';
import type { SignedTeam } from '@/modules/team/load-team-session';
import { loadRoster, lockRoster, storePlayers } from '@/modules/team/data/players';

export type ImportPreview = Pick<ImportPlan, 'rows' | 'counts' | 'ignoredColumns' | 'unknownSizes'> & { seal: string };

type Previewed = Success<{ preview: ImportPreview }> | Failure<'invalid' | 'too_large'>;
type Imported =
  | Success<{ counts: ImportPlan['counts'] }>
  | Failure<'invalid' | 'too_large'>
  | Failure<'conflict', { preview: ImportPreview }>;

type CheckedImport = Success<{ plan: ImportPlan; preview: ImportPreview }> | Failure<'invalid' | 'too_large'>;

type ImportedList = { text: string; sizeWords?: SizeWords };

function checkImport({ text, sizeWords }: ImportedList, roster: readonly Player[], rules: ShirtRules): CheckedImport {
  if (Buffer.byteLength(text) > ROSTER_UPLOAD.maxBytes) return failure('too_large', tooLarge(ROSTER_UPLOAD));
  const table = readRows(text);
  if (!table.ok) return refused(table.message);
  const planned = planImport(table.rows, roster, rules, sizeWords);
  if (!planned.ok) return refused(planned.message);
  const { rows, counts, ignoredColumns, unknownSizes, players } = planned.plan;
  const seal = createHash('sha256')
    .update(JSON.stringify([rows, players]))
    .digest('base64url');
  return { ok: true, plan: planned.plan, preview: { rows, counts, ignoredColumns, unknownSizes, seal } };
}

const refused = (message: string) => failure('invalid', message, { fieldErrors: { text: [message] } });

/** Changes by a pasted or uploaded list, row by row. Writes nothing. */
export async function previewImport({
  payload,
  team,
  ...list
}: ImportedList & { payload: Payload; team: SignedTeam }): Promise<Previewed> {
  const checked = checkImport(list, await loadRoster(payload, team.id), shirtRulesOf(team));
  return checked.ok ? { ok: true, preview: checked.preview } : checked;
}

type ImportPlayers = ImportedList & { req: PayloadRequest; team: SignedTeam; seal: string };

/** Writes the previewed changes, all or nothing. Returns a new preview if the roster has changed since. */
export async function importPlayers({ req, team, seal, ...list }: ImportPlayers): Promise<Imported> {
  return inTransaction(req, async (session) => {
    const checked = checkImport(list, await lockRoster(session, team.id), shirtRulesOf(team));
    if (!checked.ok) return checked;
    const { plan, preview } = checked;
    if (preview.seal !== seal) {
      return failure('conflict', 'The roster has changed since the preview. Please look at it again.', { preview });
    }
    const stored = await storePlayers(session, team.id, plan.players);
    if (stored.length !== plan.players.length) throw new Error('An import did not write all of its players.');
    return { ok: true, counts: plan.counts };
  });
}
