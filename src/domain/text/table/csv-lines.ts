import Papa from 'papaparse';
import { guardCell } from './cells';

/** Safe in spreadsheets. */
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;

/** Lines of a CSV file. Texts that look like formulas get a leading apostrophe. */
export const csvLines = (rows: readonly unknown[][]): string =>
  `${Papa.unparse(
    rows.map((cells) =>
      cells.map((cell) => (typeof cell === 'string' && !NEGATIVE_NUMBER.test(cell) ? guardCell(cell) : cell)),
    ),
    { newline: '\r\n' },
  )}\r\n`;

/** CSV file with a byte order mark, by which Excel recognises UTF-8. */
export const csvFile = (heading: readonly string[], rows: readonly unknown[][] = []): string =>
  `\uFEFF${csvLines([[...heading], ...rows])}`;

type Stepped<Record> = {
  heading: string[];
  /** Records per step; fewer mark the last one. */
  step: number;
  /** Records after `last`; the first ones if undefined. */
  read: (last: Record | undefined) => Promise<Record[]>;
  rowsOf: (record: Record) => unknown[][];
};

/** Streams a file in steps, each read after the previous one is sent, so that memory holds only one. */
export async function* csvInSteps<Record>({ heading, step, read, rowsOf }: Stepped<Record>): AsyncGenerator<string> {
  yield csvFile(heading);
  for (let last: Record | undefined; ;) {
    const records = await read(last);
    if (records.length > 0) yield csvLines(records.flatMap(rowsOf));
    if (records.length < step) return;
    last = records.at(-1);
  }
}
