/** The pieces of a line as they are made: a set part by part, each player’s parts in their own sizes. */
import { furtherParts, partSize } from '../catalogue/product-parts';
import { compareSizes, sizeLabelOf } from '../catalogue/sizes';
import type { TeamOrderItem } from './team-order';

/** Pieces of one part by size code, in the order of sizes. */
export type PartPieces = {
  /** Empty for what is no set. */
  part: string;
  quantities: Record<string, number>;
};

/**
 * As many pieces of each part as the line has: those of a player in the player’s size of the part, those without a name in
 * the size of the line.
 */
export function partPieces({
  parts = [''],
  quantities,
  players = [],
}: Pick<TeamOrderItem, 'parts' | 'quantities' | 'players'>): PartPieces[] {
  const further = furtherParts(parts).map((part) => {
    const counts = new Map(Object.entries(quantities));
    const add = (size: string, count: number) => counts.set(size, (counts.get(size) ?? 0) + count);
    for (const { size, sizes } of players) {
      const own = partSize(sizes, part);
      if (!own || own === size) continue;
      add(size, -1);
      add(own, 1);
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
