import { DAY_MS } from '@/domain/text/days';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { forgetOldRows } from './data';

export const startForgetting = (): void =>
  startProcessWorker('old-rows', () =>
    startWorker({ kind: 'old-rows', payload: getPayloadClient, step: forgetOldRows, pollMs: DAY_MS, paceMs: 200 }),
  );
