/** A change of many orders’ status at once, as its screen and its route speak of it. */
import { z } from 'zod';
import { ORDER_FLOW, ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order-status';
import { needsReason } from '@/domain/orders/status-flow';
import { statusReason } from '@/domain/orders/status-input';
import { selectedOrders } from '../filters/order-selection';

export const bulkStatusChange = selectedOrders.extend({
  to: z.enum(ORDER_STATUSES),
  reason: statusReason,
  /** When the person was told how many there are; orders placed later are left alone. */
  until: z.iso.datetime(),
});
export type BulkStatusChange = z.infer<typeof bulkStatusChange>;

/** How many of each status are selected, counted at a moment. */
export type BulkStatusPlan = { counts: Partial<Record<OrderStatus, number>>; until: string };

/** How many would change, how many have the status already, and whether someone has to say why. */
export function bulkOutlook({ counts }: BulkStatusPlan, to: OrderStatus) {
  const present = ORDER_STATUSES.filter((status) => (counts[status] ?? 0) > 0);
  const unchanged = counts[to] ?? 0;
  const total = present.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return {
    changing: total - unchanged,
    unchanged,
    reason: present.some((status) => needsReason(ORDER_FLOW, status, to)),
  };
}

/** '3 pending, 1 shipped', in the order of the statuses. */
export const statusCounts = ({ counts }: BulkStatusPlan): string =>
  ORDER_STATUSES.filter((status) => counts[status])
    .map((status) => `${counts[status]} ${status}`)
    .join(', ');
