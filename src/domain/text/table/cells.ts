/** Spreadsheets run such cells as formulas; a leading apostrophe keeps them text. */
const FORMULA = /^'*[=+\-@＝＋－＠]/;

export const unixLines = (text: string): string => text.replace(/\r\n?/g, '\n');

export const plainCell = (text: string): string => unixLines(text).trim();

/** Cell that no spreadsheet runs; `unguardCell` reverses it. */
export function guardCell(cell: string): string {
  const text = plainCell(cell);
  return FORMULA.test(text) ? `'${text}` : text;
}

export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
