import type { Payload } from 'payload';
import type { BulkPayment, BulkPaymentPlan } from './bulk-payment';
import type { BulkStep } from '../../file-runs/bulk-run';
import type { SelectedRecords } from '../../selection/selection';
import { markPaid } from '@/modules/payments/mark-paid';
import { runOver, type BulkRun } from '../../file-runs/run-over';
import { countByPayment, findOrderLabel, listUnpaid } from '../data/selected-orders';

export async function planBulkPayment(payload: Payload, chosen: SelectedRecords): Promise<BulkPaymentPlan> {
  const until = new Date();
  return { ...(await countByPayment(payload, chosen, until)), until: until.toISOString() };
}

export async function* runBulkPayment(run: BulkRun & { change: BulkPayment }): AsyncGenerator<BulkStep> {
  const { payload, change } = run;
  const unpaid = await listUnpaid(payload, change, new Date(change.until));
  yield* runOver(run, unpaid, findOrderLabel, (req, orderId) => markPaid({ req, orderId }));
}
