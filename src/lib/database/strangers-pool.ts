import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { DatabaseAdapter } from 'payload';
import type pg from 'pg';
import { env } from '@/lib/env';
import { readsAsStranger } from './reading';

/** Strangers wait for a connection as long as for a statement, ms. */
const STRANGERS_WAIT_MS = 2_000;

/** Differences from the common pool. */
export const strangersPool = {
  max: env.databasePublicPoolSize,
  connectionTimeoutMillis: STRANGERS_WAIT_MS,
  statement_timeout: STRANGERS_WAIT_MS,
} satisfies pg.PoolConfig;

/**
 * Gives strangers' reads connections of their own, so that costly ones leave checkout, staff and teams theirs. Every
 * statement outside of a transaction uses the adapter’s `drizzle`.
 * @param create makes the pool for the first stranger
 */
export function withStrangersPool(adapter: DatabaseAdapter, create: () => pg.Pool): void {
  type Database = DatabaseAdapter['drizzle'];
  let everybodys = adapter.drizzle;
  let strangers: { pool: pg.Pool; database: Database } | undefined;
  const strangersDatabase = (): Database => {
    if (!strangers) {
      const pool = create();
      strangers = { pool, database: drizzle({ client: pool, schema: adapter.schema }) };
    }
    return strangers.database;
  };
  Object.defineProperty(adapter, 'drizzle', {
    configurable: true,
    enumerable: true,
    get: () => (readsAsStranger() ? strangersDatabase() : everybodys),
    // Payload sets it when it connects, and removes it at the end.
    set: (database: Database) => {
      everybodys = database;
      void strangers?.pool.end();
      strangers = undefined;
    },
  });
}
