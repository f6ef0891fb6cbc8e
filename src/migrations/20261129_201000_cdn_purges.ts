import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Place of src/modules/system/cdn in the log of purges; unlogged as that, so that a crash has everything purged. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unlogged table cdn_purges (
      is_only boolean primary key default true check (is_only),
      build text,
      log text,
      snapshot text,
      attempts integer not null default 0,
      waiting_since timestamptz,
      attempt_after timestamptz not null default now()
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table cdn_purges`);
}
