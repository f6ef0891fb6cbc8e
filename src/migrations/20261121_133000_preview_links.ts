import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** How often a page’s preview links were revoked: a link names the number it was made under. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table page_preview_epochs (
      page_id uuid primary key references cms_pages (id) on delete cascade,
      epoch integer not null check (epoch > 0)
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table page_preview_epochs;`);
}
