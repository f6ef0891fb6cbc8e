import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Marks orders whose price of delivery was agreed, which edits keep. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table orders add column delivery_is_agreed boolean default false not null;
    alter table team_orders add column delivery_is_agreed boolean default false not null;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table team_orders drop column delivery_is_agreed;
    alter table orders drop column delivery_is_agreed;
  `);
}
