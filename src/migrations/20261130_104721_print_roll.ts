import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** The roll that print packs are laid on, and the profile of its printer. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table site_settings
      add column roll_width numeric default 1600 not null,
      add column roll_margin numeric default 10 not null,
      add column roll_gap numeric default 10 not null,
      add column roll_max_length numeric default 5000 not null,
      add column output_profile_file varchar,
      add column output_profile_name varchar;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table site_settings
      drop column roll_width, drop column roll_margin, drop column roll_gap, drop column roll_max_length,
      drop column output_profile_file, drop column output_profile_name;
  `);
}
