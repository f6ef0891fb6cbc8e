/** What may be printed for a player, as it is typed, pasted or sent. */
import { sizeLabelOf } from '../catalogue/sizes';
import { shirtTextProblem } from './shirt-text';
import { cleanLine } from '../text/text';
import type { Player, PlayerRow } from './players';

export const PLAYER_NAME_MAX = 20;

/** What netball prints in the place of a number. */
export const NETBALL_POSITIONS = ['GS', 'GA', 'WA', 'C', 'WD', 'GD', 'GK'] as const;

/** A name or number as it is stored: one line, without space around it. */
export const cleanPlayer = <Given extends Player>(given: Given): Given => ({
  ...given,
  name: cleanLine(given.name),
  number: cleanLine(given.number).toUpperCase(),
});

/** Why a name cannot be printed; undefined where it can. */
export function playerNameProblem(name: string): string | undefined {
  if (name.length > PLAYER_NAME_MAX) return `A name has at most ${PLAYER_NAME_MAX} characters.`;
  return shirtTextProblem(name);
}

/** Why a number cannot be printed; undefined where it can. */
export function playerNumberProblem(number: string): string | undefined {
  const isKnown = number === '' || /^\d{1,3}$/.test(number) || NETBALL_POSITIONS.some((each) => each === number);
  return isKnown ? undefined : 'A number is 0 to 999, or a netball position such as GS.';
}

export type PastedRow = { row: PlayerRow } | { line: number; problem: string };

/** The titles of a spreadsheet, which are no player. */
const isHeading = ([name = '', number = '']: readonly string[]) =>
  /name|player/i.test(name) && /^n(o|um)/i.test(number);

/**
 * Rows as they are copied from a spreadsheet: name, number and size, between tabs, semicolons or commas. What cannot be
 * read is told by its line, counted from 1.
 * @param sizes labels that can be chosen; none for goods without sizes.
 */
export function parsePlayers(pasted: string, sizes: readonly string[]): PastedRow[] {
  return pasted.split(/\r\n|\r|\n/).flatMap((text, index): PastedRow[] => {
    const separator = ['\t', ';'].find((each) => text.includes(each)) ?? ',';
    const cells = text.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    if (cells.every((cell) => cell === '') || (index === 0 && isHeading(cells))) return [];
    const [name = '', number = '', given = ''] = cells;
    const row = { ...cleanPlayer({ name, number }), size: sizeLabelOf(given) ?? '' };
    const problem =
      playerNameProblem(row.name) ?? playerNumberProblem(row.number) ?? sizeProblem(given, row.size, sizes);
    return [problem ? { line: index + 1, problem } : { row }];
  });
}

function sizeProblem(given: string, size: string, sizes: readonly string[]): string | undefined {
  if (sizes.length === 0) return given ? 'This product has no sizes.' : undefined;
  if (!given) return 'A size is missing.';
  return sizes.includes(size) ? undefined : `“${given}” is not one of ${sizes.join(', ')}.`;
}
