import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Techniques of products and of packs that were made, and the shop’s threads. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table products add column techniques jsonb;
    alter table site_settings add column threads jsonb;
    create table pack_techniques (
      kind text not null,
      order_id uuid not null,
      -- The kit’s hash, its garment, and the squad, if the pack is not of the whole order.
      part text not null,
      techniques jsonb not null check (jsonb_typeof(techniques) = 'object'),
      made_at timestamptz not null default now(),
      primary key (order_id, kind, part)
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table pack_techniques;
    alter table site_settings drop column threads;
    alter table products drop column techniques;
  `);
}
