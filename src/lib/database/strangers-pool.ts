import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { DatabaseAdapter } from 'payload';
import type pg from 'pg';
import { env } from '@/lib/env';
import { readsAsStranger } from './reading';

/** Strangers wait for one of their connections as long as for a statement, ms. */
const STRANGERS_WAIT_MS = 2_000;

/** What differs from everyone’s pool. */
export const strangersPool = {
  max: env.databasePublicPoolSize,
  connectionTimeoutMillis: STRANGERS_WAIT_MS,
  statement_timeout: STRANGERS_WAIT_MS,
} satisfies pg.PoolConfig;

/**
 * Lets Payload read what strangers ask for over connections of their own: however dear their questions are, checkout,
 * staff and teams keep theirs. Every statement outside of a transaction goes through the adapter’s `drizzle`.
 * @param create makes the pool, when the first stranger asks.
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
    // Payload sets it when it connects, and takes it away at the end.
    set: (database: Database) => {
      everybodys = database;
      void strangers?.pool.end();
      strangers = undefined;
    },
  });
}
