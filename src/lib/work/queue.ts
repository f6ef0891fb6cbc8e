import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { pause, startWorker, type Run, type Worker } from './loop';
import type { Job } from './runs';

type Queued = { id: string; attempts: number };

/** Rows of a table that are claimed, sent, and tried again after growing pauses (docs/decisions/0046-webhooks.md). */
type Queue<Item extends Queued, Sent> = {
  job: Job & ('mail' | 'webhooks');
  atOnce: number;
  /** Counts the attempt, and leases the row: after a crash it is free again. */
  claim: (payload: Payload, most: number) => Promise<Item[]>;
  /** Throws if it was not accepted; `GivenUp` if no attempt will help. */
  send: (payload: Payload, item: Item) => Promise<Sent>;
  markSent: (payload: Payload, item: Item, sent: Sent) => Promise<void>;
  markFailed: (payload: Payload, item: Item, error: Error) => Promise<void>;
};

export type QueuePace = {
  payload: () => Promise<Payload>;
  /** Ms between polls; what this process announces is sent at once. */
  pollMs?: number;
  /** Ms between batches, at least. */
  paceMs?: number;
  retryMs?: number;
};

export class GivenUp extends Error {}

const PATIENCE_MS = 1_000;

/** `due` selects the ids of free rows, locked with `skip locked`. @param set further columns, each with a comma behind */
export const claimStatement = ({
  table,
  leaseSeconds,
  set = '',
  due,
  from = '',
  columns,
}: Record<'table' | 'due' | 'columns', string> & { leaseSeconds: number; set?: string; from?: string }): string => `
  update ${table} item set attempts = item.attempts + 1, ${set} attempt_after = now() + make_interval(secs => ${leaseSeconds})
    ${from ? `from ${from} and` : 'where'} item.id = any (array(${due})) returning ${columns}`;

/** Each process claims its items, and sends some at once. */
export function startQueueWorker<Item extends Queued, Sent>(
  queue: Queue<Item, Sent>,
  { payload, pollMs = 15_000, paceMs = 20, retryMs = 1_000 }: QueuePace,
): Worker {
  const underWay = new Set<Promise<void>>();
  const worker = startWorker({
    kind: queue.job,
    payload,
    step: createSender(queue, underWay, retryMs),
    pollMs,
    paceMs,
  });
  return {
    stop: async () => {
      await worker.stop();
      await Promise.all(underWay);
    },
  };
}

/** @returns sends as many as have room, false if there was none; throws if the database fails */
function createSender<Item extends Queued, Sent>(
  { job, atOnce, claim, send, markSent, markFailed }: Queue<Item, Sent>,
  underWay: Set<Promise<void>>,
  retryMs: number,
) {
  return async (payload: Payload, { stop, isBusy, fail }: Run): Promise<boolean> => {
    if (underWay.size >= atOnce) await Promise.race(underWay);
    const claimed = await claim(payload, isBusy ? 1 : atOnce - underWay.size);
    const begun = claimed.map((item) => {
      const sending = attempt(item)
        .catch((error: unknown) => {
          log.warn({ err: error, [job]: item.id }, 'What became of a message was not noted.');
          fail(error);
        })
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
      return sending;
    });
    await Promise.race([Promise.all(begun), pause(PATIENCE_MS, stop)]);
    return claimed.length > 0;

    async function attempt(item: Item): Promise<void> {
      let sent: Sent;
      try {
        sent = await send(payload, item);
      } catch (error) {
        const failed = error instanceof Error ? error : new Error(String(error));
        if (!(error instanceof GivenUp)) {
          log.warn({ [job]: item.id, attempts: item.attempts, reason: failed.message }, 'A message was not sent.');
          fail(error);
        }
        return markFailed(payload, item, failed);
      }
      await persistently(() => markSent(payload, item, sent), retryMs, stop);
    }
  };
}

/** Keeps a message from being sent twice. */
async function persistently(work: () => Promise<void>, retryMs: number, stop: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (stop.aborted) throw error;
      await pause(retryMs, stop);
    }
  }
}
