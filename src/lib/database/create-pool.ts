import pg from 'pg';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { databaseWatch } from './database-watch';
import { currentComment } from './sql-comment';
import { findShared } from '@kitroom/front/shared-instance';
import { STATEMENT_TRACER, traceStatements, type StatementTracer } from './trace-statements';
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

const { lock_timeout: lockMs, idle_in_transaction_session_timeout: idleMs } = poolOptions;

/** Follows `begin` in one message where connections begin without limits. */
export const TRANSACTION_LIMITS = env.hasPooler
  ? `; set local lock_timeout = ${lockMs}; set local idle_in_transaction_session_timeout = ${idleMs}`
  : '';

const noLimits = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** A lost connection rejects its query and must never end the process. */
export function createPool(own: pg.PoolConfig = {}, watch = databaseWatch()): pg.Pool {
  const options = { ...poolOptions, ...own };
  const created = new pg.Pool(env.hasPooler ? { ...options, ...noLimits } : options);
  const survive = (error: Error) => log.warn({ err: error.message }, 'A database connection was lost.');
  created.on('error', survive);
  created.on('connect', (client) => client.on('error', survive));
  if (env.hasPooler || env.hasSqlComments) created.on('connect', rewriteStatements);
  const tracer = findShared<StatementTracer>(STATEMENT_TRACER);
  if (tracer) created.on('connect', (client) => traceStatements(client, tracer));
  return watchPool(created, watch, env.hasPooler && options.statement_timeout);
}

/** Drops names: another connection would not know a statement that one has prepared, nor may a name have two texts. */
function rewriteStatements(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...statement: unknown[]) => unknown;
  client.query = ((statement: string | pg.QueryConfig, ...rest: unknown[]) => {
    const comment = env.hasSqlComments ? currentComment() : '';
    return send(
      typeof statement === 'string'
        ? comment + statement
        : { ...statement, name: undefined, text: comment + statement.text },
      ...rest,
    );
  }) as typeof client.query;
}
