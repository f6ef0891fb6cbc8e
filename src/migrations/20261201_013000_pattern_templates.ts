import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Workshops’ pattern templates, their drawings by hash, and which a pack was made with: null for our own pieces. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_pattern_templates_cut as enum ('mens', 'womens', 'boys');
    create type enum_pattern_templates_collar as enum ('crew', 'vee', 'polo', 'grandad', 'mock', 'hood');
    create table pattern_drawings (
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      outlines jsonb not null check (jsonb_typeof(outlines) = 'array'),
      created_at timestamptz not null default now()
    );
    create table pattern_templates (
      id uuid primary key default gen_random_uuid() not null,
      name varchar not null,
      garment enum_products_kit_garment not null,
      cut enum_pattern_templates_cut not null,
      collar enum_pattern_templates_collar,
      file_name varchar,
      drawing varchar,
      outlines jsonb,
      mapping jsonb,
      allowance numeric default 10 not null,
      is_confirmed boolean default false not null,
      is_default boolean default false not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null,
      constraint pattern_templates_allowance check (allowance >= 0 and allowance <= 20),
      constraint pattern_templates_default check (is_confirmed or not is_default)
    );
    create table pattern_templates_rels (
      id serial primary key not null,
      "order" integer,
      parent_id uuid not null,
      path varchar not null,
      products_id uuid
    );
    alter table pattern_templates_rels
      add constraint pattern_templates_rels_parent_fk foreign key (parent_id) references pattern_templates (id) on delete cascade,
      add constraint pattern_templates_rels_products_fk foreign key (products_id) references products (id) on delete cascade;
    create unique index pattern_templates_one_default on pattern_templates (garment, cut, collar) nulls not distinct
      where is_default;
    create index pattern_templates_updated_at_idx on pattern_templates (updated_at);
    create index pattern_templates_created_at_idx on pattern_templates (created_at);
    create index pattern_templates_rels_order_idx on pattern_templates_rels ("order");
    create index pattern_templates_rels_parent_idx on pattern_templates_rels (parent_id);
    create index pattern_templates_rels_path_idx on pattern_templates_rels (path);
    create index pattern_templates_rels_products_id_idx on pattern_templates_rels (products_id);
    alter table pack_techniques add column templates jsonb;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table pack_techniques drop column templates;
    drop table pattern_templates_rels, pattern_templates, pattern_drawings;
    drop type enum_pattern_templates_cut, enum_pattern_templates_collar;
  `);
}
