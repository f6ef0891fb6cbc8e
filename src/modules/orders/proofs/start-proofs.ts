import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { drawNextProof } from './draw-next-proof';

const POLL_MS = 10_000;
/** Between two proofs, ms: each takes a core for a second or more. */
const PACE_MS = 200;

export const startProofs = (): void =>
  startProcessWorker('proofs', () =>
    startWorker({
      kind: 'proofs',
      payload: getPayloadClient,
      step: drawNextProof,
      pollMs: POLL_MS,
      paceMs: PACE_MS,
    }),
  );
