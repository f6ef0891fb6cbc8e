/** Players that the pieces of a line are printed for: at most one for each piece. */
import { partSizesText, type PartSizes } from '../catalogue/product-parts';
import { SIZES } from '../catalogue/sizes';
import { onFirstUse } from '../text/on-first-use';

/** Print of one piece; empty if none. A number is text: “07” stays as it is. */
export interface Player {
  name: string;
  number: string;
}

/** Print with the size label; '' for goods without sizes. */
export interface PlayerRow extends Player {
  size: string;
  sizes?: PartSizes;
}

export type NamedPlayer = Player & { person?: string; squad?: string; sizes?: PartSizes };

const textIn = (record: unknown, name: string): string => {
  const value: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
  return typeof value === 'string' ? value : '';
};

function storedSizes(player: unknown): PartSizes | undefined {
  const sizes: unknown = typeof player === 'object' && player !== null ? Reflect.get(player, 'sizes') : undefined;
  if (typeof sizes !== 'object' || sizes === null) return undefined;
  return Object.fromEntries(Object.entries(sizes).filter(([, size]) => typeof size === 'string'));
}

export const storedPlayers = (stored: unknown): NamedPlayer[] =>
  (Array.isArray(stored) ? stored : []).map((player: unknown) => {
    const person = textIn(player, 'person');
    const squad = textIn(player, 'squad');
    const sizes = storedSizes(player);
    return {
      ...{ name: textIn(player, 'name'), number: textIn(player, 'number') },
      ...(person && { person }),
      ...(squad && { squad }),
      ...(sizes && { sizes }),
    };
  });

export const MAX_PLAYERS = 1000;

export function rowsBySize(rows: readonly Pick<PlayerRow, 'size'>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const label of [...SIZES.map((size) => size.label), '']) {
    const count = rows.filter(({ size }) => size === label).length;
    if (count > 0) counts[label] = count;
  }
  return counts;
}

/** Sizes with more pieces than players, by any common key. */
export const namelessSizes = (
  pieces: Readonly<Record<string, number | undefined>>,
  players: readonly { size?: string }[],
): string[] =>
  Object.entries(pieces)
    .filter(([size, count = 0]) => count > players.filter((player) => player.size === size).length)
    .map(([size]) => size);

/** First rows of each size, up to its pieces; the same array if all stay. */
export function rowsWithin(rows: readonly PlayerRow[], pieces: Readonly<Record<string, number>>): readonly PlayerRow[] {
  const left = new Map(Object.entries(pieces));
  const kept = rows.filter(({ size }) => {
    const rest = left.get(size) ?? 0;
    left.set(size, rest - 1);
    return rest > 0;
  });
  return kept.length === rows.length ? rows : kept;
}

/** Numerically by number, then by name; players without a number last. Without print, the person’s name counts. */
export const comparePlayers = (a: NamedPlayer, b: NamedPlayer): number =>
  Number(a.number === '') - Number(b.number === '') ||
  collator().compare(a.number, b.number) ||
  collator().compare(a.name || (a.person ?? ''), b.name || (b.person ?? ''));

const collator = onFirstUse(() => new Intl.Collator('en', { numeric: true }));

/** '7 HUDSON', '7', 'HUDSON', or a text for a piece with neither. */
export const playerText = ({ name, number }: Player): string =>
  [number, name].filter(Boolean).join(' ') || 'No name or number';

export const sizedPlayerText = ({ sizes, ...player }: NamedPlayer): string =>
  [playerText(player), partSizesText(sizes)].filter(Boolean).join(' · ');

export const playersText = (count: number): string => `${count} ${count === 1 ? 'player' : 'players'}`;
