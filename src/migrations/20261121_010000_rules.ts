import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Rules that forms also check, held by the database so that no road around the forms breaks them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create sequence order_number_seq;

    create table app_state (key text primary key, value text not null default '', set_at timestamptz not null default now());

    create domain usd as numeric check (value >= 0 and value = round(value, 2));
    create domain units as numeric check (value >= 0 and value = trunc(value));

    alter table products
      add constraint products_money check (price::usd is not null and coalesce(sale_price, 0)::usd is not null and coalesce(unit_price, 0)::usd is not null),
      add constraint products_stock check (stock_quantity::units is not null),
      add constraint products_rating check (rating between 0 and 5),
      add constraint products_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
    alter table product_variations
      add constraint product_variations_money check (additional_price::usd is not null),
      add constraint product_variations_stock check (stock_quantity::units is not null);
    alter table orders
      add constraint orders_money check (total_amount::usd is not null and shipping_amount::usd is not null);
    alter table order_items
      add constraint order_items_quantity check (quantity::units is not null and quantity > 0),
      add constraint order_items_money check (unit_price::usd is not null and total_price = quantity * unit_price);
    alter table team_orders add constraint team_orders_money check (total_amount::usd is not null);

    create unique index cms_pages_one_homepage on cms_pages (is_homepage) where is_homepage;

    create function sum_variation_stock() returns trigger language plpgsql as $body$
    declare touched uuid[];
    begin
      if tg_op = 'INSERT' then select array_agg(distinct product_id) into touched from after_rows;
      elsif tg_op = 'DELETE' then select array_agg(distinct product_id) into touched from before_rows;
      else select array_agg(distinct product_id) into touched from
        (select product_id from after_rows union select product_id from before_rows) both_rows;
      end if;
      perform 1 from products where id = any(touched) order by id for no key update;
      update products set stock_quantity = coalesce(
          (select sum(v.stock_quantity) from product_variations v where v.product_id = products.id), 0)
        where id = any(touched);
      return null;
    end $body$;

    create trigger variation_stock_inserted after insert on product_variations
      referencing new table as after_rows for each statement execute function sum_variation_stock();
    create trigger variation_stock_updated after update on product_variations
      referencing old table as before_rows new table as after_rows for each statement execute function sum_variation_stock();
    create trigger variation_stock_deleted after delete on product_variations
      referencing old table as before_rows for each statement execute function sum_variation_stock();

    create function refuse_change() returns trigger language plpgsql as $body$
    begin
      raise exception 'Entries of % are never changed or removed.', tg_table_name using errcode = 'restrict_violation';
    end $body$;

    create trigger activity_log_append_only before update or delete on activity_log
      for each row execute function refuse_change();
    create trigger order_status_changes_append_only before update or delete on order_status_changes
      for each row execute function refuse_change();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger order_status_changes_append_only on order_status_changes;
    drop trigger activity_log_append_only on activity_log;
    drop function refuse_change;
    drop trigger variation_stock_deleted on product_variations;
    drop trigger variation_stock_updated on product_variations;
    drop trigger variation_stock_inserted on product_variations;
    drop function sum_variation_stock;
    drop index cms_pages_one_homepage;
    alter table team_orders drop constraint team_orders_money;
    alter table order_items drop constraint order_items_money, drop constraint order_items_quantity;
    alter table orders drop constraint orders_money;
    alter table product_variations drop constraint product_variations_stock, drop constraint product_variations_money;
    alter table products drop constraint products_slug, drop constraint products_rating, drop constraint products_stock, drop constraint products_money;
    drop domain units;
    drop domain usd;
    drop table app_state;
    drop sequence order_number_seq;
  `);
}
