import type { Payload } from 'payload';
import { draftFingerprint, type TeamDraft } from '@/domain/teams/team-draft';
import { failure, type Failure, type Success } from '@/lib/result';
import type { SignedTeam } from '../load-team-session';
import { quoteDraft, type TeamQuote } from './quote-draft';
import { readDraft, replaceDraft, type StoredDraft } from '../data/drafts';

export type DraftAnswer = StoredDraft & { quote: TeamQuote };

type Team = { payload: Payload; team: SignedTeam };

export async function loadDraft({ payload, team }: Team): Promise<DraftAnswer> {
  return quoted(payload, team, await readDraft(payload, team.id));
}

/** Saves over the version it was made from. Refused, with what is saved, if someone else saved anything else since. */
export async function saveDraft({
  payload,
  team,
  version,
  draft,
}: Team & { version: number; draft: TeamDraft }): Promise<Success<DraftAnswer> | Failure<'conflict', DraftAnswer>> {
  const saved = await replaceDraft(payload, team.id, version, draft);
  if (saved) return { ok: true, ...(await quoted(payload, team, saved)) };
  const newer = await loadDraft({ payload, team });
  if (draftFingerprint(newer.draft) === draftFingerprint(draft)) return { ok: true, ...newer };
  return failure('conflict', 'This order was changed in another window.', newer);
}

const quoted = async (payload: Payload, team: SignedTeam, stored: StoredDraft): Promise<DraftAnswer> => ({
  ...stored,
  quote: await quoteDraft(payload, stored.draft, team),
});
