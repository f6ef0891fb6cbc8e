/** Rosters as spreadsheets read and write them. */
import Papa from 'papaparse';
import type { PlayerField, PlayerFields } from './roster';

/** Bytes of a file or a paste. */
export const MAX_IMPORT_BYTES = 1_000_000;

/** The columns of a roster, in the order of the template and of a file without a heading. */
export const ROSTER_COLUMNS: readonly { field: PlayerField; title: string }[] = [
  { field: 'name', title: 'Name' },
  { field: 'position', title: 'Position' },
  { field: 'jerseyNumber', title: 'Number' },
  { field: 'sizePreference', title: 'Size' },
  { field: 'nameOnBack', title: 'Name on back' },
  { field: 'email', title: 'E-mail' },
];

export type TableRow = {
  /** As a spreadsheet counts them, from 1. */
  number: number;
  cells: string[];
};

export type Table = { ok: true; rows: TableRow[] } | { ok: false; message: string };

/** Reads comma, semicolon or tab separated text, with or without a byte order mark. Blank rows are left out. */
export function readTable(text: string): Table {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: delimiterOf(plain), newline: '\n' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { ok: false, message: `Row ${(broken.row ?? 0) + 1}: a quotation mark is not closed.` };
  const rows = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => unguarded(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return rows.length > 0 ? { ok: true, rows } : { ok: false, message: 'There is nothing in it yet.' };
}

/** What the first row is split by: the heading, or the first player, holds no other separator outside of quotes. */
function delimiterOf(text: string): string {
  const firstRow = text.replace(/"(?:[^"]|"")*"/g, '').match(/^\s*([^\n]*)/)?.[1] ?? '';
  const count = (sign: string) => firstRow.split(sign).length;
  return ['\t', ';'].find((sign) => count(sign) > 1 && count(sign) >= count(',')) ?? ',';
}

/** Spreadsheets run a cell that begins like this as a formula; an apostrophe before it keeps it a text. */
const FORMULA = /^'*[=+\-@\t\r]/;

const guarded = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);
const unguarded = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** A roster as a file that imports back unchanged. It begins with a byte order mark, by which Excel knows UTF-8. */
export function writeRoster(players: readonly PlayerFields[]): string {
  const rows = players.map((player) => ROSTER_COLUMNS.map(({ field }) => guarded(String(player[field] ?? ''))));
  return `\uFEFF${Papa.unparse([ROSTER_COLUMNS.map(({ title }) => title), ...rows], { newline: '\r\n' })}\r\n`;
}

/** An example to fill in. */
export const rosterTemplate = (): string =>
  writeRoster([
    {
      name: 'Jess Example',
      position: 'Goal Attack',
      jerseyNumber: 7,
      sizePreference: 'M',
      nameOnBack: 'EXAMPLE',
      email: 'jess@example.com',
    },
  ]);
