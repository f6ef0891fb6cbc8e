import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Deposits, by the settings and by order; refunds of teams’ orders. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_deposit_for" AS ENUM('all', 'shop', 'teams');
  ALTER TABLE "order_refunds" ALTER COLUMN "order_id" DROP NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "deposit_percent" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "order_refunds" ADD COLUMN "team_order_id" uuid;
  ALTER TABLE "team_orders" ADD COLUMN "deposit_percent" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "deposit_percent" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "deposit_for" "enum_site_settings_deposit_for" DEFAULT 'all' NOT NULL;
  ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "order_refunds_team_order_idx" ON "order_refunds" USING btree ("team_order_id");
  ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_of_one_order" CHECK (num_nonnulls(order_id, team_order_id) = 1);
  ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit" CHECK (deposit_percent BETWEEN 0 AND 100 AND deposit_percent = trunc(deposit_percent));
  ALTER TABLE "team_orders" ADD CONSTRAINT "team_orders_deposit" CHECK (deposit_percent BETWEEN 0 AND 100 AND deposit_percent = trunc(deposit_percent));`)
}

/** Refunds of teams’ orders stand in the way: they would be nobody’s. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_refunds" DROP CONSTRAINT "order_refunds_of_one_order";
  ALTER TABLE "order_refunds" DROP CONSTRAINT "order_refunds_team_order_id_team_orders_id_fk";
  DROP INDEX "order_refunds_team_order_idx";
  ALTER TABLE "order_refunds" ALTER COLUMN "order_id" SET NOT NULL;
  ALTER TABLE "orders" DROP COLUMN "deposit_percent";
  ALTER TABLE "order_refunds" DROP COLUMN "team_order_id";
  ALTER TABLE "team_orders" DROP COLUMN "deposit_percent";
  ALTER TABLE "site_settings" DROP COLUMN "deposit_percent";
  ALTER TABLE "site_settings" DROP COLUMN "deposit_for";
  DROP TYPE "public"."enum_site_settings_deposit_for";`)
}
