import type { Payload } from 'payload';
import { noticeOf, parseNotice, type Notice } from '@kitroom/front/cache/notice';
import { notifyPurge } from '@kitroom/front/cache/purge';
import { query } from '@/lib/database/query';

/** For the sending, after which another process may send, s. */
const LEASE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 300;

/** Place in the log of purges up to which the CDN has had all. */
type Position = { log: string; snapshot: string };

type Unsent = { notices: Notice[]; since: string | null; position: Position; isWhole: boolean };

/** A restore makes another table. */
const LOG = `concat_ws(' ', 'cache_purges'::regclass::oid, (select oid from pg_database where datname = current_database()))`;

/** Forgets the place once for a build: its pages name other scripts. */
export async function beginBuild(payload: Payload, build: string): Promise<void> {
  await query(
    payload,
    `insert into cdn_purges as known (build) values ($1) on conflict (is_only) do update
        set build = excluded.build, snapshot = null where known.build is distinct from excluded.build`,
    [build],
  );
}

export async function findUnsent(payload: Payload): Promise<Unsent> {
  const [row] = await query<Position & { notices: string[]; since: string | null; isWhole: boolean }>(
    payload,
    `with known as (select snapshot::pg_snapshot as snapshot from cdn_purges where log = ${LOG})
     select ${LOG} as log, pg_current_snapshot()::text as snapshot, (select snapshot from cdn_purges) as since,
            exists (select from known, lateral (select from cache_purges
                     where xid < pg_snapshot_xmax(known.snapshot) and pg_visible_in_snapshot(xid, known.snapshot)
                     limit 1) seen) as "isWhole",
            array(select notice from cache_purges, known
                   where xid >= pg_snapshot_xmin(known.snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
                     and not pg_visible_in_snapshot(xid, known.snapshot)) as notices`,
    [],
  );
  if (!row) throw new Error('The log of purges was not read.');
  const { log, snapshot, since, isWhole, notices } = row;
  return { notices: notices.map(parseNotice), since, position: { log, snapshot }, isWhole };
}

/** A place from which the log tells all, since a purge of nothing comes before it. */
export async function beginLog(payload: Payload): Promise<Position> {
  await notifyPurge((text, values) => payload.db.pool.query(text, values), noticeOf([]));
  return (await findUnsent(payload)).position;
}

/** False while another process sends, after it has sent, or until the next attempt is due. */
export async function claimSending(payload: Payload, since: string | null): Promise<boolean> {
  const claimed = await query(
    payload,
    `insert into cdn_purges as known (attempt_after) values (now() + make_interval(secs => $1))
     on conflict (is_only) do update set attempt_after = excluded.attempt_after
        where known.attempt_after <= now() and known.snapshot is not distinct from $2
     returning 1`,
    [LEASE_SECONDS, since],
  );
  return claimed.length > 0;
}

export async function noteSent(payload: Payload, { log, snapshot }: Position): Promise<void> {
  await query(
    payload,
    `update cdn_purges set log = $1, snapshot = $2, attempts = 0, waiting_since = null, attempt_after = now()`,
    [log, snapshot],
  );
}

/** Tries again after 2, 4, 8 … seconds, up to five minutes. */
export async function noteFailure(payload: Payload): Promise<void> {
  await query(
    payload,
    `update cdn_purges set attempts = attempts + 1, waiting_since = coalesce(waiting_since, now()),
            attempt_after = now() + make_interval(secs => least($1, 2 ^ least(attempts + 1, 20)))`,
    [LONGEST_PAUSE_SECONDS],
  );
}
