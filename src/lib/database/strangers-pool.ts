import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { DatabaseAdapter } from 'payload';
import type pg from 'pg';
import { env } from '@/lib/env';
import { readsAsStranger } from './reading';

const STRANGERS_WAIT_MS = 2_000;

export const strangersPool = {
  max: env.databasePublicPoolSize,
  connectionTimeoutMillis: STRANGERS_WAIT_MS,
  statement_timeout: STRANGERS_WAIT_MS,
} satisfies pg.PoolConfig;

/** Keeps connections for checkout, staff and teams. @param create makes the pool for the first stranger */
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
    set: (database: Database) => {
      everybodys = database;
      void strangers?.pool.end();
      strangers = undefined;
    },
  });
}
