import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import type { Payload, PayloadRequest } from 'payload';
import { recordActivity } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { env } from '@/lib/env';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload/local-request';
import { failure, type Result } from '@/lib/result';
import { formatBytes } from '@/domain/text/format-bytes';
import { backupName, backupPath, partialPath, prepareFolder, removePartials, subject } from './backup-files';
import { connectDatabase } from '@/lib/database/database-client';
import type { Manifest } from './manifest';
import { BackupBusy, writeBackup, type BackupProgress } from './data/write-backup';
import { readPid, terminate } from './data/schema';

export type BackupState = 'running' | 'done' | 'failed' | 'cancelled';

export type BackupStatus = {
  state: BackupState;
  name: string;
  /** Id of the administrator. */
  by: string;
  startedAt: string;
  endedAt: string | null;
  progress: BackupProgress;
  message: string | null;
};

type Job = { status: BackupStatus; controller: AbortController; ended: Promise<void> };

/** One for the process: screens, routes and actions are bundled apart from each other. */
const jobs = sharedInstance<{ last: Job | undefined }>('backup-jobs', () => ({ last: undefined }));

const CANCELLED = 'The backup was cancelled.';

type StartBackup = { payload: Payload; req: PayloadRequest };

/** Goes on after the answer, for administrators who gave their password. `ended` never rejects. */
export async function startBackup({
  payload,
  req,
}: StartBackup): Promise<Result<{ name: string; ended: Promise<void> }, 'busy'>> {
  if (jobs.last?.status.state === 'running') return failure('busy', 'A backup is already being made.');
  const now = new Date();
  const status: BackupStatus = {
    state: 'running',
    name: backupName(now),
    by: String(req.user?.id ?? ''),
    startedAt: now.toISOString(),
    endedAt: null,
    progress: { phase: 'tables', done: 0, total: null, rows: 0, bytes: 0 },
    message: null,
  };
  const controller = new AbortController();
  const job: Job = { status, controller, ended: Promise.resolve() };
  jobs.last = job;
  // The request is over long before the backup is.
  const own = await localRequest(payload, { headers: new Headers(req.headers), user: req.user });
  job.ended = run(payload, own, job);
  return { ok: true, name: status.name, ended: job.ended };
}

export const backupStatus = (): BackupStatus | undefined => jobs.last?.status;

export async function cancelBackup(): Promise<void> {
  const job = jobs.last;
  if (job?.status.state !== 'running') return;
  job.controller.abort(new Error(CANCELLED));
  await job.ended;
}

async function run(payload: Payload, req: PayloadRequest, { status, controller }: Job): Promise<void> {
  try {
    const manifest = await make(payload, status, controller.signal);
    const { size } = await stat(/* turbopackIgnore: true */ backupPath(status.name) ?? '');
    await inTransaction(req, () =>
      recordActivity(req, 'system.backup-created', subject(status.name), {
        after: {
          size: formatBytes(size),
          tables: manifest.tables.length,
          rows: status.progress.rows,
          files: manifest.files.length,
        },
      }),
    );
    status.state = 'done';
  } catch (error) {
    const cancelled = controller.signal.aborted;
    status.state = cancelled ? 'cancelled' : 'failed';
    status.message = cancelled ? CANCELLED : explain(error);
    if (!cancelled && !(error instanceof BackupBusy)) log.error({ err: error }, 'A backup could not be made.');
  } finally {
    status.endedAt = new Date().toISOString();
  }
}

/** Writes it beside its place, and moves it there once whole. */
async function make(payload: Payload, status: BackupStatus, signal: AbortSignal): Promise<Manifest> {
  await prepareFolder();
  const partial = partialPath(status.name);
  const client = await connectDatabase(env.databaseUrl);
  const pid = await readPid(client);
  try {
    const manifest = await writeBackup({
      client,
      open: async () => {
        await removePartials();
        return createWriteStream(partial, { mode: 0o600, flush: true });
      },
      signal,
      onProgress: (progress) => Object.assign(status.progress, progress),
    });
    signal.throwIfAborted();
    await rename(partial, backupPath(status.name) ?? '');
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    // A connection in the middle of COPY does not listen.
    await terminate(payload, pid).catch(() => undefined);
    throw error;
  } finally {
    client.end().catch(() => undefined);
  }
}

function explain(error: unknown): string {
  if (error instanceof BackupBusy) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return 'The disk is full.';
  return 'The backup could not be made. See the system log for details.';
}
