import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { reasonOf } from '@/lib/log/log-redaction';
import { env } from '@/lib/env';

const JOBS = [
  'mail',
  'orders',
  'payments',
  'proofs',
  'reminders',
  'pages',
  'redirects',
  'old-rows',
  'sums',
  'kit-designs',
  'assets',
  'files',
  'cdn',
  'webhooks',
  'bulk',
  'pictures',
  'backups',
  'newsletter',
  'vouchers',
] as const;

export type Job = (typeof JOBS)[number];

export const jobsHere: readonly Job[] = JOBS.filter(
  (job) => (job !== 'payments' || env.stripe) && (job !== 'cdn' || env.cdn),
);

export type JobRun = {
  job: Job;
  machine: string;
  pid: number;
  /** ISO, as the others; of the last run written. */
  endedAt: string;
  durationMs: number;
  succeededAt: string | null;
  failedAt: string | null;
  /** Words of the last failure, which may be older than the last success. */
  failure: string | null;
};

/** Between writes of runs that end alike, ms: some end each second. */
const QUIET_MS = 60_000;

type Ended = { durationMs: number; failure: unknown };

/** Writes at most one run a minute, and each that ends differently. Never rejects. */
export function runRecorder(job: Job): (load: () => Promise<Payload>, ended: Ended) => Promise<void> {
  let written: { failure: string | null; at: number } | undefined;
  return async (load, ended) => {
    const failure = ended.failure === undefined ? null : reasonOf(ended.failure);
    const at = performance.now();
    if (written?.failure === failure && at - written.at < QUIET_MS) return;
    try {
      await query(await load(), WRITE, [job, hostname(), process.pid, Math.round(ended.durationMs), failure]);
      written = { failure, at };
    } catch {
      // The loop has logged that the database is away.
    }
  };
}

const WRITE = `
  insert into job_runs as known (job, machine, pid, duration_ms, succeeded_at, failed_at, failure)
  values ($1, $2, $3, $4, case when $5::text is null then now() end, case when $5::text is not null then now() end, $5)
  on conflict (job) do update set machine = excluded.machine, pid = excluded.pid, ended_at = now(),
    duration_ms = excluded.duration_ms, succeeded_at = coalesce(excluded.succeeded_at, known.succeeded_at),
    failed_at = coalesce(excluded.failed_at, known.failed_at), failure = coalesce(excluded.failure, known.failure)`;

const iso = (column: string): string => `to_json(${column})#>>'{}'`;

export const listRuns = (payload: Payload): Promise<JobRun[]> =>
  query<JobRun>(
    payload,
    `select job, machine, pid, ${iso('ended_at')} as "endedAt", duration_ms as "durationMs",
            ${iso('succeeded_at')} as "succeededAt", ${iso('failed_at')} as "failedAt", failure
       from job_runs order by job`,
    [],
  );
