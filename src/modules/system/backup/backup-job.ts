import { PassThrough } from 'node:stream';
import type { Payload, PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import type { Session } from '@/lib/database/sessions';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/failures';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload/local-request';
import { failure, type Result } from '@/lib/result';
import { cancelSharedJob, findSharedJob, listSharedJobs, startSharedJob } from '@/lib/work/shared-job';
import { formatBytes } from '@/domain/text/format-bytes';
import { backupFiles, backupName, subject } from './backup-files';
import { connectDatabase } from '@/lib/database/database-client';
import type { Manifest } from './manifest';
import { BackupBusy, writeBackup, type BackupProgress } from './data/write-backup';
import { readPid, terminate } from './data/schema';

export type BackupState = 'running' | 'done' | 'failed' | 'cancelled';

export type BackupStatus = {
  state: BackupState;
  name: string;
  by: string;
  startedAt: string;
  endedAt: string | null;
  progress: BackupProgress;
  message: string | null;
};

const JOB = 'backup';

type StartBackup = {
  payload: Payload;
  req: PayloadRequest;
  schedule?: {
    /** False if none is due. No other backup is made until this one has ended. */
    claim: () => Promise<boolean>;
    markMade: (session: Session, size: number) => Promise<void>;
  };
};

/** Goes on after the answer; staff have given their password. `ended` never rejects. */
export async function startBackup({
  payload,
  req,
  schedule,
}: StartBackup): Promise<Result<{ name: string; ended: Promise<BackupStatus> }, 'busy'>> {
  const now = new Date();
  const status: BackupStatus = {
    state: 'running',
    name: backupName(now, schedule !== undefined),
    by: String(req.user?.id ?? ''),
    startedAt: now.toISOString(),
    endedAt: null,
    progress: { phase: 'tables', done: 0, total: null, rows: 0, bytes: 0 },
    message: null,
  };
  // The request is over long before the backup is.
  const own = await localRequest(payload, { headers: new Headers(req.headers), user: req.user });
  const started = await startSharedJob({
    payload,
    name: JOB,
    status,
    work: (_report, cancelled) => run({ payload, req: own, schedule }, status, cancelled),
  });
  if (!started) return failure('busy', 'A backup is already being made.');
  return { ok: true, name: status.name, ended: started.ended.then(() => status) };
}

/** Status of the last one, whichever process made it. */
export const backupStatus = (payload: Payload): Promise<BackupStatus | undefined> => findSharedJob(payload, JOB);

export const PROCESS_ENDED = 'The process that made it has ended.';

export type UnmadeBackup = { state: 'running' | 'failed'; message: string | null; at: string };

export async function findUnmadeBackup(payload: Payload): Promise<UnmadeBackup | undefined> {
  const [job] = await listSharedJobs<BackupStatus>(payload, JOB);
  if (!job) return undefined;
  const { status, isLost, seenAt: at } = job;
  if (isLost) return { state: 'failed', message: PROCESS_ENDED, at };
  return status.state === 'running' || status.state === 'failed'
    ? { state: status.state, message: status.message, at }
    : undefined;
}

export const cancelBackup = (payload: Payload): Promise<void> => cancelSharedJob(payload, JOB);

async function run(
  { payload, req, schedule }: StartBackup,
  status: BackupStatus,
  cancelled: AbortSignal,
): Promise<BackupStatus> {
  try {
    if (schedule && !(await schedule.claim())) return Object.assign(status, { state: 'cancelled' });
    const manifest = await make(payload, status, cancelled);
    const size = (await backupFiles.stat(status.name))?.size ?? 0;
    await inTransaction(req, async (session) => {
      await recordActivity(req, 'system.backup-created', subject(status.name), {
        after: {
          size: formatBytes(size),
          tables: manifest.tables.length,
          rows: status.progress.rows,
          files: manifest.files.length,
        },
      });
      await schedule?.markMade(session, size);
    });
    status.state = 'done';
  } catch (error) {
    status.state = cancelled.aborted ? 'cancelled' : 'failed';
    status.message = cancelled.aborted ? 'The backup was cancelled.' : explain(error);
    if (!cancelled.aborted && !(error instanceof BackupBusy)) log.error({ err: error }, 'A backup could not be made.');
  }
  status.endedAt = new Date().toISOString();
  return status;
}

async function make(payload: Payload, status: BackupStatus, signal: AbortSignal): Promise<Manifest> {
  const out = new PassThrough();
  let stored = Promise.resolve();
  const client = await connectDatabase(env.databaseDirectUrl);
  const pid = await readPid(client);
  try {
    const manifest = await writeBackup({
      client,
      open: async () => {
        await backupFiles.dropUnfinished();
        stored = backupFiles.write(status.name, out);
        stored.catch((error: Error) => out.destroy(error));
        return out;
      },
      signal,
      onProgress: (progress) => Object.assign(status.progress, progress),
    });
    await stored;
    signal.throwIfAborted();
    return manifest;
  } catch (error) {
    await stored.catch(() => undefined);
    await backupFiles.discard([status.name]);
    // A connection in the middle of COPY does not listen.
    await terminate(payload, pid).catch(() => undefined);
    throw error;
  } finally {
    client.end().catch(() => undefined);
  }
}

function explain(error: unknown): string {
  if (error instanceof BackupBusy || (error instanceof Error && errorCode(error) === 'unavailable'))
    return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return 'The disk is full.';
  return 'The backup could not be made. See the system log for details.';
}
