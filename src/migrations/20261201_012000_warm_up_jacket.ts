import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`alter type enum_products_kit_garment add value if not exists 'warm-up-jacket' before 'baselayer';`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`update products set kit_garment = null where kit_garment::text = 'warm-up-jacket';`);
}
