import { isSame } from '@/domain/merging/is-same';
import { distinctNames } from '@/domain/teams/namesakes';
import type { DraftItem, DraftPlayer, TeamDraft } from '@/domain/teams/team-draft';
import type { FieldErrors } from '@/lib/result';
import { playerRowId } from './player-slots';

export type LineRefusal = {
  key: string;
  message: string;
  target?: string;
  who?: string;
};

/** Field errors of a refused draft, by their place in it: `items.0.players.1`, `items.0.kit`. */
export type Refused = { sent: Pick<TeamDraft, 'items'>; errors: FieldErrors };

const PLACE = /^items\.(\d+)(?:\.players\.(\d+))?/;

/** Maps refusals to the current draft; drops those of removed lines, and of players removed or changed since. */
export const lineRefusals = ({ sent, errors }: Refused, { items }: Pick<TeamDraft, 'items'>): LineRefusal[] =>
  Object.entries(errors).flatMap(([path, messages]) => {
    const [, line, place] = PLACE.exec(path) ?? [];
    const refused = sent.items[Number(line)];
    const item = items.find(({ key }) => key === refused?.key);
    if (!refused || !item) return [];
    const player = place === undefined ? undefined : refused.players[Number(place)];
    const index = player && placeOf(player, item, Number(place));
    if (index === -1) return [];
    const who = player && distinctNames(refused.players.map(namedPiece))[Number(place)];
    const at = player && { target: playerRowId(item, Number(index)), who };
    return messages.map((message) => ({ key: item.key, message, ...at }));
  });

const namedPiece = (player: DraftPlayer) => ({ ...player, id: player.memberId });

/** Index of a player in the line now, −1 if gone; of two equal ones, the one at the former index. */
const placeOf = (player: DraftPlayer, { players }: DraftItem, before: number): number =>
  isSame(players[before], player) ? before : players.findIndex((each) => isSame(each, player));
