import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Edits of submitted team orders: an event of their own, and a revision that every change of an order counts up. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_team_order_events_type" ADD VALUE 'edited' BEFORE 'roster_changed';
  ALTER TABLE "team_orders" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
  CREATE TRIGGER team_orders_revision BEFORE UPDATE ON team_orders FOR EACH ROW EXECUTE FUNCTION count_revision();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER team_orders_revision ON team_orders;
  ALTER TABLE "team_order_events" ALTER COLUMN "type" SET DATA TYPE text;
  UPDATE team_order_events SET type = 'roster_changed' WHERE type = 'edited';
  DROP TYPE "public"."enum_team_order_events_type";
  CREATE TYPE "public"."enum_team_order_events_type" AS ENUM('submitted', 'status_changed', 'proof_added', 'proof_approved', 'changes_requested', 'proof_voided', 'roster_changed');
  ALTER TABLE "team_order_events" ALTER COLUMN "type" SET DATA TYPE "public"."enum_team_order_events_type" USING "type"::"public"."enum_team_order_events_type";
  ALTER TABLE "team_orders" DROP COLUMN "revision";`)
}
