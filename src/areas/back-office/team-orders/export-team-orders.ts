import type { Payload } from 'payload';
import { isCollected } from '@/domain/delivery/promise';
import { flowOf } from '@/domain/orders/order-policy';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { pieceRows } from '@/domain/teams/piece-rows';
import { csvInSteps } from '@/domain/text/table/csv-lines';
import { writeOrders } from '../orders/export/order-export';
import type { TeamExportRows, TeamOrderFilters } from './team-order-filters';
import { listOrdersOfPieces, PIECES_STEP, teamOrdersMatching, type OrderOfPieces } from './data/team-orders';

type ExportTeamOrders = { payload: Payload; filters: TeamOrderFilters; rows: TeamExportRows };

/** The teams’ orders that the filters let through as a CSV file, in pieces, newest first: a row for each, or for each of their pieces. */
export const exportTeamOrders = ({ payload, filters, rows }: ExportTeamOrders): AsyncGenerator<string> =>
  rows === 'pieces'
    ? csvInSteps({
        heading: HEADING,
        step: PIECES_STEP,
        read: (last: OrderOfPieces | undefined) => listOrdersOfPieces(payload, filters, last),
        rowsOf: cellsOf,
      })
    : writeOrders({
        ...{ payload, sheet: 'teamOrders' },
        matching: (newest, after) => teamOrdersMatching(filters, newest, after),
      });

const HEADING = [
  ...['Order number', 'Team', 'Status', 'Needed by', 'Promised date', 'Product', 'SKU', 'Colour', 'Kit', 'Logos'],
  ...['Part', 'Size', 'Pieces', 'Player', 'Name on the back', 'Number', 'Squad'],
];

const cellsOf = (order: OrderOfPieces): unknown[][] =>
  pieceRows(order.data).map((row) => [
    ...[
      order.orderNumber,
      order.teamName,
      flowOf(TEAM_ORDERS, isCollected(order)).labels[order.status],
      order.neededBy,
    ],
    ...[order.delivery?.from ? order.promisedDate : null, row.product, row.sku, row.color, row.kit, row.logos],
    ...[row.part, row.size, row.pieces, row.player, row.nameOnBack, row.number, row.squad],
  ]);
