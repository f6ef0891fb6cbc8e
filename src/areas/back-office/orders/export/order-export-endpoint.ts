import { z } from 'zod';
import type { StaffCall } from '@/modules/accounts/session/staff-route';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { download, today } from '@/lib/http/download';
import { readInput } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { asMember } from '../../access/endpoint';
import { exportOrders } from './order-export';
import {
  EXPORT_ROWS,
  isFiltered,
  ORDER_LISTS,
  parseOrderFilters,
  type ExportRows,
  type OrderFilters,
} from '../filters/order-filters';
import type { OrderKind } from '@/domain/orders/order-ref';
import { ORDER_PLACES } from '@/data/orders';
import { selectedRecords, type RecordSelection } from '../../selection/selection';

const rowsSchema = z.enum(EXPORT_ROWS).catch('orders');
const NAMES: Record<OrderKind, string> = { shop: 'Orders', team: 'Team orders' };
const selectedExport = selectedRecords.extend({ rows: z.enum(EXPORT_ROWS) });

/** `?rows=orders|lines|shipstation|pieces`: one row per order, per line or, for teams, per piece; logs the export. */
export const orderExport = (request: Request): Promise<Response> =>
  asMember('orders:read', async (staff) => {
    const query = new URL(request.url).searchParams;
    const filters = parseOrderFilters(query);
    const name = NAMES[filters.kind];
    const subject = isFiltered(filters) ? `${name} of a filter` : `All ${name.toLowerCase()}`;
    return send(staff, { filters, rows: rowsSchema.parse(query.get('rows')), subject });
  });

export const selectionExport = (request: Request): Promise<Response> =>
  asMember('orders:read', async (staff) => {
    const body = await readInput(request, selectedExport, failure('invalid', 'Please select orders.'));
    if (!body.ok) return body;
    const { query, selection, rows } = body.input;
    const filters = parseOrderFilters(new URLSearchParams(query));
    return send(staff, { filters, selection, rows, subject: `Selected ${NAMES[filters.kind].toLowerCase()}` });
  });

type Send = { filters: OrderFilters; selection?: RecordSelection; rows: ExportRows; subject: string };

async function send({ payload, req }: StaffCall, { filters, selection, rows, subject }: Send): Promise<Response> {
  const { kind } = filters;
  const type = ORDER_PLACES[kind].subject;
  // Only one kind offers pieces.
  const sheet = ORDER_LISTS[kind].exports.find((each) => each.rows === rows) ?? ORDER_LISTS[kind].exports[0];
  await inTransaction(req, () => recordActivity(req, `${type}.exported`, { type, id: 'all', name: subject }));
  return download(exportOrders({ payload, filters, selection, rows: sheet.rows }), {
    name: `${sheet.file}-${today()}.csv`,
    type: 'text/csv; charset=utf-8',
  });
}
