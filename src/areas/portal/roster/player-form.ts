import { parseShirtNumber } from '@/domain/teams/shirt-number';
import { PLAYER_FIELDS, type PlayerField, type PlayerFields } from '@/domain/teams/roster';

/** A player as the form holds it: what is typed. */
export type PlayerForm = Record<PlayerField, string>;

export const toForm = (player: PlayerFields): PlayerForm =>
  Object.fromEntries(PLAYER_FIELDS.map((field) => [field, String(player[field] ?? '')])) as PlayerForm;

/** What of the form differs from `before`, as the API takes it. A number that is none is left to the server to refuse. */
export function changesIn(form: PlayerForm, before: PlayerForm): Partial<Record<PlayerField, string | number | null>> {
  return Object.fromEntries(
    PLAYER_FIELDS.filter((field) => form[field] !== before[field]).map((field) => [field, sent(field, form[field])]),
  );
}

/**
 * The form after someone else has saved: what was typed in it stays, the rest is theirs.
 * @returns also the fields in which both have changed something, and differ.
 */
export function rebase(
  form: PlayerForm,
  before: PlayerForm,
  theirs: PlayerForm,
): { form: PlayerForm; conflicts: PlayerField[] } {
  const isMine = (field: PlayerField) => form[field] !== before[field];
  const merged = PLAYER_FIELDS.map((field) => [field, isMine(field) ? form[field] : theirs[field]]);
  const conflicts = PLAYER_FIELDS.filter(
    (field) => isMine(field) && theirs[field] !== before[field] && theirs[field] !== form[field],
  );
  return { form: Object.fromEntries(merged) as PlayerForm, conflicts };
}

function sent(field: PlayerField, text: string): string | number | null {
  const typed = text.trim();
  if (field === 'name') return typed;
  if (typed === '') return null;
  return field === 'jerseyNumber' ? (parseShirtNumber(typed) ?? typed) : typed;
}
