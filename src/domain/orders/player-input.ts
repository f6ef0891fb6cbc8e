import { furtherParts, notMadeText, ownSizes, unmadeParts, type ProductPart } from '../catalogue/product-parts';
import { sizeLabelOf } from '../catalogue/sizes';
import { shirtTextProblem } from './shirt-text';
import { cleanLine } from '../text/text';
import type { Player, PlayerRow } from './players';

export const PLAYER_NAME_MAX = 20;

const NETBALL_POSITIONS = ['GS', 'GA', 'WA', 'C', 'WD', 'GD', 'GK'] as const;

export const cleanPlayer = <Given extends Player>(given: Given): Given => ({
  ...given,
  name: cleanLine(given.name),
  number: cleanLine(given.number).toUpperCase(),
});

export function playerNameProblem(name: string): string | undefined {
  if (name.length > PLAYER_NAME_MAX) return `A name has at most ${PLAYER_NAME_MAX} characters.`;
  return shirtTextProblem(name);
}

export function playerNumberProblem(number: string): string | undefined {
  const isKnown = number === '' || /^\d{1,3}$/.test(number) || NETBALL_POSITIONS.some((each) => each === number);
  return isKnown ? undefined : 'A number is 0 to 999, or a netball position such as GS.';
}

type PastedRow = { row: PlayerRow } | { line: number; problem: string };

const isHeading = ([name = '', number = '']: readonly string[]) =>
  /name|player/i.test(name) && /^n(o|um)/i.test(number);

type PartColumn = { part: ProductPart; at: number };

/** After name, number and size in the set’s order, or as named by the headings. */
function partColumns(parts: readonly ProductPart[], titles: readonly string[] = []): PartColumn[] {
  const columns = furtherParts(parts).map((part, index) => ({ part, at: 3 + index }));
  const named = columns.map(({ part }) => ({
    part,
    at: titles.findIndex((title) => title.toLowerCase() === part.name.toLowerCase()),
  }));
  return named.some(({ at }) => at >= 0) ? named : columns;
}

/** Rows of a spreadsheet: name, number, size, then those of a set’s further parts. Errors count lines from 1. */
export function parsePlayers(
  pasted: string,
  sizes: readonly string[],
  parts: readonly ProductPart[] = [],
): PastedRow[] {
  let columns = partColumns(parts);
  return pasted.split(/\r\n|\r|\n/).flatMap((text, index): PastedRow[] => {
    const separator = ['\t', ';'].find((each) => text.includes(each)) ?? ',';
    const cells = text.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    if (cells.every((cell) => cell === '')) return [];
    if (index === 0 && isHeading(cells)) {
      columns = partColumns(parts, cells);
      return [];
    }
    const [name = '', number = '', given = ''] = cells;
    const named = columns.flatMap(({ part, at }) => (cells[at] ? [{ part, size: cells[at] }] : []));
    const size = sizeLabelOf(given) ?? '';
    const own = Object.fromEntries(named.map((each) => [each.part.name, sizeLabelOf(each.size) ?? each.size]));
    const row: PlayerRow = { ...cleanPlayer({ name, number }), size, ...ownSizes({ size, sizes: own }) };
    const problem =
      playerNameProblem(row.name) ??
      playerNumberProblem(row.number) ??
      sizeProblem(given, row.size, sizes) ??
      partProblem(row, named, parts);
    return [problem ? { line: index + 1, problem } : { row }];
  });
}

function partProblem(
  row: PlayerRow,
  named: readonly { part: ProductPart; size: string }[],
  parts: readonly ProductPart[],
): string | undefined {
  const unknown = named.find(({ size }) => !sizeLabelOf(size));
  if (unknown) {
    const labels = unknown.part.sizes.map((code) => sizeLabelOf(code)).join(', ');
    return `${unknown.part.name}: “${unknown.size}” is not one of ${labels}.`;
  }
  const [unmade] = unmadeParts(parts, row);
  return unmade && notMadeText(unmade, row);
}

function sizeProblem(given: string, size: string, sizes: readonly string[]): string | undefined {
  if (sizes.length === 0) return given ? 'This product has no sizes.' : undefined;
  if (!given) return 'A size is missing.';
  return sizes.includes(size) ? undefined : `“${given}” is not one of ${sizes.join(', ')}.`;
}
