import { isSame } from '@/domain/merging/is-same';
import { distinctNames } from '@/domain/teams/namesakes';
import type { DraftItem, DraftPlayer, TeamDraft } from '@/domain/teams/team-draft';
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

/** What a server has against a draft, whose field errors go by the places in it: `items.0.players.1`, `items.0.kit`. */
export type Refused = { sent: Pick<TeamDraft, 'items'>; errors: FieldErrors };

const PLACE = /^items\.(\d+)(?:\.players\.(\d+))?/;

/**
 * What a server has against lines and their players, where they stand in the draft as it is now. A line that was removed has
 * nothing to be mended, nor has a player who was removed or changed since: who is changed is right until the server says otherwise.
 */
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

/** Where a player is in the line now, -1 for nowhere; of two who are alike, the one who is where the player was. */
const placeOf = (player: DraftPlayer, { players }: DraftItem, before: number): number =>
  isSame(players[before], player) ? before : players.findIndex((each) => isSame(each, player));
