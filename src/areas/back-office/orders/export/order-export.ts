import type { Payload } from 'payload';
import { plainAmount } from '@/domain/money/money';
import { rateCells, rateHeading } from '@/domain/taxes/rate-columns';
import { shopTime } from '@/domain/text/locale';
import { csvInSteps } from '@/domain/text/table/csv-lines';
import { matchingOrders, type OrderCursor, type Statement } from '../data/matching-orders';
import {
  EXPORT_STEP,
  exportColumns,
  ORDER_SHEETS,
  readOrders,
  readRates,
  type ExportCell,
  type ExportedOrder,
  type OrderSheet,
} from '../data/order-export';
import type { ExportRows, OrderFilters } from '../filters/order-filters';
import type { OrderSelection } from '../filters/order-selection';

/** The columns of moments, written as the shop’s clock showed them. */
const TIMES: ReadonlySet<string> = new Set(['created_at', 'updated_at', 'paid_at']);

type WriteOrders = {
  payload: Payload;
  sheet: OrderSheet;
  /** Selects `id` and `created_at` of the orders that are meant: all, or at least so many of the newest after one. */
  matching: (newest?: number, after?: OrderCursor) => Statement;
};

/**
 * Orders of the shop or of teams as CSV, newest first, in pieces: each is read when the one before has been taken, so that a
 * hundred thousand need no more memory than a thousand. Orders placed in the meantime are left out. Amounts have the
 * decimals of the order’s own currency; each rate of tax that occurs has its columns.
 */
export async function* writeOrders({ payload, sheet, matching }: WriteOrders): AsyncGenerator<string> {
  const { before, after } = exportColumns(sheet);
  const rates = sheet === 'lines' ? [] : await readRates(payload, ORDER_SHEETS[sheet], matching());
  yield* csvInSteps({
    heading: [...before, ...rateHeading(rates), ...after],
    step: EXPORT_STEP,
    read: (last: ExportedOrder | undefined) => readOrders(payload, sheet, matching(EXPORT_STEP, last)),
    rowsOf: ({ rows, taxLines, currency }) => {
      const written = (names: string[], cells: ExportCell[]) =>
        cells.map((cell, place) => {
          if (typeof cell === 'number') return plainAmount(cell, currency);
          return cell !== null && TIMES.has(names[place] ?? '') ? shopTime(cell) : cell;
        });
      return rows.map((row) => [
        ...written(before, row.before),
        ...rateCells(rates, taxLines, currency),
        ...written(after, row.after),
      ]);
    },
  });
}

type ExportOrders = {
  payload: Payload;
  filters: OrderFilters;
  /** Left out, all that match. */
  selection?: OrderSelection;
  rows: ExportRows;
};

/** The shop’s orders that match, a row for each or for each of their lines. */
export const exportOrders = ({ payload, filters, selection, rows }: ExportOrders): AsyncGenerator<string> =>
  writeOrders({
    ...{ payload, sheet: rows },
    matching: (newest, after) => matchingOrders({ filters, selection, columns: 'o.id, o.created_at', after, newest }),
  });
