import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table email_texts (
      template text primary key,
      texts jsonb not null check (jsonb_typeof(texts) = 'object'),
      revision integer not null,
      by_name text not null,
      updated_at timestamptz not null default now()
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table email_texts;`);
}
