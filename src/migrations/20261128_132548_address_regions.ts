import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "shipping_address_region" varchar;
  ALTER TABLE "orders" ADD COLUMN "billing_address_region" varchar;
  ALTER TABLE "team_profiles" ADD COLUMN "billing_address_region" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "shipping_address_region" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "billing_address_region" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" DROP COLUMN "shipping_address_region";
  ALTER TABLE "orders" DROP COLUMN "billing_address_region";
  ALTER TABLE "team_profiles" DROP COLUMN "billing_address_region";
  ALTER TABLE "team_orders" DROP COLUMN "shipping_address_region";
  ALTER TABLE "team_orders" DROP COLUMN "billing_address_region";`)
}
