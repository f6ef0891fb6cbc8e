import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres';
import pg from 'pg';
import { env } from '@/lib/env';

/** Work of a migration that takes minutes, on a connection without limits and outside of its transaction: it has to be repeatable. */
export async function atLength({ db }: MigrateUpArgs, work: (client: pg.Client) => Promise<void>): Promise<void> {
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const client = new pg.Client({
    connectionString: env.databaseDirectUrl,
    application_name: 'kitroom',
    keepAlive: true,
  });
  // The statement under way is rejected as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Creates indexes, by name, while their tables are written to; those of a run that was interrupted anew. */
export const createIndexes = (migration: MigrateUpArgs, indexes: Record<string, string>): Promise<void> =>
  atLength(migration, async (client) => {
    for (const [name, on] of Object.entries(indexes)) {
      const { rows } = await client.query(
        'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
        [name],
      );
      if (rows.length > 0) await client.query(`drop index concurrently ${name}`);
      await client.query(`create index concurrently if not exists ${name} on ${on}`);
    }
  });

/** Rows that one transaction of `inBatches` locks. */
const BATCH = 1_000;

/** Statements with the ids of each batch of a table, in a transaction: the later ones see what they waited for. */
export async function inBatches(client: pg.Client, table: string, ...statements: string[]): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await client.query<{ id: string }>(
      `select id from ${table} where id > $1 order by id limit ${BATCH}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    await client.query('begin');
    for (const statement of statements) await client.query(statement, [rows.map(({ id }) => id)]);
    await client.query('commit');
    after = last.id;
  }
}
