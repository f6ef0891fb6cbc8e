import Papa from 'papaparse';
import { guardCell } from '@/domain/text/table/cells';
import type { OrderCursor } from '../data/matching-orders';
import { type ExportOrders, exportHeading, readClock, readStep } from '../data/order-export';

/**
 * The orders that match as CSV, newest first, in pieces: each is read when the one before has been taken, so that a
 * hundred thousand need no more memory than a thousand. Orders placed in the meantime are left out. It begins with a byte
 * order mark, by which Excel knows UTF-8; text that a spreadsheet would run as a formula has an apostrophe before it.
 */
export async function* exportOrders(args: ExportOrders): AsyncGenerator<string> {
  const { payload, rows } = args;
  const until = await readClock(payload);
  yield `\uFEFF${csv([exportHeading(rows)])}`;
  let after: OrderCursor | undefined;
  for (;;) {
    const step = await readStep({ ...args, until, after });
    if (step.cells.length > 0) yield csv(step.cells);
    if (!step.last) return;
    after = step.last;
  }
}

const csv = (rows: (string | null)[][]): string =>
  `${Papa.unparse(
    rows.map((cells) => cells.map((cell) => guardCell(cell ?? ''))),
    { newline: '\r\n' },
  )}\r\n`;
