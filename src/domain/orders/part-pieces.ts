/** The pieces of a line as they are made: a set part by part, each player’s parts in their own sizes. */
import { furtherParts, partSize, type PartSizes } from '../catalogue/product-parts';
import { compareSizes, sizeLabelOf } from '../catalogue/sizes';

/** Pieces of one part by size code, in the order of sizes. */
export type PartPieces = {
  /** Empty for what is no set. */
  part: string;
  quantities: Record<string, number>;
};

type LineOfParts = {
  /** Names of a set’s parts; left out for what is none. */
  parts?: readonly string[];
  /** Pieces by size code. */
  quantities: Readonly<Record<string, number>>;
  players?: readonly { size: string; sizes?: PartSizes }[];
};

/**
 * As many pieces of each part as the line has: those of a player in the player’s size of the part, those without a name in
 * the size of the line.
 */
export function partPieces({ parts = [''], quantities, players = [] }: LineOfParts): PartPieces[] {
  const further = furtherParts(parts).map((part) => {
    const counts = new Map(Object.entries(quantities));
    const add = (size: string, count: number) => counts.set(size, (counts.get(size) ?? 0) + count);
    for (const player of players) {
      add(player.size, -1);
      add(partSize(player, part), 1);
    }
    return { part, quantities: counts };
  });
  return [{ part: parts[0] ?? '', quantities: new Map(Object.entries(quantities)) }, ...further].map(
    ({ part, quantities: counts }) => ({
      part,
      quantities: Object.fromEntries(
        [...counts].filter(([, count]) => count !== 0).sort(([a], [b]) => compareSizes(a, b)),
      ),
    }),
  );
}

/** 'Shorts: 3 × Medium, 1 × Large'; of what is no set, the sizes alone. */
export const piecesText = ({ part, quantities }: PartPieces): string => {
  const counts = Object.entries(quantities).map(([size, count]) => {
    const label = sizeLabelOf(size);
    return label ? `${count} × ${label}` : `${count} pieces`;
  });
  return [part, counts.join(', ')].filter(Boolean).join(': ');
};
