import { postgresAdapter } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { DatabaseAdapter, DatabaseAdapterObj, DeleteOne } from 'payload';
import type pg from 'pg';
import { env } from '@/lib/env';
import { notesAccountReads } from './account-reads';
import { createPool, poolOptions, TRANSACTION_LIMITS } from './create-pool';
import { findsByCursor } from './keyset';
import { noteCommit } from './commit-notes';
import { oneAtATime } from './one-at-a-time';
import { endedTransactions, type Ending, type Session } from './sessions';
import { readsAsStranger } from './reading';

const sessionColumns = ['sessions', 'loginAttempts', 'lockUntil'] as const;

/** `_strategy` marks a row that a login writes back: all but session fields would undo a change of role in between. */
function withoutStaleAccount(data: Record<string, unknown>): Record<string, unknown> {
  if (!('_strategy' in data)) return data;
  return Object.fromEntries(sessionColumns.filter((name) => name in data).map((name) => [name, data[name]]));
}

type Connection = Pick<Session, 'client' | 'db'>;

/** Throws if a COMMIT fails or is answered with ROLLBACK, and for work on a transaction that has ended. */
export function kitroomPostgres(): DatabaseAdapterObj {
  const upstream = postgresAdapter({
    pool: poolOptions,
    idType: 'uuid',
    blocksAsJSON: true,
    push: false,
    migrationDir: path.resolve(process.cwd(), 'src/migrations'),
  });
  return { ...upstream, init: (args) => withHonestTransactions(upstream.init(args) as unknown as DatabaseAdapter) };
}

function withHonestTransactions(adapter: DatabaseAdapter): DatabaseAdapter {
  const connections = new WeakMap<pg.PoolClient, Connection>();
  const { connect, deleteOne, find, findOne, updateOne } = adapter;
  const open: Record<string, Session> = {};
  adapter.sessions = endedTransactions(open);

  const connectionOf = (pooled: pg.PoolClient): Connection => {
    const known = connections.get(pooled);
    if (known) return known;
    const client = oneAtATime(pooled);
    const connection = { client, db: drizzle({ client, schema: adapter.schema }) };
    connections.set(pooled, connection);
    return connection;
  };

  const take = async (incoming: number | string | Promise<number | string>): Promise<Session | undefined> => {
    const id = String(await incoming);
    const session = open[id];
    delete open[id];
    return session;
  };

  adapter.connect = async function connectWithOwnPool(this: DatabaseAdapter, options) {
    this.pool ??= createPool();
    await connect?.call(this, options);
  };

  adapter.beginTransaction = async function begin() {
    await adapter.initializing;
    const connection = connectionOf(await adapter.pool.connect());
    try {
      await connection.client.query(`begin${TRANSACTION_LIMITS}`);
    } catch (error) {
      connection.client.release(true);
      throw error;
    }
    const id = randomUUID();
    const committed: Ending[] = [];
    const lastActs: (() => Promise<void>)[] = [];
    const rolledBack: Ending[] = [];
    const end = async () => undefined;
    open[id] = {
      ...connection,
      committed,
      lastActs,
      rolledBack,
      afterCommit: (run) => committed.push(run),
      beforeCommit: (run) => lastActs.push(run),
      afterRollback: (run) => rolledBack.push(run),
      resolve: end,
      reject: end,
    };
    return id;
  };

  adapter.commitTransaction = async function commit(incoming) {
    const id = String(await incoming);
    try {
      for (const run of open[id]?.lastActs ?? []) await run();
      if (open[id]) await noteCommit(open[id].client);
    } catch (error) {
      await adapter.rollbackTransaction(id);
      throw error;
    }
    const session = await take(id);
    if (!session) throw new Error('The transaction had already been rolled back; nothing was committed.');
    try {
      const { command } = await session.client.query('commit');
      if (command !== 'COMMIT') throw new Error('The database rolled the transaction back instead of committing it.');
      session.client.release();
    } catch (error) {
      session.client.release(true);
      throw error;
    }
    await Promise.all(session.committed.map(async (run) => run()));
  };

  adapter.rollbackTransaction = async function rollback(incoming) {
    const session = await take(incoming);
    if (!session) return;
    await session.client.query('rollback').then(
      () => session.client.release(),
      () => session.client.release(true),
    );
    await Promise.all(session.rolledBack.map(async (run) => run()));
  };

  adapter.updateOne = (args) => updateOne.call(adapter, { ...args, data: withoutStaleAccount(args.data) });
  adapter.find = findsByCursor(adapter, find);
  adapter.findOne = notesAccountReads(adapter, findOne);
  adapter.deleteOne = deleteOneById(adapter, deleteOne);
  withStrangersPool(adapter, () => createPool(strangersPool));
  return adapter;
}

/** If a condition on another table matches nothing, Payload repeats the statement without that table, which fails. */
const deleteOneById =
  (adapter: DatabaseAdapter, deleteOne: DeleteOne): DeleteOne =>
  async (args) => {
    const { collection, req, where } = args;
    const found = await adapter.findOne<{ id: string }>({ collection, req, where, select: {} });
    return found ? deleteOne.call(adapter, { ...args, where: { id: { equals: found.id } } }) : null;
  };

const STRANGERS_WAIT_MS = 2_000;

const strangersPool = {
  max: env.databasePublicPoolSize,
  connectionTimeoutMillis: STRANGERS_WAIT_MS,
  statement_timeout: STRANGERS_WAIT_MS,
} satisfies pg.PoolConfig;

/** Keeps connections for checkout, staff and teams. @param create makes the pool for the first stranger */
function withStrangersPool(adapter: DatabaseAdapter, create: () => pg.Pool): void {
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
