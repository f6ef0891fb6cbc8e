import type { Payload } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { announceWork } from '@/lib/work/signal';
import { claimDueIssue, countWaiting, queueNextReaders, setFinished } from './data';

/** Emails of issues in the queue at a time: the table stays small, and a stopped issue has few on their way. */
const MOST_WAITING = 200;

const POLL_MS = 5_000;

/** Queues the next readers of the issue that is due. @returns true if there may be more */
export async function queueIssues(payload: Payload): Promise<boolean> {
  return inTransaction(await localRequest(payload), async (session) => {
    const due = await claimDueIssue(session);
    const room = due ? MOST_WAITING - (await countWaiting(session)) : 0;
    if (!due || room <= 0) return false;
    const queued = await queueNextReaders(session, due.id, room);
    if (queued === 0) await setFinished(session, due.id);
    else session.afterCommit(() => announceWork('mail'));
    return true;
  });
}

export const startNewsletter = (): void =>
  startProcessWorker('newsletter', () =>
    startWorker({ kind: 'newsletter', payload: getPayloadClient, step: queueIssues, pollMs: POLL_MS, paceMs: 200 }),
  );
