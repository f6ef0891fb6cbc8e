import Papa from 'papaparse';
import { guardCell } from './cells';

/** A spreadsheet runs nothing of it. */
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;

/** Lines of a CSV file. Texts that a spreadsheet would take for a formula come with an apostrophe before them. */
export const csvLines = (rows: readonly unknown[][]): string =>
  `${Papa.unparse(
    rows.map((cells) =>
      cells.map((cell) => (typeof cell === 'string' && !NEGATIVE_NUMBER.test(cell) ? guardCell(cell) : cell)),
    ),
    { newline: '\r\n' },
  )}\r\n`;

/** A CSV file for spreadsheets. It begins with a byte order mark, by which Excel knows UTF-8. */
export const csvFile = (heading: readonly string[], rows: readonly unknown[][] = []): string =>
  `\uFEFF${csvLines([[...heading], ...rows])}`;

type Stepped<Record> = {
  heading: string[];
  /** Records of one step; fewer are the last. */
  step: number;
  /** Those after `last`; the first where that is left out. */
  read: (last: Record | undefined) => Promise<Record[]>;
  /** Rows of one record. */
  rowsOf: (record: Record) => unknown[][];
};

/** The same in pieces: a step is read when the one before is sent, so that no more than one is in memory. */
export async function* csvInSteps<Record>({ heading, step, read, rowsOf }: Stepped<Record>): AsyncGenerator<string> {
  yield csvFile(heading);
  for (let last: Record | undefined; ;) {
    const records = await read(last);
    if (records.length > 0) yield csvLines(records.flatMap(rowsOf));
    if (records.length < step) return;
    last = records.at(-1);
  }
}
