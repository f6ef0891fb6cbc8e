import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** The palette of both editors calls the block alike. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update cms_components set name = 'Colour Swatches'
     where name = 'Color Swatches' and template_component = 'SwatchesBlock';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update cms_components set name = 'Color Swatches'
     where name = 'Colour Swatches' and template_component = 'SwatchesBlock';
  `);
}
