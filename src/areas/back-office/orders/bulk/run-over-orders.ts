import type { Payload, PayloadRequest } from 'payload';
import type { BulkRefusal, BulkStep } from '../../file-runs/bulk-run';
import { findOrderNumber } from '../data/selected-orders';

const STEP = 10;

export type BulkRun = {
  payload: Payload;
  /** Fresh request of the administrator per order; undefined once access is revoked. */
  newRequest: () => Promise<PayloadRequest | undefined>;
  signal?: AbortSignal;
};

type Change = (req: PayloadRequest, orderId: string) => Promise<{ ok: true } | { ok: false; message: string }>;

/** One by one, each in its own transaction. Reports refused orders and leaves them unchanged. */
export async function* runOverOrders(
  { payload, newRequest, signal }: BulkRun,
  ids: readonly string[],
  change: Change,
): AsyncGenerator<BulkStep> {
  const total = ids.length;
  let [done, changed] = [0, 0];
  let refused: BulkRefusal[] = [];
  yield { done, total, changed, refused };
  for (const id of ids) {
    const req = signal?.aborted ? undefined : await newRequest();
    if (!req) return;
    const result = await change(req, id);
    done += 1;
    if (result.ok) changed += 1;
    else
      refused = [...refused, { id, orderNumber: (await findOrderNumber(payload, id)) ?? '', message: result.message }];
    if (done % STEP === 0 || done === total) {
      yield { done, total, changed, refused };
      refused = [];
    }
  }
}
