import { z } from 'zod';
import { errorResponse } from '@/lib/http/json';
import { log } from '@/lib/log';
import { exportOrders } from './operations/order-export';
import { EXPORT_ROWS, parseOrderFilters } from './rules/order-filters';
import { currentStaff, mayEnter } from './session';

const rowsSchema = z.enum(EXPORT_ROWS).catch('orders');

/**
 * `GET /admin/orders/export.csv?rows=orders|lines`: the orders that match the filters of the list, a row for each or
 * for each of their lines, sent while they are read.
 */
export async function orderExport(request: Request): Promise<Response> {
  const { payload, user } = await currentStaff();
  if (!user) return errorResponse(401, { code: 'unauthorized', message: 'Please sign in.' });
  if (!mayEnter(user)) return errorResponse(403, { code: 'forbidden', message: 'You have no access to orders.' });
  const query = new URL(request.url).searchParams;
  const rows = rowsSchema.parse(query.get('rows'));
  const pieces = exportOrders({ payload, filters: parseOrderFilters(query), rows });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error({ err: error }, 'An export of orders broke off.');
        controller.error(error);
      }
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
  const name = rows === 'orders' ? 'orders' : 'order-lines';
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
