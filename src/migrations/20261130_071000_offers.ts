import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Offers, and which of them an order used. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_offers_kind as enum ('percentage', 'amount', 'delivery', 'pieces');
    create table offers (
      id uuid primary key default gen_random_uuid() not null,
      name varchar not null,
      code varchar,
      kind enum_offers_kind not null,
      percent_off numeric,
      amount numeric,
      buy_pieces numeric,
      free_pieces numeric,
      min_spend numeric,
      min_pieces numeric,
      combines boolean default false,
      first_order boolean default false,
      starts_on varchar,
      ends_on varchar,
      max_uses numeric,
      max_uses_each numeric,
      is_active boolean default true not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null,
      constraint offers_values check (
        amount::amount is not distinct from amount and min_spend::amount is not distinct from min_spend
        and (kind <> 'percentage' or percent_off between 1 and 100) and (kind <> 'amount' or amount > 0)
        and (kind <> 'pieces' or buy_pieces >= 1 and free_pieces >= 1))
    );
    create table offers_rels (
      id serial primary key not null,
      "order" integer,
      parent_id uuid not null,
      path varchar not null,
      products_id uuid,
      categories_id uuid
    );
    alter table order_discounts add column offer_id uuid;
    alter table offers_rels
      add constraint offers_rels_parent_fk foreign key (parent_id) references offers (id) on delete cascade,
      add constraint offers_rels_products_fk foreign key (products_id) references products (id) on delete cascade,
      add constraint offers_rels_categories_fk foreign key (categories_id) references categories (id) on delete cascade;
    create unique index offers_code_idx on offers (code);
    create index offers_updated_at_idx on offers (updated_at);
    create index offers_created_at_idx on offers (created_at);
    create index offers_rels_order_idx on offers_rels ("order");
    create index offers_rels_parent_idx on offers_rels (parent_id);
    create index offers_rels_path_idx on offers_rels (path);
    create index offers_rels_products_id_idx on offers_rels (products_id);
    create index offers_rels_categories_id_idx on offers_rels (categories_id);
    alter table order_discounts add constraint order_discounts_offer_id_offers_id_fk
      foreign key (offer_id) references offers (id) on delete set null;
    create index order_discounts_offer_idx on order_discounts (offer_id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table order_discounts drop column offer_id;
    drop table offers_rels;
    drop table offers;
    drop type enum_offers_kind;
  `);
}
