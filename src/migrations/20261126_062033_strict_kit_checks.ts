import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_strict_kit_checks" AS ENUM('number-against-rules', 'number-twice', 'low-contrast', 'low-resolution', 'outside-palette', 'over-seam', 'outside-safe-area');
  CREATE TABLE "site_settings_strict_kit_checks" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_site_settings_strict_kit_checks",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  ALTER TABLE "site_settings_strict_kit_checks" ADD CONSTRAINT "site_settings_strict_kit_checks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_strict_kit_checks_order_idx" ON "site_settings_strict_kit_checks" USING btree ("order");
  CREATE INDEX "site_settings_strict_kit_checks_parent_idx" ON "site_settings_strict_kit_checks" USING btree ("parent_id");
  CREATE TRIGGER purge_cache AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_settings_strict_kit_checks"
    FOR EACH STATEMENT EXECUTE FUNCTION purge_cache_of_outsiders();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_strict_kit_checks" CASCADE;
  DROP TYPE "public"."enum_site_settings_strict_kit_checks";`)
}
