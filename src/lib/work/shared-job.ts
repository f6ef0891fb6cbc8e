import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { log } from '@/lib/log';
import { pause } from './loop';

/** Silence after which its process counts as gone; far longer than a process is ever busy. */
const LOST_SECONDS = 60;
/** Delay with which other processes see a job’s status, and it sees that it was cancelled. */
const BEAT_MS = 1_000;
const KEPT_DAYS = 7;

type SharedJob<Status extends object> = {
  payload: Payload;
  /** Unique among those that run. */
  name: string;
  /** Shown to all processes until `work` reports another; JSON. */
  status: Status;
  /** Must not reject. Returns the last status. */
  work: (report: (status: Status) => void, cancelled: AbortSignal) => Promise<Status>;
};

/** Begins work that goes on after its request. Its end; undefined while a job of this name runs in any process. */
export async function startSharedJob<Status extends object>({
  payload,
  name,
  status,
  work,
}: SharedJob<Status>): Promise<{ ended: Promise<void> } | undefined> {
  const begun = await query(
    payload,
    `with old as (delete from shared_jobs where seen_at < now() - make_interval(days => $4) and name <> $1)
     insert into shared_jobs as job (name, status) values ($1, $2)
     on conflict (name) do update set status = excluded.status, is_running = true, is_cancelled = false, seen_at = now()
       where not job.is_running or job.seen_at < now() - make_interval(secs => $3)
     returning 1`,
    [name, JSON.stringify(status), LOST_SECONDS, KEPT_DAYS],
  );
  if (begun.length === 0) return undefined;

  let latest = status;
  const cancelling = new AbortController();
  const ending = new AbortController();
  const write = async (isRunning: boolean): Promise<void> => {
    try {
      const [job] = await query<{ isCancelled: boolean }>(
        payload,
        `update shared_jobs set status = $2, is_running = $3, seen_at = now() where name = $1
         returning is_cancelled as "isCancelled"`,
        [name, JSON.stringify(latest), isRunning],
      );
      if (job?.isCancelled) cancelling.abort();
    } catch (error) {
      log.warn({ err: error, job: name }, 'The progress of a job could not be written.');
    }
  };
  async function beat(): Promise<void> {
    for (;;) {
      await pause(BEAT_MS, ending.signal);
      if (ending.signal.aborted) return;
      await write(true);
    }
  }
  async function run(): Promise<void> {
    const beating = beat();
    latest = await work((reported) => (latest = reported), cancelling.signal);
    ending.abort();
    await beating;
    await write(false);
  }
  return { ended: run() };
}

/** As it last was; undefined if it never began, was long ago, or its process is gone. */
export async function findSharedJob<Status extends object>(
  payload: Payload,
  name: string,
): Promise<Status | undefined> {
  const [job] = await query<{ status: Status }>(
    payload,
    `select status from shared_jobs
      where name = $1 and (not is_running or seen_at >= now() - make_interval(secs => $2))`,
    [name, LOST_SECONDS],
  );
  return job?.status;
}

export async function listSharedJobs<Status extends object>(
  payload: Payload,
  prefix: string,
): Promise<{ name: string; status: Status; isLost: boolean; seenAt: string }[]> {
  return query(
    payload,
    `select name, status, is_running and seen_at < now() - make_interval(secs => $2) as "isLost",
            to_json(seen_at)#>>'{}' as "seenAt"
       from shared_jobs where starts_with(name, $1) order by seen_at desc`,
    [prefix, LOST_SECONDS],
  );
}

/** Resolves once it has ended. */
export async function cancelSharedJob(payload: Payload, name: string): Promise<void> {
  const isRunning = async () =>
    (
      await query(
        payload,
        `update shared_jobs set is_cancelled = true
          where name = $1 and is_running and seen_at >= now() - make_interval(secs => $2) returning 1`,
        [name, LOST_SECONDS],
      )
    ).length > 0;
  while (await isRunning()) await pause(BEAT_MS / 4, new AbortController().signal);
}
