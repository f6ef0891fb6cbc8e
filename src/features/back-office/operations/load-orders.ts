import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { ORDERS_STEP, type OrderFilters } from '../rules/order-filters';
import { countOrders, type OrderCounts } from './count-orders';
import { countMatchingOrders, listOrders, type OrderPage } from './list-orders';

/** The first step of a list with the figures of its footer. */
export type OrderList = OrderPage & { matching: number; counts: OrderCounts };

/** Everything that /admin/orders shows at first; a database that does not answer is a failure the screen can tell. */
export async function loadOrders(
  payload: Payload,
  filters: OrderFilters,
): Promise<Result<{ list: OrderList }, 'load_failed'>> {
  try {
    const [page, counts, matching] = await Promise.all([
      listOrders({ payload, filters, limit: ORDERS_STEP }),
      countOrders(payload),
      filters.search ? countMatchingOrders(payload, filters) : undefined,
    ]);
    const unsearched = counts[filters.status === 'all' ? 'total' : filters.status];
    return { ok: true, list: { ...page, counts, matching: matching ?? unsearched } };
  } catch (error) {
    log.error({ err: error }, 'The orders could not be listed.');
    return failure('load_failed', 'Failed to load orders');
  }
}
