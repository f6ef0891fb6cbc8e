import type { Payload } from 'payload';
import type { BulkStep } from '../../file-runs/bulk-run';
import type { BulkStatusChange, BulkStatusPlan } from './bulk-status';
import type { SelectedRecords } from '../../selection/selection';
import { runOver, type BulkRun } from '../../file-runs/run-over';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { countByStatus, countUnpaid, filtersOf, findOrderLabel, listNotYet } from '../data/selected-orders';

export async function planBulkStatus(payload: Payload, chosen: SelectedRecords): Promise<BulkStatusPlan> {
  const until = new Date();
  const counts = await countByStatus(payload, chosen, until);
  const unpaid = await countUnpaid(payload, chosen, until);
  return { kind: filtersOf(chosen).kind, counts, unpaid, until: until.toISOString() };
}

export async function* runBulkStatus(run: BulkRun & { change: BulkStatusChange }): AsyncGenerator<BulkStep> {
  const { payload, change } = run;
  const { kind } = filtersOf(change);
  const orders = await listNotYet(payload, change, change.to, new Date(change.until));
  yield* runOver(run, orders, findOrderLabel, (req, orderId) =>
    updateOrderStatus({
      req,
      kind,
      orderId,
      status: change.to,
      reason: change.reason,
      despiteUnpaid: change.despiteUnpaid,
    }),
  );
}
