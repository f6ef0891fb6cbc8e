/** Single cells as spreadsheets read and write them. */

/** Spreadsheets run a cell that begins like this as a formula; an apostrophe before it keeps it a text. */
const FORMULA = /^'*[=+\-@＝＋－＠]/;

export const unixLines = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Cell text to store and compare: line ends as LF, trimmed. */
export const plainCell = (text: string): string => unixLines(text).trim();

/** A cell that no spreadsheet runs; `unguardCell` gives back what it says. */
export function guardCell(cell: string): string {
  const text = plainCell(cell);
  return FORMULA.test(text) ? `'${text}` : text;
}

export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
