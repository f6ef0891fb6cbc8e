import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "team_orders" ADD COLUMN "stripe_session_id" varchar;
  ALTER TABLE "payment_events" ADD COLUMN "team_order_id" uuid;
  ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_of_one_order" CHECK (num_nonnulls(order_id, team_order_id) <= 1);
  CREATE UNIQUE INDEX "team_orders_stripe_session_id_idx" ON "team_orders" USING btree ("stripe_session_id");
  CREATE INDEX "payment_events_team_order_idx" ON "payment_events" USING btree ("team_order_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_of_one_order";
  ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_team_order_id_team_orders_id_fk";
  DROP INDEX "team_orders_stripe_session_id_idx";
  DROP INDEX "payment_events_team_order_idx";
  ALTER TABLE "team_orders" DROP COLUMN "stripe_session_id";
  ALTER TABLE "payment_events" DROP COLUMN "team_order_id";`)
}
