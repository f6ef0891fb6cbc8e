import { DAY_MS } from '@/domain/text/days';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { measureNextAsset } from '../data/measure-assets';

export function startMeasuring(): void {
  let last: string | undefined;
  startProcessWorker('assets', () =>
    startWorker({
      kind: 'assets',
      payload: getPayloadClient,
      step: async (payload) => {
        last = await measureNextAsset(payload, last);
        return last !== undefined;
      },
      pollMs: DAY_MS,
      paceMs: 200,
    }),
  );
}
