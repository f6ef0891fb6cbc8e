import type { Payload } from 'payload';
import type { ClientBase } from 'pg';
import { query } from '@/lib/database/query';

export type Run = { caller: string; key: string; request: string; run: string };

type Stored = { request: string; isWritten: boolean; isFinished: boolean; isLost: boolean; answer: string | null };

/** After which an unfinished run counts as ended with its process, in seconds. */
const LOST_AFTER_SECONDS = 60;

/** True for the key’s first run since it expired. @param isAtomic lets it replace a lost run that wrote nothing */
export async function beginRun(
  payload: Payload,
  { caller, key, request, run }: Run,
  isAtomic: boolean,
): Promise<boolean> {
  const rows = await query(
    payload,
    `insert into idempotency_keys as k (caller, key, request, run) values ($1, $2, $3, $4)
     on conflict (caller, key) do update
       set request = excluded.request, run = excluded.run, started_at = now(), written_at = null, finished_at = null, answer = null
       where k.started_at < now() - interval '24 hours'
          or ($5 and k.request = excluded.request and k.written_at is null and k.finished_at is null
              and k.started_at < now() - make_interval(secs => $6))
     returning 1`,
    [caller, key, request, run, isAtomic, LOST_AFTER_SECONDS],
  );
  return rows.length > 0;
}

export async function findRun(payload: Payload, { caller, key }: Run): Promise<Stored | undefined> {
  const [row] = await query<Stored>(
    payload,
    `select request, answer, written_at is not null as "isWritten", finished_at is not null as "isFinished",
        started_at < now() - make_interval(secs => $3) as "isLost"
       from idempotency_keys where caller = $1 and key = $2`,
    [caller, key, LOST_AFTER_SECONDS],
  );
  return row;
}

/** In a transaction of the run. @throws if another has taken its place */
export async function noteWritten(client: ClientBase, { caller, key, run }: Run): Promise<void> {
  const { rowCount } = await client.query(
    'update idempotency_keys set written_at = coalesce(written_at, now()) where caller = $1 and key = $2 and run = $3',
    [caller, key, run],
  );
  if (rowCount === 0) throw new Error('Another request with this Idempotency-Key has taken over.');
}

export const finishRun = (payload: Payload, { caller, key, run }: Run, answer: string | null): Promise<unknown> =>
  query(
    payload,
    'update idempotency_keys set finished_at = now(), answer = $4 where caller = $1 and key = $2 and run = $3',
    [caller, key, run, answer],
  );

/** After a failure: forgets a run that has written nothing, and ends another without an answer. */
export const releaseRun = (payload: Payload, { caller, key, run }: Run): Promise<unknown> =>
  query(
    payload,
    `with forgotten as (
       delete from idempotency_keys where caller = $1 and key = $2 and run = $3 and written_at is null
     )
     update idempotency_keys set finished_at = now()
      where caller = $1 and key = $2 and run = $3 and written_at is not null`,
    [caller, key, run],
  );
