import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Counts of src/lib/throttle in the columns that rate-limiter-flexible expects; unlogged, as a crash may lose them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unlogged table throttles (key text primary key, points integer not null, expire bigint not null);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table throttles`);
}
