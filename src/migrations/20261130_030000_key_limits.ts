import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Limits of requests that staff set for one key. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table api_keys add column requests_per_minute numeric`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table api_keys drop column requests_per_minute`);
}
