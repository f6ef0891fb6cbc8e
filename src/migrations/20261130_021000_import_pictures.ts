import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Pictures that imports name by their address, which a job fetches. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table import_pictures (
      id bigint generated always as identity primary key,
      import_id uuid not null,
      maker jsonb not null,
      product_id uuid not null references products (id) on delete cascade,
      place integer not null,
      url text not null,
      color text,
      alt text,
      status text not null default 'waiting' check (status in ('waiting', 'attached', 'failed')),
      message text,
      media_id uuid references media (id) on delete set null,
      attempts integer not null default 0,
      attempt_after timestamptz not null default now(),
      ended_at timestamptz
    );
    create index import_pictures_import on import_pictures (import_id, id);
    create index import_pictures_waiting on import_pictures (url, id) where status = 'waiting';
    create index import_pictures_fetched on import_pictures (url) where media_id is not null;
    create index import_pictures_product on import_pictures (product_id);
    create index import_pictures_media on import_pictures (media_id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table import_pictures`);
}
