import { compareSizes } from '../catalogue/sizes';
import type { PlayerSizes } from './player-sizes';
import { compareNumbers, parseShirtNumber, type ShirtNumber } from './shirt-number';
import type { NumberScope } from './shirt-rules';
import { onFirstUse } from '../text/on-first-use';

export type PlayerFields = PlayerSizes & {
  name: string;
  position: string | null;
  /** Squads of the player, separated by commas: 'U13', 'U13, Seniors'. */
  squad: string | null;
  jerseyNumber: ShirtNumber | null;
  /** Printed above the number; empty for the team’s rule. */
  nameOnBack: string | null;
  email: string | null;
};

export type Player = PlayerFields & { id: string; isActive: boolean };

export type PlayerField = keyof PlayerFields;

export const EMPTY_PLAYER: PlayerFields = {
  name: '',
  position: null,
  jerseyNumber: null,
  sizePreference: null,
  nameOnBack: null,
  email: null,
  shortsSize: null,
  socksSize: null,
  squad: null,
};

export const PLAYER_FIELDS = Object.keys(EMPTY_PLAYER) as PlayerField[];

export const PLAYER_LABELS: Record<PlayerField, string> = {
  name: 'Name',
  position: 'Position',
  jerseyNumber: 'Number',
  sizePreference: 'Size',
  nameOnBack: 'Name on back',
  email: 'Email',
  shortsSize: 'Shorts size',
  socksSize: 'Socks size',
  squad: 'Squad',
};

export const MAX_SQUAD = 60;

export const MAX_SQUADS = 6;

/** Most active players for whom a team link adds to a roster. */
export const MAX_PLAYERS_BY_LINK = 500;

/** Letters that Unicode does not decompose into letter and accent. */
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' };

/** Key of a name: ignores case, accents, punctuation and spacing. */
export function nameKey(name: string): string {
  const letters = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðıæœßþ]/g, (letter) => PLAIN[letter] ?? letter);
  return (
    letters
      .replace(/['’‘`´]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || letters.trim()
  );
}

const collator = onFirstUse(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));

type Named = { id: string; name: string };

/** By locale; equal names keep a fixed order. */
export const compareNames = (a: Named, b: Named): number =>
  collator().compare(a.name, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));

export const ROSTER_SORTS = ['name', 'jerseyNumber', 'position', 'sizePreference', 'squad'] as const;
export type RosterSort = (typeof ROSTER_SORTS)[number];

export function compareBy(sort: RosterSort): (a: Player, b: Player) => number {
  const compare = {
    name: () => 0,
    jerseyNumber: (a: Player, b: Player) => compareNumbers(a.jerseyNumber, b.jerseyNumber),
    position: (a: Player, b: Player) => collator().compare(a.position ?? '', b.position ?? ''),
    squad: (a: Player, b: Player) => collator().compare(a.squad ?? '', b.squad ?? ''),
    sizePreference: (a: Player, b: Player) => compareSizes(a.sizePreference ?? '', b.sizePreference ?? ''),
  }[sort];
  const isMissing = (player: Player) => Number((player[sort] ?? '') === '');
  return (a, b) => isMissing(a) - isMissing(b) || (isMissing(a) ? 0 : compare(a, b)) || compareNames(a, b);
}

export const squadsIn = (squad: string | null): string[] => squad?.split(', ').filter(Boolean) ?? [];

export type NumberClash<Each> = {
  number: ShirtNumber;
  /** Squad, if numbers are unique per squad. */ squad: string | null;
  wearers: Each[];
};

/** Numbers of more than one active player of a squad or club, ascending. By squad, players without one form a group. */
export function numberClashes<Each extends Pick<Player, 'jerseyNumber' | 'isActive' | 'squad'>>(
  players: readonly Each[],
  scope: NumberScope,
): NumberClash<Each>[] {
  if (scope === 'none') return [];
  const clashes = new Map<string, NumberClash<Each>>();
  for (const player of players) {
    const { isActive, jerseyNumber: number } = player;
    if (!isActive || number === null) continue;
    const squads = scope === 'squad' ? squadsIn(player.squad) : [];
    for (const squad of squads.length > 0 ? squads : [null]) {
      const key = `${number} ${squadKey(squad ?? '')}`;
      const clash = clashes.get(key) ?? { number, squad, wearers: [] };
      clash.wearers.push(player);
      clashes.set(key, clash);
    }
  }
  return [...clashes.values()]
    .filter(({ wearers }) => wearers.length > 1)
    .sort((a, b) => compareNumbers(a.number, b.number) || collator().compare(a.squad ?? '', b.squad ?? ''));
}

/** Squads in natural order: U9 before U13. */
export const squadsOf = (players: readonly { squad: string | null }[]): string[] =>
  [...new Set(players.flatMap(({ squad }) => squadsIn(squad)))].sort(collator().compare);

export const squadKey = (squad: string): string => squad.toLowerCase();

export const ofSquad = <Each extends { squad: string | null }>(players: readonly Each[], squad: string): Each[] =>
  players.filter((player) => !squad || squadsIn(player.squad).includes(squad));

export function listNames(names: readonly string[]): string {
  const [first = '', second = ''] = names;
  if (names.length <= 1) return first;
  return names.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${names.length - 2} more`;
}

export function matchesSearch(player: Player, search: string): boolean {
  const sought = nameKey(search);
  if (sought === '') return true;
  if (/^#?\d{1,3}$/.test(search.trim()))
    return player.jerseyNumber === parseShirtNumber(search.trim().replace('#', ''));
  return [player.name, player.position, player.squad, player.nameOnBack, player.email].some((text) =>
    nameKey(text ?? '').includes(sought),
  );
}
