import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What was imported, with the entry of the activity log that names it by its hashes: the file as it was sent and the list
 * of all that it changed, both compressed by gzip. As with the log, nobody changes or removes it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table product_imports (
      id uuid primary key,
      created_at timestamptz not null default now(),
      file_name text not null,
      file bytea not null,
      changes bytea not null
    );
    create trigger product_imports_append_only before update or delete on product_imports
      for each row execute function refuse_change();
    create trigger product_imports_kept_whole before truncate on product_imports
      for each statement execute function refuse_change();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table product_imports;`);
}
