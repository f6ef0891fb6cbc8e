import type { Payload, PayloadRequest } from 'payload';
import { dueBackupDay } from '@/domain/backups/backup-schedule';
import { shopFormat } from '@/domain/text/shop-format';
import { inTransaction } from '@/lib/database/transaction';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { SYSTEM_TAB_PATH } from '../system-paths';
import { deleteBackup, listAutomaticBackups } from './backup-files';
import { PROCESS_ENDED, startBackup } from './backup-job';
import { findAutomaticBackups, insertTry, markFailed, markMade, type AutomaticBackups } from './data/automatic-backups';

const POLL_MS = 60_000;

export const startAutomaticBackups = (): void =>
  startProcessWorker('backups', () =>
    startWorker({
      kind: 'backups',
      payload: getPayloadClient,
      step: async (payload, { stop }) => {
        await unlessStopped(makeDueBackup(payload), stop);
        return false;
      },
      pollMs: POLL_MS,
      paceMs: 1_000,
    }),
  );

/** A process that stops does not wait for a backup: it is made later. */
const unlessStopped = (work: Promise<void>, stop: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = () => resolve();
    stop.addEventListener('abort', leave);
    void work.then(resolve, reject).finally(() => stop.removeEventListener('abort', leave));
  });

/** As by hand; deletes automatic ones beyond the number kept. Notifies staff of a failure, once a day. */
export async function makeDueBackup(payload: Payload, now = new Date()): Promise<void> {
  if (!(await findDue(payload, now))) return;
  const req = await localRequest(payload);
  let claimed: Due | undefined;
  const started = await startBackup({
    ...{ payload, req },
    schedule: {
      claim: async () => {
        // Another process may have made it since, and none can now.
        claimed = await findDue(payload, now);
        if (!claimed) return false;
        const { tried, day } = claimed;
        if (tried?.failure === null) await noteFailure(req, tried.day, PROCESS_ENDED);
        await insertTry(payload, day, now);
        return true;
      },
      markMade: async (session, size) => {
        if (claimed) await markMade(session, claimed.day, size);
      },
    },
  });
  if (!started.ok) return;
  const { state, message } = await started.ended;
  if (!claimed) return;
  if (state !== 'done') return noteFailure(req, claimed.day, message ?? '');
  for (const name of (await listAutomaticBackups()).slice(claimed.rules.keep)) await deleteBackup({ req, name });
}

type Due = AutomaticBackups & { day: string };

async function findDue(payload: Payload, now: Date): Promise<Due | undefined> {
  const found = await findAutomaticBackups(payload);
  const { rules, made, tried } = found;
  const tries = { madeOn: made?.day, triedAt: tried ? new Date(tried.at) : undefined };
  const day = dueBackupDay(rules, tries, now, shopFormat().timeZone);
  return day === undefined ? undefined : { ...found, day };
}

const noteFailure = (req: PayloadRequest, day: string, failure: string): Promise<void> =>
  inTransaction(req, async (session) => {
    if (!(await markFailed(session, day, failure))) return;
    const title = 'The automatic backup was not made';
    await notifyStaff(session, { kind: 'system', title, body: failure, href: SYSTEM_TAB_PATH });
  });
