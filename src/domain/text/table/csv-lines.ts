import Papa from 'papaparse';

/** Lines of a CSV file. Cells that a spreadsheet would take for a formula come with an apostrophe before them. */
export const csvLines = (rows: readonly unknown[][]): string =>
  `${Papa.unparse([...rows], { newline: '\r\n', escapeFormulae: true })}\r\n`;

type Stepped<Row> = {
  heading: string[];
  /** Rows of one step; fewer are the last. */
  step: number;
  /** Those after `last`; the first where that is left out. */
  read: (last: Row | undefined) => Promise<Row[]>;
  cellsOf: (row: Row) => unknown[];
};

/**
 * A CSV file for spreadsheets, in pieces: a step is read when the one before is sent, so that no more than one is in
 * memory. It begins with a byte order mark, by which Excel knows UTF-8.
 */
export async function* csvInSteps<Row>({ heading, step, read, cellsOf }: Stepped<Row>): AsyncGenerator<string> {
  yield `\uFEFF${csvLines([heading])}`;
  for (let last: Row | undefined; ;) {
    const rows = await read(last);
    if (rows.length > 0) yield csvLines(rows.map(cellsOf));
    if (rows.length < step) return;
    last = rows.at(-1);
  }
}
