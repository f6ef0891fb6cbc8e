import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_unpaid_production" AS ENUM('allow', 'warn', 'block');
  CREATE TYPE "public"."enum_site_settings_unpaid_despatch" AS ENUM('allow', 'warn', 'block');
  ALTER TABLE "orders" ADD COLUMN "deposit_percent" numeric;
  ALTER TABLE "orders" ADD COLUMN "reminders_stopped" boolean DEFAULT false NOT NULL;
  ALTER TABLE "order_refunds" ADD COLUMN "checkout" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "reminders_on" boolean DEFAULT true NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "reminder_days_before" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "reminder_days_after" varchar DEFAULT '1, 7, 14';
  ALTER TABLE "site_settings" ADD COLUMN "deposit_percent" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "unpaid_production" "enum_site_settings_unpaid_production" DEFAULT 'warn' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "unpaid_despatch" "enum_site_settings_unpaid_despatch" DEFAULT 'allow' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" DROP COLUMN "deposit_percent";
  ALTER TABLE "orders" DROP COLUMN "reminders_stopped";
  ALTER TABLE "order_refunds" DROP COLUMN "checkout";
  ALTER TABLE "site_settings" DROP COLUMN "reminders_on";
  ALTER TABLE "site_settings" DROP COLUMN "reminder_days_before";
  ALTER TABLE "site_settings" DROP COLUMN "reminder_days_after";
  ALTER TABLE "site_settings" DROP COLUMN "deposit_percent";
  ALTER TABLE "site_settings" DROP COLUMN "unpaid_production";
  ALTER TABLE "site_settings" DROP COLUMN "unpaid_despatch";
  DROP TYPE "public"."enum_site_settings_unpaid_production";
  DROP TYPE "public"."enum_site_settings_unpaid_despatch";`)
}
