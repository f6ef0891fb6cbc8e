import { grouped } from '../text/grouped';
import { compareNames, nameKey } from './roster';
import type { ShirtNumber } from './shirt-number';

export type Listed = {
  /** Player id: pieces with the same id are for one person. */
  id?: string;
  name: string;
  number: ShirtNumber | null;
  squad?: string | null;
  position?: string | null;
};

export const listed = <Each extends { jerseyNumber: ShirtNumber | null }>(player: Each) => ({
  ...player,
  number: player.jerseyNumber,
});

const NUMBER = ({ number }: Listed) => (number === null ? 'no number' : `no. ${number}`);
const SQUAD = ({ squad }: Listed) => squad || 'no squad';
const POSITION = ({ position }: Listed) => position || 'no position';

/** From visible on the shirt to known only from the roster. */
const MARKS: readonly (readonly ((player: Listed) => string)[])[] = [
  [NUMBER],
  [SQUAD],
  [NUMBER, SQUAD],
  [POSITION],
  [NUMBER, SQUAD, POSITION],
];

const detailsOf = (player: Listed): string => JSON.stringify([NUMBER(player), SQUAD(player), POSITION(player)]);

/** 'no. 7', 'U12'; empty for unique names. Identical players are counted: '1 of 2'. */
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

/** '1 of 2' for namesakes whom a list shows alike, numbered by the roster and equally in all lists. */
export function twinMarks(lists: readonly (readonly Listed[])[]): string[][] {
  const twins = new Map<string, { id: string; name: string }>();
  for (const list of lists) {
    for (const alike of grouped(list, (player) => nameKey(player.name) + detailsOf(player)).values()) {
      const people = new Map(alike.map((player) => [personOf(player), player]));
      if (people.size < 2) continue;
      for (const [id, { name }] of people) if (nameKey(name) !== '') twins.set(id, { id, name });
    }
  }
  const marks = new Map<string, string>();
  for (const same of grouped([...twins.values()], ({ name }) => nameKey(name)).values())
    for (const [index, { id }] of same.toSorted(compareNames).entries())
      marks.set(id, `${index + 1} of ${same.length}`);
  return lists.map((list) => list.map((player) => marks.get(personOf(player)) ?? ''));
}

/** Equal pieces without an id count as one person’s. */
const personOf = (player: Listed): string => player.id ?? nameKey(player.name) + detailsOf(player);

/** Fewest details that distinguish as many players as all details do, then a count of the rest. */
function marksOf(players: readonly Listed[]): string[] {
  const most = new Set(players.map(detailsOf)).size;
  const [counts = []] = twinMarks([players]);
  const textsOf = (parts: (typeof MARKS)[number]) =>
    players.map((player) => parts.map((part) => part(player)).join(', '));
  const texts = most > 1 ? MARKS.map(textsOf).find((each) => new Set(each).size === most) : undefined;
  return players.map((_, index) => [texts?.[index], counts[index]].filter(Boolean).join(', '));
}

export function distinctNames(players: readonly Listed[]): string[] {
  const marks = namesakeMarks(players);
  return players.map(({ name }, place) => markedName(name, marks[place]));
}

export const markedName = (name: string, mark: string | undefined): string => (mark ? `${name} (${mark})` : name);
