import { getPayloadClient } from '@/lib/payload';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { drawNextProof } from './draw-next-proof';

/** Between two looks, ms: how late a proof may be drawn once its order was confirmed or paid. */
const POLL_MS = 10_000;
/** Between two proofs, ms: each takes a core for a second or more. */
const PACE_MS = 200;

/** Draws the proofs of orders in this process, one at a time and in as many processes as there are. */
export const startProofs = (): void =>
  startProcessWorker('proofs', () =>
    startWorker({
      kind: 'proofs',
      step: async () => drawNextProof(await getPayloadClient()),
      pollMs: POLL_MS,
      paceMs: PACE_MS,
    }),
  );
