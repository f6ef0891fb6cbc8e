import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** When the shop backs itself up, and what became of it by its day. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_site_settings_backups_schedule as enum ('off', 'daily', 'weekly');
    alter table site_settings
      add column backups_schedule enum_site_settings_backups_schedule default 'off' not null,
      add column backups_hour numeric default 3 not null,
      add column backups_keep numeric default 7 not null;
    create table automatic_backups (
      day text primary key,
      began_at timestamptz not null,
      size bigint,
      failure text
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table automatic_backups;
    alter table site_settings drop column backups_schedule, drop column backups_hour, drop column backups_keep;
    drop type enum_site_settings_backups_schedule;
  `);
}
