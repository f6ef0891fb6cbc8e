import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { runBulkStep } from './run-bulk';

export const startBulk = (): void =>
  startProcessWorker('bulk', () =>
    startWorker({ kind: 'bulk', payload: getPayloadClient, step: runBulkStep, pollMs: 5_000, paceMs: 5 }),
  );
