import pg from 'pg';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { databaseWatch } from './database-watch';
import { watchPool } from './watch-pool';

export const poolOptions = {
  connectionString: env.databaseUrl,
  // The database announces purges of connections under other names.
  application_name: 'kitroom',
  max: env.databasePoolSize,
  keepAlive: true,
  connectionTimeoutMillis: 20_000,
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
} satisfies pg.PoolConfig;

/** A lost connection rejects its query and must never end the process. */
export function createPool(options: pg.PoolConfig = {}): pg.Pool {
  const created = new pg.Pool({ ...poolOptions, ...options });
  const survive = (error: Error) => log.warn({ err: error.message }, 'A database connection was lost.');
  created.on('error', survive);
  created.on('connect', (client) => client.on('error', survive));
  return watchPool(created, databaseWatch());
}
