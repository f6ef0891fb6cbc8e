import type { Payload } from 'payload';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { addUses } from '../data/redirect-uses';

/** Between writes, ms: following a redirect costs none of its own. */
const PAUSE_MS = 10_000;

const waiting = () => sharedInstance('redirect-uses', () => new Map<string, number>());

/** In memory, until they are written. */
export function countUses(ids: readonly string[], times = 1): void {
  const counts = waiting();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + times);
}

/** Counts that cannot be written wait for the next time. */
export async function writeUses(payload: Payload): Promise<void> {
  const counts = [...waiting()];
  waiting().clear();
  if (counts.length === 0) return;
  try {
    await addUses(payload, counts);
  } catch (error) {
    for (const [id, times] of counts) countUses([id], times);
    throw error;
  }
}

/** Writes the rest when the process stops. */
export const startCountingRedirects = (): void =>
  startProcessWorker('redirects', () => {
    const step = async (payload: Payload) => {
      await writeUses(payload);
      return false;
    };
    const worker = startWorker({
      kind: 'redirects',
      payload: getPayloadClient,
      step,
      pollMs: PAUSE_MS,
      paceMs: PAUSE_MS,
    });
    return {
      stop: async () => {
        await worker.stop();
        await writeUses(await getPayloadClient());
      },
    };
  });
