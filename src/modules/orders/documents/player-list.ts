import { partSizesText } from '@/domain/catalogue/product-parts';
import { comparePlayers, playerText, storedPlayers, type NamedPlayer } from '@/domain/orders/players';
import { ONE_SIZE, piecesOf, sizeOf, type Design } from './designs';

/** Players of a line’s pieces, by number, then by name. */
export const playersOf = ({ players }: { players?: unknown }): NamedPlayer[] =>
  storedPlayers(players).toSorted(comparePlayers);

/** A piece to print, or several without a name or number. */
export type PrintRow = {
  size: string;
  number: string;
  name: string;
  person?: string;
  /** Sizes of a set’s further parts in words, a line for each. */
  partSizes?: string;
  pieces: number;
};

/** By size; pieces without a player after the others of their size. */
export function printRows({ lines }: Pick<Design, 'lines'>): PrintRow[] {
  return lines.flatMap((line) => {
    const size = sizeOf(line) === ONE_SIZE ? '' : sizeOf(line);
    const players = playersOf(line);
    const plain = line.quantity - players.length;
    return [
      ...players.map(({ sizes, squad, ...player }) => ({
        ...player,
        ...(player.person && { person: [player.person, squad].filter(Boolean).join(', ') }),
        size,
        ...(sizes && { partSizes: partSizesText(sizes, '\n') }),
        pieces: 1,
      })),
      ...(plain > 0 ? [{ size, number: '', name: playerText({ name: '', number: '' }), pieces: plain }] : []),
    ];
  });
}

export const sizesOf = ({ size, partSizes }: PrintRow): string =>
  [size || ONE_SIZE, partSizes].filter(Boolean).join('\n');

export const isPrinted = ({ kit, prints, lines }: Design): boolean =>
  (kit !== undefined || prints.length > 0 || lines.some((line) => playersOf(line).length > 0)) && piecesOf(lines) > 0;

export const isPersonal = ({ lines }: Pick<Design, 'lines'>): boolean =>
  lines.some((line) => playersOf(line).some(({ person }) => person));
