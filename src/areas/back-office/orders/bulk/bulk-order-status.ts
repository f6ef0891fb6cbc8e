import type { Payload } from 'payload';
import type { OrderStatus } from '@/domain/orders/order-status';
import { query } from '@/lib/database/query';
import type { BulkStep } from './bulk-run';
import type { BulkStatusChange, BulkStatusPlan } from './bulk-status';
import { parseOrderFilters } from '../filters/order-filters';
import type { SelectedOrders } from '../filters/order-selection';
import { matchingOrders, type Statement } from '../data/matching-orders';
import { runOverOrders, type BulkRun } from './run-over-orders';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';

/** Counts what is selected by status, for someone to confirm. */
export async function planBulkStatus(payload: Payload, asked: SelectedOrders): Promise<BulkStatusPlan> {
  const until = new Date();
  const { text, values } = selectedByStatus(asked, until);
  const rows = await query<{ status: OrderStatus; count: number }>(
    payload,
    `select status, count(*)::int as count from (${text}) as selected group by status`,
    values,
  );
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return { counts, until: until.toISOString() };
}

/** Moves the selected orders on, oldest first; one is refused where its stock is gone, for instance. */
export async function* runBulkStatus(run: BulkRun & { change: BulkStatusChange }): AsyncGenerator<BulkStep> {
  const { payload, change } = run;
  const { text, values } = selectedByStatus(change, new Date(change.until));
  const orders = await query<{ id: string }>(
    payload,
    `select id from (${text}) as selected where status <> $${values.push(change.to)} order by created_at, id`,
    values,
  );
  yield* runOverOrders(
    run,
    orders.map(({ id }) => id),
    (req, orderId) => updateOrderStatus({ payload, req, orderId, status: change.to, reason: change.reason }),
  );
}

const selectedByStatus = ({ query: listQuery, selection }: SelectedOrders, until: Date): Statement =>
  matchingOrders({
    filters: parseOrderFilters(new URLSearchParams(listQuery)),
    selection,
    columns: 'o.id, o.status, o.created_at',
    until,
  });
