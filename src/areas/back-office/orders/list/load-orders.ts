import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { detailFiltersOf, ORDERS_STEP, type OrderFilters } from '../filters/order-filters';
import { countMatchingOrders, countOrders, listOrders, type OrderCounts, type OrderSummary } from '../data/orders';

export type OrderList = {
  orders: OrderSummary[];
  /** ISO time; later orders are left out of the list. */
  until: string;
  matching: number;
  counts: OrderCounts;
};

export async function loadOrders(
  payload: Payload,
  filters: OrderFilters,
): Promise<Result<{ list: OrderList }, 'load_failed'>> {
  const byStatusAlone = !filters.search && !filters.payment && detailFiltersOf(filters).length === 0;
  try {
    const until = new Date();
    const [orders, counts, matching] = await Promise.all([
      listOrders({ payload, filters, limit: ORDERS_STEP, until }),
      countOrders(payload, filters),
      byStatusAlone ? undefined : countMatchingOrders(payload, filters),
    ]);
    const ofStatus = filters.status === 'all' ? counts.total : (counts.of[filters.status] ?? 0);
    return { ok: true, list: { orders, until: until.toISOString(), counts, matching: matching ?? ofStatus } };
  } catch (error) {
    log.error({ err: error }, 'The orders could not be listed.');
    return failure('load_failed', 'Failed to load orders');
  }
}
