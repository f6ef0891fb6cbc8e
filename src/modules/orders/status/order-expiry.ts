import type { Payload } from 'payload';
import { getPayloadClient } from '@/lib/payload';
import { startWorker, type Worker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { expireNextOrder } from './expire-next-order';
import { forgetOrigins } from '../data/order-origins';

type ExpiryOptions = {
  payload: () => Promise<Payload>;
  /** Between two looks for orders, ms: how late one may be cancelled. */
  pollMs?: number;
};

/**
 * Cancels orders that nobody confirmed in time, one at a time and in as many processes as there are, and then removes
 * where orders came from once that counts no more.
 */
export function startExpiring({ payload: load, pollMs = 60_000 }: ExpiryOptions): Worker {
  async function step(): Promise<boolean> {
    const payload = await load();
    if (await expireNextOrder(payload)) return true;
    await forgetOrigins(payload);
    return false;
  }

  return startWorker({ kind: 'orders', step, pollMs, paceMs: 50 });
}

/** Starts expiring orders in this process. */
export const startOrderExpiry = (): void =>
  startProcessWorker('orders', () => startExpiring({ payload: getPayloadClient }));
