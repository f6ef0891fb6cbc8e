import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type enum_products_kit_garment add value if not exists 'training-bib' before 'hoodie';
    alter type enum_products_kit_garment add value if not exists 'polo-shirt' before 'hoodie';
    alter type enum_products_kit_garment add value if not exists 'zip-hoodie' before 'baselayer';
  `);
}

/** PostgreSQL keeps the values of the enumeration; the release before knows no such garments. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update products set kit_garment = null where kit_garment::text in ('training-bib', 'polo-shirt', 'zip-hoodie');
  `);
}
