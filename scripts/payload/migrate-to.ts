import config from '@payload-config';
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { BasePayload, type Migration, type Payload } from 'payload';
import { currentMigrations } from '@/lib/database/older-migrations';
import { query } from '@/lib/database/query';
import { migrations } from '@/migrations';

/** Runs missing migrations, or those named. @throws if the database is from before 0.1.0 and not up to date with it */
export async function migrate(payload: Payload, names?: readonly string[]): Promise<void> {
  await takeOverOlder(payload);
  const run: Migration[] = migrations
    .filter(({ name }) => names?.includes(name) ?? true)
    // Payload types all adapters’ migrations alike; ours are PostgreSQL’s.
    .map(({ name, up, down }) => ({
      name,
      up: (args) => up(args as MigrateUpArgs),
      down: (args) => down(args as MigrateDownArgs),
    }));
  await payload.db.migrate({ migrations: run });
}

/** Notes the first migrations as done in a database whose older ones made the same. */
async function takeOverOlder(payload: Payload): Promise<void> {
  const [table] = await query<{ isThere: boolean }>(
    payload,
    `select to_regclass('payload_migrations') is not null as "isThere"`,
    [],
  );
  if (!table?.isThere) return;
  const done = (await query<{ name: string }>(payload, 'select name from payload_migrations', [])).map(
    ({ name }) => name,
  );
  const current = currentMigrations(done);
  if (!current.ok) throw new Error(`The database cannot be migrated. ${current.message}`);
  await query(
    payload,
    `with older as (delete from payload_migrations where name <> all ($1::text[]))
     insert into payload_migrations (name, batch) select name, 1 from unnest($1::text[]) as name where name <> all ($2::text[])`,
    [current.names, done],
  );
}

export async function migrateTo(names: readonly string[]): Promise<void> {
  const payload = await new BasePayload().init({ config, disableOnInit: true });
  await migrate(payload, names);
  // `destroy` leaves connections open.
  await payload.db.pool.end();
  await payload.destroy();
}
