import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "orders" ADD COLUMN "reminders_stopped" boolean DEFAULT false NOT NULL;
  ALTER TABLE "order_refunds" ADD COLUMN "checkout" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "reminders_on" boolean DEFAULT true NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "reminder_days_before" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "reminder_days_after" varchar DEFAULT '1, 7, 14';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "orders" DROP COLUMN "reminders_stopped";
  ALTER TABLE "order_refunds" DROP COLUMN "checkout";
  ALTER TABLE "site_settings" DROP COLUMN "reminders_on";
  ALTER TABLE "site_settings" DROP COLUMN "reminder_days_before";
  ALTER TABLE "site_settings" DROP COLUMN "reminder_days_after";`)
}
