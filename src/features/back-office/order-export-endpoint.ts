import { headers } from 'next/headers';
import { z } from 'zod';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { download, today } from '@/lib/http/download';
import { localRequest } from '@/lib/payload';
import { forAdministrators } from './endpoint';
import { exportOrders } from './operations/order-export';
import { EXPORT_ROWS, orderQuery, parseOrderFilters } from './rules/order-filters';

const rowsSchema = z.enum(EXPORT_ROWS).catch('orders');

/**
 * `GET /admin/orders/export.csv?rows=orders|lines`: the orders that match the filters of the list, a row for each or
 * for each of their lines, sent while they are read, and recorded.
 */
export const orderExport = (request: Request): Promise<Response> =>
  forAdministrators(async ({ payload, user }) => {
    const query = new URL(request.url).searchParams;
    const rows = rowsSchema.parse(query.get('rows'));
    const filters = parseOrderFilters(query);
    const req = await localRequest(payload, { headers: await headers(), user });
    await inTransaction(req, () =>
      recordActivity(req, {
        action: 'orders.exported',
        subjectType: 'orders',
        subjectId: 'all',
        subject: orderQuery(filters) ? 'Orders of a filter' : 'All orders',
      }),
    );
    const name = rows === 'orders' ? 'orders' : 'order-lines';
    return download(exportOrders({ payload, filters, rows }), {
      name: `${name}-${today()}.csv`,
      type: 'text/csv; charset=utf-8',
    });
  });
