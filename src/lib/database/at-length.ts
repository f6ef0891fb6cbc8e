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
