import { z } from 'zod';
import { workStep } from '@/domain/orders/order-policy';
import type { OrderKind } from '@/domain/orders/order-ref';
import { labelOf, policyOf, STATUSES, type AnyStatus } from '@/domain/orders/policies';
import { needsReason } from '@/domain/orders/status-flow';
import { statusReason } from '@/domain/orders/status-input';
import type { StatusCounts, UnpaidCounts } from '../data/selected-orders';
import { parseOrderFilters } from '../filters/order-filters';
import { selectedRecords } from '../../selection/selection';

/** Excludes orders placed after the count. */
export const bulkChange = selectedRecords.extend({ until: z.iso.datetime() });

export const bulkStatusChange = bulkChange
  .extend({ to: z.enum(STATUSES), reason: statusReason, despiteUnpaid: z.boolean().optional() })
  .refine(
    ({ query, to }) => policyOf(parseOrderFilters(new URLSearchParams(query)).kind).statuses.includes(to),
    'These orders cannot have this status.',
  );
export type BulkStatusChange = z.infer<typeof bulkStatusChange>;

export type BulkStatusPlan = {
  kind: OrderKind;
  counts: StatusCounts;
  unpaid: UnpaidCounts;
  until: string;
};

export function bulkOutlook({ kind, counts, unpaid }: BulkStatusPlan, to: AnyStatus) {
  const policy = policyOf(kind);
  const present = policy.statuses.filter((status) => (counts[status] ?? 0) > 0);
  const unchanged = counts[to] ?? 0;
  const step = workStep(policy, 'pending', to);
  const total = present.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return {
    changing: total - unchanged,
    unchanged,
    unpaid: step ? unpaid[step] : 0,
    reason: present.some((status) => needsReason(policy, status, to)),
  };
}

export const statusCounts = (kind: OrderKind, counts: StatusCounts): string =>
  policyOf(kind)
    .statuses.filter((status) => counts[status])
    .map((status) => `${counts[status]} ${labelOf(status).toLowerCase()}`)
    .join(', ');
