import type { Payload } from 'payload';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order-status';
import { query } from '@/lib/database/query';

export type OrderCounts = Record<OrderStatus, number> & { total: number };

/** All orders by status, whatever the screen filters by. */
export async function countOrders(payload: Payload): Promise<OrderCounts> {
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
