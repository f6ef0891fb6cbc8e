import { env } from '@/lib/env';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { beginBuild } from './data/cdn-purges';
import { sendPurges } from './send-purges';

/** Between polls, ms: what was saved meanwhile goes in one call. */
const POLL_MS = 1_000;

export function startCdnPurges(): void {
  const { cdn } = env;
  if (!cdn) return;
  let isBegun = false;
  startProcessWorker('cdn', () =>
    startWorker({
      kind: 'cdn',
      payload: getPayloadClient,
      step: async (payload, run) => {
        if (!isBegun) await beginBuild(payload, env.build);
        isBegun = true;
        await sendPurges(payload, run, cdn);
        return false;
      },
      pollMs: POLL_MS,
      paceMs: POLL_MS,
    }),
  );
}
