import Papa from 'papaparse';
import { unguardCell, unixLines } from './cells';
import { isText, NOT_A_TABLE } from './text';

export type TableRow = {
  /** Row number in the spreadsheet, from 1. */
  number: number;
  /** Trimmed, without the apostrophe against formulas. */
  cells: string[];
};

type Table = { ok: true; rows: TableRow[] } | { ok: false; message: string };

/** First line by which Excel knows the separator; it shows no row for it. */
const SEPARATOR_LINE = /^sep=([,;\t|])\n/i;

/** Reads text separated by commas, semicolons or tabs, with or without a byte order mark. Skips blank rows. */
export function readRows(text: string): Table {
  if (!isText(text)) return { ok: false, message: NOT_A_TABLE };
  const all = unixLines(text.replace(/^\uFEFF/, ''));
  const plain = all.replace(SEPARATOR_LINE, '');
  const delimiter = SEPARATOR_LINE.exec(all)?.[1] ?? delimiterOf(plain);
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter, newline: '\n' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { ok: false, message: `Row ${(broken.row ?? 0) + 1}: a quotation mark is not closed.` };
  const rows = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => unguardCell(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return rows.length > 0 ? { ok: true, rows } : { ok: false, message: 'The list is empty.' };
}

/** Separator in the first row outside quotes: a heading, or a first record, has no other. */
function delimiterOf(text: string): string {
  const firstRow = text.replace(/"(?:[^"]|"")*"/g, '').match(/^\s*([^\n]*)/)?.[1] ?? '';
  const count = (sign: string) => firstRow.split(sign).length;
  return ['\t', ';'].find((sign) => count(sign) > 1 && count(sign) >= count(',')) ?? ',';
}
