import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { noticeOf, parseNotice, PURGE_ALL, type Notice } from '../cache/notice';
import { notifyPurge } from '../cache/purge';
import type { PurgePosition } from '../cache/disk/checkpoint';

/** Purges that the log holds at least: some two hours of a rush. */
const REMEMBERED_PURGES = 100_000;

type Connection = Pick<Client, 'query'>;

/** The cluster, the log's table (a restore makes another) and the schema; unique if unanswered, to prove nothing. */
export async function readDatabase(client: Connection, schemaVersion: string): Promise<string> {
  const { rows } = await client
    .query<{ name: string }>(
      `select concat_ws(' ', (select system_identifier from pg_control_system()), oid, 'cache_purges'::regclass::oid,
                        (${schemaVersion})) as name
         from pg_database where datname = current_database()`,
    )
    .catch(() => ({ rows: [] }));
  return rows[0]?.name ?? randomUUID();
}

interface PurgeReading {
  /** All transactions that had ended, for the next reading. */
  snapshot: string;
  /** Transaction id below which all had. */
  horizon: string;
  notices: readonly Notice[];
}

/** Each connection parses and plans it once. */
const READ = {
  name: 'purges-since',
  text: `select pg_current_snapshot()::text as snapshot, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
                array(select notice from cache_purges
                       where xid >= pg_snapshot_xmin($1::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
                         and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
                       order by xid) as notices`,
};

/** Purges of the transactions that have ended since a snapshot, each once; none without one. */
export async function readPurges(client: Connection, snapshot: string | undefined): Promise<PurgeReading> {
  const { rows } = await client.query<Omit<PurgeReading, 'notices'> & { notices: string[] }>(READ, [snapshot]);
  if (!rows[0]) throw new Error('The log of purges was not read.');
  return { ...rows[0], notices: rows[0].notices.map(parseNotice) };
}

/** Some just before the position too. Undefined if the log does not reach back so far or is another database's. */
export async function readMissed(
  client: Connection,
  database: string,
  { database: known, witness, horizon }: PurgePosition,
): Promise<Notice[] | undefined> {
  if (known !== database || witness === '') return undefined;
  const { rows: proofs } = await client.query<{ proven: boolean }>(
    `select exists (select from cache_purges where id = $1::uuid)
        and exists (select from cache_purges where xid < $2::text::xid8) as proven`,
    [witness, horizon],
  );
  if (proofs[0]?.proven !== true) return undefined;
  const { rows } = await client.query<{ notice: string }>(
    'select notice from cache_purges where xid >= $1::text::xid8 order by xid',
    [horizon],
  );
  return rows.map(({ notice }) => parseNotice(notice));
}

/** In one notice with an id of its own, so that processes that heard some of them hear it, too. */
export async function sendAgain(client: Connection, notices: readonly Notice[]): Promise<void> {
  const isAll = notices.some(({ purge }) => purge === PURGE_ALL);
  const notice = noticeOf(isAll ? PURGE_ALL : [...new Set(notices.flatMap(({ purge }) => purge))]);
  await notifyPurge((text, values) => client.query(text, values), notice);
}

/** Purges nothing, so that the log tells this state of the database from every earlier one. */
export async function writeWitness(client: Connection): Promise<void> {
  await notifyPurge((text, values) => client.query(text, values), noticeOf([]));
}

/** Also those of another cluster's transactions in a restored database. */
export async function forgetOldPurges(client: Connection): Promise<void> {
  await client.query(
    `delete from cache_purges
      where xid < (select xid from cache_purges order by xid desc offset $1 limit 1)
         or xid >= pg_snapshot_xmax(pg_current_snapshot())`,
    [REMEMBERED_PURGES],
  );
}

/** Held for as long as the connection lasts. */
export async function lockFolder(client: Connection, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isOurs"',
    [name],
  );
  return rows[0]?.isOurs === true;
}
