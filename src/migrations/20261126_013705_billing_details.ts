import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "company_name" varchar;
  ALTER TABLE "orders" ADD COLUMN "billing_address_line1" varchar;
  ALTER TABLE "orders" ADD COLUMN "billing_address_line2" varchar;
  ALTER TABLE "orders" ADD COLUMN "billing_address_city" varchar;
  ALTER TABLE "orders" ADD COLUMN "billing_address_postcode" varchar;
  ALTER TABLE "orders" ADD COLUMN "billing_address_country" varchar;
  ALTER TABLE "orders" ADD COLUMN "purchase_order" varchar;
  ALTER TABLE "team_profiles" ADD COLUMN "company_name" varchar;
  ALTER TABLE "team_profiles" ADD COLUMN "billing_address_line1" varchar;
  ALTER TABLE "team_profiles" ADD COLUMN "billing_address_line2" varchar;
  ALTER TABLE "team_profiles" ADD COLUMN "billing_address_city" varchar;
  ALTER TABLE "team_profiles" ADD COLUMN "billing_address_postcode" varchar;
  ALTER TABLE "team_profiles" ADD COLUMN "billing_address_country" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "company_name" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "billing_address_line1" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "billing_address_line2" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "billing_address_city" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "billing_address_postcode" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "billing_address_country" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" DROP COLUMN "company_name";
  ALTER TABLE "orders" DROP COLUMN "billing_address_line1";
  ALTER TABLE "orders" DROP COLUMN "billing_address_line2";
  ALTER TABLE "orders" DROP COLUMN "billing_address_city";
  ALTER TABLE "orders" DROP COLUMN "billing_address_postcode";
  ALTER TABLE "orders" DROP COLUMN "billing_address_country";
  ALTER TABLE "orders" DROP COLUMN "purchase_order";
  ALTER TABLE "team_profiles" DROP COLUMN "company_name";
  ALTER TABLE "team_profiles" DROP COLUMN "billing_address_line1";
  ALTER TABLE "team_profiles" DROP COLUMN "billing_address_line2";
  ALTER TABLE "team_profiles" DROP COLUMN "billing_address_city";
  ALTER TABLE "team_profiles" DROP COLUMN "billing_address_postcode";
  ALTER TABLE "team_profiles" DROP COLUMN "billing_address_country";
  ALTER TABLE "team_orders" DROP COLUMN "company_name";
  ALTER TABLE "team_orders" DROP COLUMN "billing_address_line1";
  ALTER TABLE "team_orders" DROP COLUMN "billing_address_line2";
  ALTER TABLE "team_orders" DROP COLUMN "billing_address_city";
  ALTER TABLE "team_orders" DROP COLUMN "billing_address_postcode";
  ALTER TABLE "team_orders" DROP COLUMN "billing_address_country";`)
}
