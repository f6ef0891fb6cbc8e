/** Players of one name told apart wherever they are listed: by number, squad or position. */
import { nameKey } from './roster';
import type { ShirtNumber } from './shirt-number';

/** A player, or a piece for one, as a list names them. */
export type Listed = {
  /** Of the player: pieces with the same id are for one person. */
  id?: string;
  name: string;
  number: ShirtNumber | null;
  squad?: string | null;
  position?: string | null;
};

/** A player of the roster as a list names them. */
export const listed = <Each extends { jerseyNumber: ShirtNumber | null }>(player: Each) => ({
  ...player,
  number: player.jerseyNumber,
});

const NUMBER = ({ number }: Listed) => (number === null ? 'no number' : `no. ${number}`);
const SQUAD = ({ squad }: Listed) => squad || 'no squad';
const POSITION = ({ position }: Listed) => position || 'no position';

/** From what a shirt shows to what only the roster knows. */
const MARKS: readonly (readonly ((player: Listed) => string)[])[] = [
  [NUMBER],
  [SQUAD],
  [NUMBER, SQUAD],
  [POSITION],
  [NUMBER, SQUAD, POSITION],
];

/**
 * Marks that tell players of one name apart, in the order of the players: ‘no. 7’, ‘U12’; empty for a name that one
 * player has. Players whose details are all alike are counted: ‘1 of 2’.
 */
export function namesakeMarks(players: readonly Listed[]): string[] {
  const marks = players.map(() => '');
  const placed = players.map((player, place) => ({ player, place }));
  for (const [key, group] of grouped(placed, ({ player }) => nameKey(player.name))) {
    const people = [...grouped(group, ({ player }) => personOf(player)).values()];
    if (key === '' || people.length < 2) continue;
    const firsts = people.flatMap(([first]) => (first ? [first.player] : []));
    const own = marksOf(firsts);
    for (const [index, pieces] of people.entries()) for (const { place } of pieces) marks[place] = own[index] ?? '';
  }
  return marks;
}

/** Pieces without an id that say just the same are taken for one person’s. */
const personOf = ({ id, number, squad, position }: Listed): string =>
  id ?? JSON.stringify([number, squad ?? '', position ?? '']);

function grouped<Each>(list: readonly Each[], keyOf: (each: Each) => string): Map<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

function marksOf(players: readonly Listed[]): string[] {
  for (const parts of MARKS) {
    const texts = players.map((player) => parts.map((part) => part(player)).join(', '));
    if (new Set(texts).size === texts.length) return texts;
  }
  return players.map((_, index) => `${index + 1} of ${players.length}`);
}

/** Names of players as lists show them: ‘Tom Smith (no. 7)’ where another has the name too. */
export function distinctNames(players: readonly Listed[]): string[] {
  const marks = namesakeMarks(players);
  return players.map(({ name }, place) => (marks[place] ? `${name} (${marks[place]})` : name));
}
