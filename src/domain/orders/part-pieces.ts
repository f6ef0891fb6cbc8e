/** Pieces of a line for production: a set part by part, each player’s parts in their own sizes. */
import { furtherParts, partSize, type PartSizes } from '../catalogue/product-parts';
import { compareSizes, sizeLabelOf } from '../catalogue/sizes';

export type PartPieces = {
  part: string;
  quantities: Record<string, number>;
};

type LineOfParts = {
  parts?: readonly string[];
  quantities: Readonly<Record<string, number>>;
  players?: readonly { size: string; sizes?: PartSizes }[];
};

/** Each part has as many pieces as the line: players' in their size of the part, nameless ones in the line’s size. */
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

export const piecesText = ({ part, quantities }: PartPieces): string => {
  const counts = Object.entries(quantities).map(([size, count]) => {
    const label = sizeLabelOf(size);
    return label ? `${count} × ${label}` : `${count} pieces`;
  });
  return [part, counts.join(', ')].filter(Boolean).join(': ');
};
