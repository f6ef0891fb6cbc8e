import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_site_settings_strict_kit_checks" ADD VALUE 'not-printed';
  ALTER TYPE "public"."enum_site_settings_strict_kit_checks" ADD VALUE 'sample';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "site_settings_strict_kit_checks" WHERE "value" IN ('not-printed', 'sample');
  ALTER TABLE "site_settings_strict_kit_checks" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_site_settings_strict_kit_checks";
  CREATE TYPE "public"."enum_site_settings_strict_kit_checks" AS ENUM('number-against-rules', 'number-twice', 'low-contrast', 'low-resolution', 'outside-palette', 'over-seam', 'outside-safe-area');
  ALTER TABLE "site_settings_strict_kit_checks" ALTER COLUMN "value" SET DATA TYPE "public"."enum_site_settings_strict_kit_checks" USING "value"::"public"."enum_site_settings_strict_kit_checks";`)
}
