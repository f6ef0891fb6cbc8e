import { addUpOrders } from '@/data/order-sums';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';

export const startOrderSums = (): void =>
  startProcessWorker('sums', () =>
    startWorker({ kind: 'sums', payload: getPayloadClient, step: addUpOrders, pollMs: 10_000, paceMs: 50 }),
  );
