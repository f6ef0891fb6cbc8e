import { DAY_MS } from '@/domain/text/days';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { forgetCounts } from './data/counts';

export const startForgetting = (): void =>
  startProcessWorker('counts', () =>
    startWorker({
      kind: 'counts',
      payload: getPayloadClient,
      step: forgetCounts,
      pollMs: DAY_MS,
      paceMs: 200,
    }),
  );
