import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Which kits have a picture: asked of pictures that nobody has used for long, before they are deleted. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index kit_documents_pictures_idx on kit_documents
      using gin (jsonb_path_query_array(document, '$.elements[*].logo.picture.hash'));
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index kit_documents_pictures_idx;`);
}
