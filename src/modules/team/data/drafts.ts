import type { Payload } from 'payload';
import { emptyDraft, type TeamDraft } from '@/domain/teams/team-draft';
import { query } from '@/lib/database/query';

export type StoredDraft = {
  draft: TeamDraft;
  /** Counts saves and submissions; 0 before the first. */
  version: number;
  /** Idempotency-Key of exactly this version, from whichever window. */
  submitKey: string | null;
};

type Row = { id: string; draft: TeamDraft; version: number };

const submitKey = ({ id, version }: Pick<Row, 'id' | 'version'>) => `${id}-${version}`;

export async function readDraft(payload: Payload, teamId: string): Promise<StoredDraft> {
  const [row] = await query<Row>(
    payload,
    'select id, draft_data as draft, version::int from team_order_drafts where team_id = $1',
    [teamId],
  );
  return row
    ? { draft: row.draft, version: row.version, submitKey: submitKey(row) }
    : { draft: emptyDraft(), version: 0, submitKey: null };
}

/** Undefined if the version that was read is no longer the newest. */
export async function replaceDraft(
  payload: Payload,
  teamId: string,
  version: number,
  draft: TeamDraft,
): Promise<StoredDraft | undefined> {
  const text =
    version === 0
      ? `insert into team_order_drafts (team_id, draft_data, version) values ($1, $2, $3::numeric + 1)
         on conflict (team_id) do nothing returning id, version::int`
      : `update team_order_drafts set draft_data = $2, version = version + 1, updated_at = now()
          where team_id = $1 and version = $3 returning id, version::int`;
  const [row] = await query<Omit<Row, 'draft'>>(payload, text, [teamId, JSON.stringify(draft), version]);
  return row && { draft, version: row.version, submitKey: submitKey(row) };
}
