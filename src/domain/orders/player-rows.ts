/** Rows of names and numbers while they are typed. */
import { cleanPlayer, playerNameProblem, playerNumberProblem } from './player-input';
import { playersText, rowsBySize, type PlayerRow } from './players';
import type { Message } from '../text/message';

export type RowProblems = Partial<Record<keyof PlayerRow, string>>;

/**
 * What is wrong with a row as it is typed.
 * @param sizes labels that can be chosen; none for goods without sizes.
 */
export function rowProblems(row: PlayerRow, sizes: readonly string[]): RowProblems {
  const { name, number, size } = cleanPlayer(row);
  const found = {
    name: playerNameProblem(name),
    number: playerNumberProblem(number),
    size: sizes.length > 0 && !sizes.includes(size) ? 'Please choose a size.' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** What keeps rows from going into the cart: one that is not right, or more of a size than pieces can be had. */
export function playersProblem(
  rows: readonly PlayerRow[],
  sizes: readonly string[],
  pieces: Readonly<Record<string, number>>,
): Message | undefined {
  const refuse = (description: string): Message => ({
    title: 'Names and Numbers',
    description,
    variant: 'destructive',
  });
  const wrong = rows.findIndex((row) => Object.keys(rowProblems(row, sizes)).length > 0);
  if (wrong >= 0) return refuse(`Please check player ${wrong + 1}.`);
  const short = Object.entries(rowsBySize(rows)).find(([size, count]) => count > (pieces[size] ?? 0));
  if (!short) return undefined;
  const [size, count] = short;
  return refuse(`There are ${playersText(count)}${size && ` in ${size}`}, and ${pieces[size] ?? 0} in stock.`);
}

/** Pieces by size with at least one for each row; the same counts where the rows ask for no more. */
export function piecesWithRows(
  counts: Readonly<Record<string, number>>,
  rows: readonly PlayerRow[],
): Record<string, number> {
  const ofRows = Object.entries(rowsBySize(rows)).filter(([size]) => size !== '');
  const raised = ofRows.map(([size, count]): [string, number] => [size, Math.max(count, counts[size] ?? 0)]);
  return { ...counts, ...Object.fromEntries(raised) };
}

/** '2 × Small, 1 × Large'. */
export const sizesText = (rows: readonly PlayerRow[]): string =>
  Object.entries(rowsBySize(rows))
    .filter(([size]) => size !== '')
    .map(([size, count]) => `${count} × ${size}`)
    .join(', ');

/** Rows as a browser kept them; what cannot be read is left out. */
export function parseRows(stored: unknown): PlayerRow[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return [];
    const { name, number, size } = row as Record<string, unknown>;
    const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
    return isText(name) && isText(number) && isText(size) ? [{ name, number, size }] : [];
  });
}
