import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** The first administrator of the shop owns it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update admin_users set role = 'owner'
     where id = (select id from admin_users where role = 'administrator' order by is_active desc, created_at, id limit 1)
       and not exists (select 1 from admin_users where role = 'owner')
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`update admin_users set role = 'administrator' where role = 'owner'`);
}
