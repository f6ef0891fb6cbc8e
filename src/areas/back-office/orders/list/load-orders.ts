import type { Payload } from 'payload';
import type { Counted } from '@/lib/database/query-listing';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { detailFiltersOf, ORDERS_STEP, type OrderFilters } from '../filters/order-filters';
import { countListedOrders, countOrders, listOrders, type OrderCounts, type OrderSummary } from '../data/orders';

export type OrderList = Counted & {
  orders: OrderSummary[];
  until: string;
  counts: OrderCounts;
};

export async function loadOrders(
  payload: Payload,
  filters: OrderFilters,
): Promise<Result<{ list: OrderList }, 'load_failed'>> {
  const byStatusAlone = !filters.search && !filters.payment && detailFiltersOf(filters).length === 0;
  try {
    const until = new Date();
    const [orders, counts, counted] = await Promise.all([
      listOrders({ payload, filters, limit: ORDERS_STEP, until }),
      countOrders(payload, filters),
      byStatusAlone ? undefined : countListedOrders(payload, filters),
    ]);
    const ofStatus = filters.status === 'all' ? counts.total : (counts.of[filters.status] ?? 0);
    const list = { orders, until: until.toISOString(), counts };
    return { ok: true, list: { ...list, ...(counted ?? { matching: ofStatus, isMore: false }) } };
  } catch (error) {
    log.error({ err: error }, 'The orders could not be listed.');
    return failure('load_failed', 'Failed to load orders');
  }
}
