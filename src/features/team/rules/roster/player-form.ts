import { EMPTY_PLAYER, type PlayerField, type PlayerFields } from '@/domain/roster';

/** A player as the form holds it: what is typed. */
export type PlayerForm = Record<PlayerField, string>;

export const PLAYER_FIELDS = Object.keys(EMPTY_PLAYER) as PlayerField[];

export const toForm = (player: PlayerFields): PlayerForm =>
  Object.fromEntries(PLAYER_FIELDS.map((field) => [field, String(player[field] ?? '')])) as PlayerForm;

/** What of the form differs from `before`, as the API takes it. A number that is none is left to the server to refuse. */
export function changesIn(form: PlayerForm, before: PlayerForm): Partial<Record<PlayerField, string | number | null>> {
  return Object.fromEntries(
    PLAYER_FIELDS.filter((field) => form[field] !== before[field]).map((field) => [field, sent(field, form[field])]),
  );
}

function sent(field: PlayerField, text: string): string | number | null {
  const typed = text.trim();
  if (field === 'name') return typed;
  if (typed === '') return null;
  return field === 'jerseyNumber' && /^\d+$/.test(typed) ? Number(typed) : typed;
}
