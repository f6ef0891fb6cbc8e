import type { TeamDraft } from '@/domain/teams/team-draft';
import type { FieldErrors } from '@/lib/result';
import { playerRowId } from './player-slots';

/** Why a line cannot be ordered, and where it is mended. */
export type LineRefusal = {
  /** Of the line. */
  key: string;
  message: string;
  /** Of a player: the id of the row, and the name. */
  target?: string;
  who?: string;
};

const PLACE = /^items\.(\d+)(?:\.players\.(\d+))?/;

/** What a server has against lines and their players, from its field errors: `items.0.players.1`, `items.0.kit`. */
export const lineRefusals = ({ items }: Pick<TeamDraft, 'items'>, errors: FieldErrors): LineRefusal[] =>
  Object.entries(errors).flatMap(([path, messages]) => {
    const [, line, place] = PLACE.exec(path) ?? [];
    const item = items[Number(line)];
    if (!item) return [];
    const player = place === undefined ? undefined : item.players[Number(place)];
    const at = player && { target: playerRowId(item, Number(place)), who: player.name };
    return messages.map((message) => ({ key: item.key, message, ...at }));
  });
