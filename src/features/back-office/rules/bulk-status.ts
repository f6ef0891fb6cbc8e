/** A change of many orders’ status at once, as its screen and its route speak of it. */
import { z } from 'zod';
import { MAX_REASON, needsReason, ORDER_STATUSES, type OrderStatus } from '@/domain/order-status';
import { cleanText } from '@/domain/text';
import { MAX_TICKED } from './order-selection';

const ids = z.array(z.uuid()).max(MAX_TICKED);

export const bulkSelection = z.object({
  /** Of the list’s URL. */
  query: z.string().max(1000),
  selection: z.union([z.object({ all: z.literal(false), ids }), z.object({ all: z.literal(true), except: ids })]),
});
export type BulkSelection = z.infer<typeof bulkSelection>;

export const bulkChange = bulkSelection.extend({
  to: z.enum(ORDER_STATUSES),
  reason: z.string().overwrite(cleanText).max(MAX_REASON).optional(),
  /** When the person was told how many there are; orders placed later are left alone. */
  until: z.iso.datetime(),
});
export type BulkChange = z.infer<typeof bulkChange>;

/** How many of each status are selected, counted at a moment. */
export type BulkPlan = { counts: Partial<Record<OrderStatus, number>>; until: string };

/** How many would change, how many have the status already, and whether somebody has to say why. */
export function bulkOutlook({ counts }: BulkPlan, to: OrderStatus) {
  const present = ORDER_STATUSES.filter((status) => (counts[status] ?? 0) > 0);
  const unchanged = counts[to] ?? 0;
  const total = present.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return { changing: total - unchanged, unchanged, reason: present.some((status) => needsReason(status, to)) };
}

/** '3 pending, 1 shipped', in the order of the statuses. */
export const statusCounts = ({ counts }: BulkPlan): string =>
  ORDER_STATUSES.filter((status) => counts[status])
    .map((status) => `${counts[status]} ${status}`)
    .join(', ');

/** An order that was left as it is, and why. */
export type BulkRefusal = { id: string; orderNumber: string; message: string };

/** How far it is; what was refused comes with the step it happened in. */
export type BulkStep = { done: number; total: number; changed: number; refused: BulkRefusal[] };
