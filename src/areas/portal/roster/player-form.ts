import { parseShirtNumber } from '@/domain/teams/shirt-number';
import { PLAYER_FIELDS, type PlayerField, type PlayerFields } from '@/domain/teams/roster';

export type PlayerForm = Record<PlayerField, string>;

export const toForm = (player: PlayerFields): PlayerForm =>
  Object.fromEntries(PLAYER_FIELDS.map((field) => [field, String(player[field] ?? '')])) as PlayerForm;

/** Fields that differ from `before`, in the API’s types. Leaves an invalid number for the server to refuse. */
export function changesIn(form: PlayerForm, before: PlayerForm): Partial<Record<PlayerField, string | number | null>> {
  return Object.fromEntries(
    PLAYER_FIELDS.filter((field) => form[field] !== before[field]).map((field) => [field, sent(field, form[field])]),
  );
}

/** Merges another’s save: local input stays. Returns also the fields that both sides set to different values. */
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
