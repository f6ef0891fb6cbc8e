import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invoices" ADD COLUMN "home_tax" jsonb;
  ALTER TABLE "tax_settings" ADD COLUMN "home_rate" numeric;
  ALTER TABLE "tax_settings" ADD COLUMN "home_rate_on" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invoices" DROP COLUMN "home_tax";
  ALTER TABLE "tax_settings" DROP COLUMN "home_rate";
  ALTER TABLE "tax_settings" DROP COLUMN "home_rate_on";`)
}
