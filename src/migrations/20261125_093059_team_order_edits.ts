import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Edits of submitted team orders are events of their own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TYPE "public"."enum_team_order_events_type" ADD VALUE 'edited' BEFORE 'roster_changed'`);
}

/** A type loses no value; what was edited reads as a change of the roster. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`UPDATE team_order_events SET type = 'roster_changed' WHERE type = 'edited'`);
}
