import type { DraftItem } from '@/domain/teams/team-draft';
import { namesakeMarks } from '@/domain/teams/namesakes';
import { ofSquad } from '@/domain/teams/roster';
import { isInLine, playerOf, type FillOptions, type RosterMember } from '@/domain/teams/team-draft-changes';
import type { PlayerSlot } from './PlayerRow';

type Unmarked = Omit<PlayerSlot, 'mark'>;

/** The roster in its order, players as often as they have pieces; then players typed in by hand or no longer on it. */
export function playerSlots(
  { players }: DraftItem,
  roster: readonly RosterMember[],
  options: FillOptions,
): PlayerSlot[] {
  const placed = players.map((player, index) => ({ player, index }));
  const members = roster.flatMap((member): Unmarked[] => {
    const own = placed
      .filter(({ player }) => player.memberId === member.id)
      .map((each, place) => ({ ...each, id: place === 0 ? member.id : `${member.id}-${each.index}`, isMember: true }));
    const isMissing = !isInLine(players, member, options.squad) && ofSquad([member], options.squad ?? '').length > 0;
    if (own.length > 0 && !isMissing) return own;
    const id = own.length > 0 ? `${member.id} ${options.squad}` : member.id;
    return [...own, { id, index: undefined, player: playerOf(member, options), isMember: true }];
  });
  const known = new Set(roster.map(({ id }) => id));
  const others = placed.flatMap(({ player, index }): Unmarked[] =>
    player.memberId !== undefined && known.has(player.memberId)
      ? []
      : [{ id: player.memberId ?? `by-hand-${index}`, index, player, isMember: player.memberId !== undefined }],
  );
  const slots = [...members, ...others];
  const onRoster = new Map(roster.map((member) => [member.id, member]));
  const marks = namesakeMarks(
    // A piece without print has no number, its player does.
    slots.map(({ player: { memberId: id, ...player } }) => ({ ...player, id, ...numberOf(onRoster.get(id ?? '')) })),
  );
  return slots.map((slot, index) => ({ ...slot, mark: marks[index] ?? '' }));
}

const numberOf = (member: RosterMember | undefined) => member && { number: member.number };

export const sizeFieldId = ({ key }: DraftItem, index: number, part = ''): string => `size-${key}-${index}${part}`;

export const playerRowId = ({ key }: DraftItem, index: number): string => `player-${key}-${index}`;
