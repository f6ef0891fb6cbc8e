import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" ADD COLUMN "shipping_address_region" varchar;
  ALTER TABLE "orders" ADD COLUMN "billing_address_region" varchar;
  ALTER TABLE "team_profiles" ADD COLUMN "billing_address_region" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "shipping_address_region" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "billing_address_region" varchar;
  -- An order that an account places under its own address is confirmed without having waited for it.
  ALTER TABLE "orders" DROP CONSTRAINT "orders_confirmed";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "orders" SET "confirmed_at" = null WHERE "confirm_by" IS NULL;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_confirmed" CHECK (confirmed_at is null or confirm_by is not null);
  ALTER TABLE "orders" DROP COLUMN "shipping_address_region";
  ALTER TABLE "orders" DROP COLUMN "billing_address_region";
  ALTER TABLE "team_profiles" DROP COLUMN "billing_address_region";
  ALTER TABLE "team_orders" DROP COLUMN "shipping_address_region";
  ALTER TABLE "team_orders" DROP COLUMN "billing_address_region";`)
}
