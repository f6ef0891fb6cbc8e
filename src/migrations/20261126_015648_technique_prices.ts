import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "technique_prices_vinyl" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "technique_prices_transfer" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "technique_prices_embroidery" numeric;

    alter table site_settings
      add constraint site_settings_technique_prices
        check (coalesce(technique_prices_vinyl, 0)::amount + coalesce(technique_prices_transfer, 0)::amount
               + coalesce(technique_prices_embroidery, 0)::amount is not null);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table site_settings drop constraint site_settings_technique_prices;
  ALTER TABLE "site_settings" DROP COLUMN "technique_prices_vinyl";
  ALTER TABLE "site_settings" DROP COLUMN "technique_prices_transfer";
  ALTER TABLE "site_settings" DROP COLUMN "technique_prices_embroidery";`)
}
