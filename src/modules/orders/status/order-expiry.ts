import type { Payload } from 'payload';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker, type Worker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { expireNextOrder } from './expire-next-order';
import { forgetOrigins } from '../data/order-origins';

type ExpiryOptions = {
  payload: () => Promise<Payload>;
  /** Between polls, ms: delay of a cancellation. */
  pollMs?: number;
};

/** One at a time, in as many processes as there are; then deletes origins that no longer count. */
export function startExpiring({ payload: load, pollMs = 60_000 }: ExpiryOptions): Worker {
  async function step(payload: Payload): Promise<boolean> {
    if (await expireNextOrder(payload)) return true;
    await forgetOrigins(payload);
    return false;
  }

  return startWorker({ kind: 'orders', payload: load, step, pollMs, paceMs: 50 });
}

export const startOrderExpiry = (): void =>
  startProcessWorker('orders', () => startExpiring({ payload: getPayloadClient }));
