import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "team_orders" ADD COLUMN "shipping_address_line1" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "shipping_address_line2" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "shipping_address_city" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "shipping_address_postcode" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "shipping_address_country" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "needed_by" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "purchase_order" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "team_orders" DROP COLUMN "shipping_address_line1";
  ALTER TABLE "team_orders" DROP COLUMN "shipping_address_line2";
  ALTER TABLE "team_orders" DROP COLUMN "shipping_address_city";
  ALTER TABLE "team_orders" DROP COLUMN "shipping_address_postcode";
  ALTER TABLE "team_orders" DROP COLUMN "shipping_address_country";
  ALTER TABLE "team_orders" DROP COLUMN "needed_by";
  ALTER TABLE "team_orders" DROP COLUMN "purchase_order";`)
}
