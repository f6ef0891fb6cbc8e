import type { Payload } from 'payload';
import pg from 'pg';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from './create-pool';
import { DatabaseWatch } from './database-watch';
import { query } from './query';

/** Longest wait until the replica shows what the database held as a read began, ms. */
const PATIENCE_MS = 500;
const POLL_MS = 10;
/** After a failure, ms. */
const PAUSE_MS = 5_000;
const CONNECT_MS = 2_000;

/** Conflict with what the database has removed since. */
const RECOVERY_CONFLICT = '40001';

type Statement = [payload: Payload, text: string, values: unknown[]];

class Replica {
  private readonly pool: pg.Pool;
  private pausedUntil = -Infinity;
  private isLeft = false;

  constructor(connectionString: string) {
    const watch = new DatabaseWatch({ connectionStrings: [connectionString], name: 'The replica' });
    this.pool = createPool({ connectionString, connectionTimeoutMillis: CONNECT_MS }, watch);
  }

  /** @returns undefined if it is away or behind */
  async query<Row extends pg.QueryResultRow>([payload, text, values]: Statement): Promise<Row[] | undefined> {
    if (performance.now() < this.pausedUntil) return undefined;
    const [written] = await query<{ lsn: string }>(payload, 'select pg_current_wal_flush_lsn()::text as lsn', []);
    try {
      if (!(await this.reaches(written?.lsn))) return this.leave('it is behind');
      const { rows } = await this.pool.query<Row>(text, values);
      this.comeBack();
      return rows;
    } catch (error) {
      if (isOfStatement(error)) throw error;
      return this.leave(error instanceof Error ? error.message : String(error));
    }
  }

  private async reaches(lsn: string | undefined): Promise<boolean> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const { rows } = await this.pool.query<{ is: boolean | null }>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is',
        [lsn],
      );
      if (rows[0]?.is) return true;
      if (performance.now() > deadline) return false;
      await sleep(POLL_MS);
    }
  }

  private leave(reason: string): undefined {
    this.pausedUntil = performance.now() + PAUSE_MS;
    if (!this.isLeft) log.warn({ reason }, 'Lists and exports are read without the replica.');
    this.isLeft = true;
  }

  private comeBack(): void {
    if (this.isLeft) log.warn('Lists and exports are read from the replica again.');
    this.isLeft = false;
  }
}

/** False for lost connections and servers that end, whose codes come with another severity. */
const isOfStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR' && error.code !== RECOVERY_CONFLICT;

/** Reads the replica once it is level, else the database, outside transactions: lists and exports, not what decides. */
export async function queryReplica<Row extends pg.QueryResultRow>(...statement: Statement): Promise<Row[]> {
  const { databaseReplicaUrl: url } = env;
  const rows = url && (await sharedInstance('replica', () => new Replica(url)).query<Row>(statement));
  return rows || query<Row>(...statement);
}
