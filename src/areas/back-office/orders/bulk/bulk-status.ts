/** A change of many orders’ status at once, as its screen and its route speak of it. */
import { z } from 'zod';
import { workStep } from '@/domain/orders/order-policy';
import { SHOP_ORDERS, ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order-status';
import { needsReason } from '@/domain/orders/status-flow';
import { statusReason } from '@/domain/orders/status-input';
import type { StatusCounts, UnpaidCounts } from '../data/selected-orders';
import { selectedOrders } from '../filters/order-selection';

export const bulkStatusChange = selectedOrders.extend({
  to: z.enum(ORDER_STATUSES),
  reason: statusReason,
  despiteUnpaid: z.boolean().optional(),
  /** When the person was told how many there are; orders placed later are left alone. */
  until: z.iso.datetime(),
});
export type BulkStatusChange = z.infer<typeof bulkStatusChange>;

/** How many of each status are selected, and how many wait for money before a step, counted at a moment. */
export type BulkStatusPlan = {
  counts: StatusCounts;
  unpaid: UnpaidCounts;
  until: string;
};

/** How many would change, have the status already or wait for money, and whether someone has to say why. */
export function bulkOutlook({ counts, unpaid }: BulkStatusPlan, to: OrderStatus) {
  const present = ORDER_STATUSES.filter((status) => (counts[status] ?? 0) > 0);
  const unchanged = counts[to] ?? 0;
  const step = workStep(SHOP_ORDERS, 'pending', to);
  const total = present.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return {
    changing: total - unchanged,
    unchanged,
    unpaid: step ? unpaid[step] : 0,
    reason: present.some((status) => needsReason(SHOP_ORDERS, status, to)),
  };
}

/** '3 pending, 1 shipped', in the order of the statuses. */
export const statusCounts = ({ counts }: BulkStatusPlan): string =>
  ORDER_STATUSES.filter((status) => counts[status])
    .map((status) => `${counts[status]} ${status}`)
    .join(', ');
