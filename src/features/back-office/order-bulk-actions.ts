'use server';

import { failure, type Failure, type Success } from '@/lib/result';
import { planBulkStatus } from './operations/bulk-order-status';
import { bulkSelection, type BulkPlan, type BulkSelection } from './rules/bulk-status';
import { ORDERS_PATH } from './rules/order-filters';
import { requireAdministrator } from './session';

/** How many orders of which status are selected, to be confirmed before their status changes. */
export async function planBulkStatusAction(asked: BulkSelection): Promise<Success<{ plan: BulkPlan }> | Failure> {
  const { payload } = await requireAdministrator(ORDERS_PATH);
  const parsed = bulkSelection.safeParse(asked);
  if (!parsed.success) return failure('invalid', 'These are no orders.');
  return { ok: true, plan: await planBulkStatus(payload, parsed.data) };
}
