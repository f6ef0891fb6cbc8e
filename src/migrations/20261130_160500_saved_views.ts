import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Names for what staff filter lists by, and which of them each opens first. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table saved_views (
      id uuid primary key default gen_random_uuid(),
      -- Null for a view of everyone.
      owner_id uuid references admin_users (id) on delete cascade,
      list text not null,
      name text not null,
      query text not null,
      created_at timestamptz not null default now()
    );
    create unique index saved_views_name on saved_views (owner_id, list, lower(name)) nulls not distinct;
    create table default_views (
      user_id uuid not null references admin_users (id) on delete cascade,
      list text not null,
      view_id uuid not null references saved_views (id) on delete cascade,
      primary key (user_id, list)
    );
    create index default_views_view on default_views (view_id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table default_views, saved_views`);
}
