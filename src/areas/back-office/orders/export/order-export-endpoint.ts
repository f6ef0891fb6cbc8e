import { z } from 'zod';
import type { StaffCall } from '@/modules/accounts/session/staff-route';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { download, today } from '@/lib/http/download';
import { readInput } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { asAdministrator } from '../../access/endpoint';
import { exportOrders } from './order-export';
import {
  EXPORT_ROWS,
  orderQuery,
  parseOrderFilters,
  type ExportRows,
  type OrderFilters,
} from '../filters/order-filters';
import { selectedOrders, type OrderSelection } from '../filters/order-selection';

const rowsSchema = z.enum(EXPORT_ROWS).catch('orders');
const selectedExport = selectedOrders.extend({ rows: z.enum(EXPORT_ROWS) });

/**
 * `GET /admin/orders/export.csv?rows=orders|lines`: the orders that match the filters of the list, a row for each or
 * for each of their lines, sent while they are read, and recorded.
 */
export const orderExport = (request: Request): Promise<Response> =>
  asAdministrator(async (staff) => {
    const query = new URL(request.url).searchParams;
    const filters = parseOrderFilters(query);
    const subject = orderQuery(filters) ? 'Orders of a filter' : 'All orders';
    return send(staff, { filters, rows: rowsSchema.parse(query.get('rows')), subject });
  });

/** `POST /admin/orders/export.csv` with `{ query, selection, rows }`: the same for the orders that are ticked. */
export const selectionExport = (request: Request): Promise<Response> =>
  asAdministrator(async (staff) => {
    const body = await readInput(request, selectedExport, failure('invalid', 'Please select orders.'));
    if (!body.ok) return body;
    const { query, selection, rows } = body.input;
    const filters = parseOrderFilters(new URLSearchParams(query));
    return send(staff, { filters, selection, rows, subject: 'Selected orders' });
  });

type Send = { filters: OrderFilters; selection?: OrderSelection; rows: ExportRows; subject: string };

async function send({ payload, req }: StaffCall, { filters, selection, rows, subject }: Send): Promise<Response> {
  await inTransaction(req, () => recordActivity(req, 'orders.exported', { type: 'orders', id: 'all', name: subject }));
  const name = rows === 'orders' ? 'orders' : 'order-lines';
  return download(exportOrders({ payload, filters, selection, rows }), {
    name: `${name}-${today()}.csv`,
    type: 'text/csv; charset=utf-8',
  });
}
