import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Price lists, and which of them priced an order line. A price goes with its variation: it is not the product’s. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table price_lists (
      id uuid primary key default gen_random_uuid() not null,
      name varchar not null,
      for_members boolean default false not null,
      percent_off numeric,
      starts_on varchar,
      ends_on varchar,
      is_active boolean default true not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null,
      constraint price_lists_percent check (percent_off::units between 1 and 90)
    );
    create table price_lists_prices (
      _order integer not null,
      _parent_id uuid not null,
      id varchar primary key not null,
      product_id uuid not null,
      variation_id uuid,
      price numeric not null,
      constraint price_lists_prices_money check (price::amount is not null)
    );
    create table price_lists_price_tiers (
      _order integer not null,
      _parent_id uuid not null,
      id varchar primary key not null,
      min_quantity numeric default 10 not null,
      percent_off numeric default 5 not null,
      constraint price_lists_price_tiers_range check (min_quantity::units >= 2 and percent_off::units between 1 and 90)
    );
    create table price_lists_rels (
      id serial primary key not null,
      "order" integer,
      parent_id uuid not null,
      path varchar not null,
      team_profiles_id uuid,
      customers_id uuid
    );
    alter table order_items add column price_list_id uuid;
    alter table price_lists_prices
      add constraint price_lists_prices_product_id_products_id_fk foreign key (product_id) references products (id) on delete cascade,
      add constraint price_lists_prices_variation_id_product_variations_id_fk
        foreign key (variation_id) references product_variations (id) on delete cascade,
      add constraint price_lists_prices_parent_id_fk foreign key (_parent_id) references price_lists (id) on delete cascade;
    alter table price_lists_price_tiers
      add constraint price_lists_price_tiers_parent_id_fk foreign key (_parent_id) references price_lists (id) on delete cascade;
    alter table price_lists_rels
      add constraint price_lists_rels_parent_fk foreign key (parent_id) references price_lists (id) on delete cascade,
      add constraint price_lists_rels_teams_fk foreign key (team_profiles_id) references team_profiles (id) on delete cascade,
      add constraint price_lists_rels_customers_fk foreign key (customers_id) references customers (id) on delete cascade;
    alter table order_items add constraint order_items_price_list_id_price_lists_id_fk
      foreign key (price_list_id) references price_lists (id) on delete set null;
    create index price_lists_prices_order_idx on price_lists_prices (_order);
    create index price_lists_prices_parent_id_idx on price_lists_prices (_parent_id);
    create index price_lists_prices_product_idx on price_lists_prices (product_id);
    create index price_lists_prices_variation_idx on price_lists_prices (variation_id);
    create index price_lists_price_tiers_order_idx on price_lists_price_tiers (_order);
    create index price_lists_price_tiers_parent_id_idx on price_lists_price_tiers (_parent_id);
    create index price_lists_updated_at_idx on price_lists (updated_at);
    create index price_lists_created_at_idx on price_lists (created_at);
    create index price_lists_rels_order_idx on price_lists_rels ("order");
    create index price_lists_rels_parent_idx on price_lists_rels (parent_id);
    create index price_lists_rels_path_idx on price_lists_rels (path);
    create index price_lists_rels_team_profiles_id_idx on price_lists_rels (team_profiles_id);
    create index price_lists_rels_customers_id_idx on price_lists_rels (customers_id);
    create index order_items_price_list_idx on order_items (price_list_id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table order_items drop column price_list_id;
    drop table price_lists_prices, price_lists_price_tiers, price_lists_rels, price_lists;
  `);
}
