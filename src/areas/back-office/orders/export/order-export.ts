import type { Payload } from 'payload';
import { isCollected } from '@/domain/delivery/promise';
import { flowOf } from '@/domain/orders/order-policy';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { pieceRows } from '@/domain/teams/piece-rows';
import { plainAmount } from '@/domain/money/money';
import { rateCells, rateHeading } from '@/domain/taxes/rate-columns';
import { shopTime } from '@/domain/text/locale';
import { csvInSteps } from '@/domain/text/table/csv-lines';
import { matchingOrders, type OrderCursor, type Statement } from '../data/matching-orders';
import {
  EXPORT_STEP,
  exportColumns,
  readOrders,
  readRates,
  type ExportCell,
  type ExportedOrder,
  type OrderSheet,
} from '../data/order-export';
import { listOrdersOfPieces, PIECES_STEP, type OrderOfPieces } from '../data/order-pieces';
import type { ExportRows, OrderFilters } from '../filters/order-filters';
import type { RecordSelection } from '../../selection/selection';

const TIMES: ReadonlySet<string> = new Set(['created_at', 'updated_at', 'paid_at', 'Order Created Date']);

/** Selects `id` and `created_at` of the orders: all, or at least so many of the newest after one. */
type Matches = (newest?: number, after?: OrderCursor) => Statement;
type WriteOrders = { payload: Payload; sheet: OrderSheet; matching: Matches };

/** Streamed step by step, newest first, without orders placed since. Each tax rate in use has its columns. */
async function* writeOrders({ payload, sheet, matching }: WriteOrders): AsyncGenerator<string> {
  const { before, after } = exportColumns(sheet);
  const rates = sheet.rows !== 'orders' ? [] : await readRates(payload, sheet.kind, matching());
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
  selection?: RecordSelection;
  rows: ExportRows;
};

export function exportOrders({ payload, filters, selection, rows }: ExportOrders): AsyncGenerator<string> {
  const matching: Matches = (newest, after) =>
    matchingOrders({ filters, selection, columns: 'o.id, o.created_at', after, newest });
  return rows === 'pieces'
    ? writePieces(payload, matching)
    : writeOrders({ payload, sheet: { kind: filters.kind, rows }, matching });
}

const writePieces = (payload: Payload, matching: Matches): AsyncGenerator<string> =>
  csvInSteps({
    heading: [
      ...['Order number', 'Team', 'Status', 'Needed by', 'Promised date', 'Product', 'SKU', 'Colour', 'Kit', 'Logos'],
      ...['Part', 'Size', 'Pieces', 'Player', 'Name on the back', 'Number', 'Squad'],
    ],
    step: PIECES_STEP,
    read: (last: OrderOfPieces | undefined) => listOrdersOfPieces(payload, matching(PIECES_STEP, last)),
    rowsOf: (order) =>
      pieceRows(order.data).map((row) => [
        ...[order.orderNumber, order.teamName, flowOf(TEAM_ORDERS, isCollected(order)).labels[order.status]],
        ...[order.neededBy, order.delivery?.from ? order.promisedDate : null, row.product, row.sku, row.color],
        ...[row.kit, row.logos, row.part, row.size, row.pieces, row.player, row.nameOnBack, row.number, row.squad],
      ]),
  });
