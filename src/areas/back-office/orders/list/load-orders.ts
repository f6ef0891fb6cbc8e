import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { detailFiltersOf, ORDERS_STEP, type OrderFilters } from '../filters/order-filters';
import { countMatchingOrders, listOrders, type OrderSummary } from './list-orders';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order-status';
import { query } from '@/lib/database/query';

/** The first step of a list with the figures of its footer. */
export type OrderList = {
  orders: OrderSummary[];
  /** ISO time up to which orders belong to the list. */
  until: string;
  matching: number;
  counts: OrderCounts;
};

/** Everything that /admin/orders shows at first; a database that does not answer is a failure the screen can tell. */
export async function loadOrders(
  payload: Payload,
  filters: OrderFilters,
): Promise<Result<{ list: OrderList }, 'load_failed'>> {
  const byStatusAlone = !filters.search && detailFiltersOf(filters).length === 0;
  try {
    const until = new Date();
    const [orders, counts, matching] = await Promise.all([
      listOrders({ payload, filters, limit: ORDERS_STEP, until }),
      countOrders(payload),
      byStatusAlone ? undefined : countMatchingOrders(payload, filters),
    ]);
    const ofStatus = counts[filters.status === 'all' ? 'total' : filters.status];
    return { ok: true, list: { orders, until: until.toISOString(), counts, matching: matching ?? ofStatus } };
  } catch (error) {
    log.error({ err: error }, 'The orders could not be listed.');
    return failure('load_failed', 'Failed to load orders');
  }
}

type OrderCounts = Record<OrderStatus, number> & { total: number };

/** All orders by status, whatever the screen filters by. */
async function countOrders(payload: Payload): Promise<OrderCounts> {
  const rows = await query<{ status: OrderStatus; count: number }>(
    payload,
    'select status, count(*)::int as count from orders group by status',
    [],
  );
  const of = (status: OrderStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = Object.fromEntries(ORDER_STATUSES.map((status) => [status, of(status)])) as Record<
    OrderStatus,
    number
  >;
  return { ...counts, total: rows.reduce((sum, row) => sum + row.count, 0) };
}
