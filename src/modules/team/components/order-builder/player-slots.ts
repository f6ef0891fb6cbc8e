import type { DraftItem } from '@/domain/teams/team-draft';
import { playerOf, type FillOptions, type RosterMember } from '@/domain/teams/team-draft-changes';
import type { PlayerSlot } from './PlayerRow';

/** The roster in its order, each in the line or not, then who was typed in by hand or has left the roster. */
export function playerSlots(
  { players }: DraftItem,
  roster: readonly RosterMember[],
  options: FillOptions,
): PlayerSlot[] {
  const places = new Map(players.map(({ memberId }, index) => [memberId, index]));
  const members = roster.map((member): PlayerSlot => {
    const index = places.get(member.id);
    const player = index === undefined ? undefined : players[index];
    return { id: member.id, index, player: player ?? playerOf(member, options), isMember: true };
  });
  const known = new Set(roster.map(({ id }) => id));
  const others = players.flatMap((player, index): PlayerSlot[] =>
    player.memberId !== undefined && known.has(player.memberId)
      ? []
      : [{ id: player.memberId ?? `by-hand-${index}`, index, player, isMember: player.memberId !== undefined }],
  );
  return [...members, ...others];
}

/** Where the size of a player, or of a further part of a set, is chosen, to lead there. */
export const sizeFieldId = ({ key }: DraftItem, index: number, part = ''): string => `size-${key}-${index}${part}`;

/** The row of a player, to lead there. */
export const playerRowId = ({ key }: DraftItem, index: number): string => `player-${key}-${index}`;
