import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * How often an account made all its devices strangers, and of teams’ links to a new password what they are recognised
 * by instead of the links themselves, as of staff’s: those that are under way stay good.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table admin_users add column device_epoch integer not null default 0;
    alter table team_profiles add column device_epoch integer not null default 0;

    update team_profiles
       set reset_password_token = encode(sha256(convert_to(reset_password_token, 'UTF8')), 'hex')
     where reset_password_token is not null;
  `);
}

/** Links of teams’ letters that are under way are worth nothing afterwards: nobody can tell them from what is stored. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update team_profiles set reset_password_token = null, reset_password_expiration = null
     where reset_password_token is not null;

    alter table team_profiles drop column device_epoch;
    alter table admin_users drop column device_epoch;
  `);
}
