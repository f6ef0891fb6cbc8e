import { ORDER_KINDS } from '@/domain/orders/order-ref';
import { z } from 'zod';
import { MAX_DESPATCH_ROWS } from '@/domain/despatch/despatch-table';
import { trackingInput } from '@/domain/despatch/shipment-input';
import { createShipment } from '@/modules/despatch/create-shipment';
import { editShipment } from '@/modules/despatch/edit-shipment';
import type { BulkStep } from '../../file-runs/bulk-run';
import { runOver, type BulkRun } from '../../file-runs/run-over';
import { findOrderLabel } from '../data/selected-orders';

const planned = { orderKind: z.enum(ORDER_KINDS), orderId: z.uuid(), revision: z.int(), tracking: trackingInput };
const row = z.discriminatedUnion('kind', [
  z.object({ ...planned, kind: z.literal('ship'), despiteUnpaid: z.boolean().optional() }),
  z.object({ ...planned, kind: z.literal('track'), shipmentId: z.uuid() }),
]);

/** Rows of a file as previewed, each for a different order. */
export const despatchChange = z.object({
  rows: z
    .array(row)
    .min(1)
    .max(MAX_DESPATCH_ROWS)
    .refine((rows) => new Set(rows.map(({ orderId }) => orderId)).size === rows.length),
});
type DespatchChange = z.output<typeof despatchChange>;

export async function* runDespatch(run: BulkRun & { change: DespatchChange }): AsyncGenerator<BulkStep> {
  const { payload, change } = run;
  const byOrder = new Map(change.rows.map((each) => [each.orderId, each]));
  yield* runOver(run, [...byOrder.keys()], findOrderLabel, async (req, orderId) => {
    const requested = byOrder.get(orderId);
    if (!requested) throw new Error('An order was not requested.');
    const call = { ...requested, kind: requested.orderKind, payload, req };
    return 'shipmentId' in call ? editShipment(call) : createShipment(call);
  });
}
