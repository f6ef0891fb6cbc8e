import { notMadeText, unmadeParts, type ProductPart } from '../catalogue/product-parts';
import { cleanPlayer, playerNameProblem, playerNumberProblem } from './player-input';
import { playersText, rowsBySize, type PlayerRow } from './players';
import { isRecord } from '../text/is-record';
import type { Message } from '../text/message';

type RowProblems = Partial<Record<keyof PlayerRow, string>>;

/** `sizes` are labels to choose from; empty for goods without sizes. */
export function rowProblems(row: PlayerRow, sizes: readonly string[], parts?: readonly ProductPart[]): RowProblems {
  const { name, number, size } = cleanPlayer(row);
  const [unmade] = unmadeParts(parts, row);
  const found = {
    name: playerNameProblem(name),
    number: playerNumberProblem(number),
    size: sizes.length > 0 && !sizes.includes(size) ? 'Please choose a size.' : undefined,
    sizes: unmade && notMadeText(unmade, row),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** An invalid row, more of a size than available, or nameless pieces in a size that a part is not made in. */
export function playersProblem(
  rows: readonly PlayerRow[],
  sizes: readonly string[],
  pieces: Readonly<Record<string, number>>,
  parts?: readonly ProductPart[],
): Message | undefined {
  const refuse = (description: string): Message => ({
    title: 'Names and Numbers',
    description,
    variant: 'destructive',
  });
  const wrong = rows.findIndex((row) => Object.keys(rowProblems(row, sizes, parts)).length > 0);
  const name = rows[wrong]?.name.trim();
  if (wrong >= 0) return refuse(`Please check player ${wrong + 1}${name ? `, ${name}` : ''}.`);
  const bySize = rowsBySize(rows);
  const plain = Object.entries(pieces).filter(([size, count]) => count > (bySize[size] ?? 0));
  const [unmade] = plain.flatMap(([size]) => unmadeParts(parts, { size }).map((part) => notMadeText(part, { size })));
  if (unmade) return { title: 'Sizes', description: unmade, variant: 'destructive' };
  const short = Object.entries(bySize).find(([size, count]) => count > (pieces[size] ?? 0));
  if (!short) return undefined;
  const [size, count] = short;
  return refuse(`There are ${playersText(count)}${size && ` in ${size}`}, and ${pieces[size] ?? 0} in stock.`);
}

/** At least one piece per row by size; the same object if nothing changes. */
export function piecesWithRows(
  counts: Readonly<Record<string, number>>,
  rows: readonly PlayerRow[],
): Record<string, number> {
  const ofRows = Object.entries(rowsBySize(rows)).filter(([size]) => size !== '');
  const raised = ofRows.map(([size, count]): [string, number] => [size, Math.max(count, counts[size] ?? 0)]);
  return { ...counts, ...Object.fromEntries(raised) };
}

export const sizesText = (rows: readonly PlayerRow[]): string =>
  Object.entries(rowsBySize(rows))
    .filter(([size]) => size !== '')
    .map(([size, count]) => `${count} × ${size}`)
    .join(', ');

export function parseRows(stored: unknown): PlayerRow[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return [];
    const { name, number, size, sizes } = row as Record<string, unknown>;
    const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
    if (!isText(name) || !isText(number) || !isText(size)) return [];
    const own = isRecord(sizes)
      ? Object.entries(sizes).filter((entry): entry is [string, string] => isText(entry[1]))
      : [];
    return [{ name, number, size, ...(own.length > 0 && { sizes: Object.fromEntries(own) }) }];
  });
}
