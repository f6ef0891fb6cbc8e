import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Lines and discounts of teams’ orders, which were JSON, in the tables of the shop’s: one line for each size of an item. Shipments
 * know a line by `line`: its id, or item and size of a team’s, as before. An item without an id is known by its place.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table order_items
      alter column _parent_id drop not null,
      alter column product_id drop not null,
      add column team_order_id uuid references team_orders on delete cascade,
      add column item varchar,
      add column base_price numeric,
      add column is_customized boolean,
      add column prints jsonb,
      add column kit_garment varchar,
      add column line varchar not null generated always as (coalesce(item || ':' || coalesce(size_code, 'ONE'), id)) stored,
      add constraint order_items_order check (num_nonnulls(_parent_id, team_order_id) = 1),
      add constraint order_items_team check (
        num_nulls(team_order_id, item, base_price, is_customized) in (0, 4) and (team_order_id is not null or product_id is not null)),
      add constraint order_items_prints check (prints is null or jsonb_typeof(prints) = 'array'),
      drop constraint order_items_tax,
      add constraint order_items_tax check (
        num_nulls(net_amount, tax_amount) in (0, 2) and (team_order_id is not null or (tax_rate is null) = (net_amount is null))
        and coalesce(tax_rate, 0) between 0 and 100 and coalesce(relief_rate, 0) between 0 and 100
        and coalesce(net_amount, 0)::amount is not null and coalesce(tax_amount, 0)::amount is not null);
    create index order_items_team_order on order_items (team_order_id) where team_order_id is not null;
    alter table order_discounts
      alter column _parent_id drop not null,
      add column team_order_id uuid references team_orders on delete cascade,
      add constraint order_discounts_order check (num_nonnulls(_parent_id, team_order_id) = 1);
    create index order_discounts_team_order on order_discounts (team_order_id) where team_order_id is not null;

    insert into order_items (id, _order, team_order_id, item, product_id, product_name, sku, color, size_code, size_label, quantity,
                             unit_price, total_price, base_price, tax_rate, is_customized, kit_document_id, kit_garment, kit_parts,
                             parts, prints, players)
    select replace(gen_random_uuid()::text, '-', ''),
           row_number() over (partition by line.order_id order by line.place, line.size_place, line.size),
           line.order_id, coalesce(line.item ->> 'id', (line.place - 1)::text), p.id, line.item ->> 'product_name',
           coalesce(line.item ->> 'sku', ''), line.item ->> 'color', nullif(line.size, 'ONE'), nullif(coalesce(line.label, line.size), 'ONE'), line.quantity,
           line.price, line.quantity * line.price, line.base_price, (line.item -> 'tax_rates' ->> line.size)::numeric,
           coalesce((line.item ->> 'customized')::boolean, false), k.id, line.item -> 'kit' ->> 'garment',
           (select jsonb_agg(jsonb_build_object('part', part ->> 'part', 'garment', part ->> 'garment') order by place)
              from jsonb_array_elements(jsonb_path_query_array(line.item, '$.kit.parts[*]')) with ordinality parts(part, place)),
           nullif(line.item -> 'parts', 'null'),
           (select jsonb_agg(jsonb_build_object('assetId', print ->> 'asset_id', 'name', print ->> 'name', 'place', print ->> 'place')
                             order by place)
              from jsonb_array_elements(jsonb_path_query_array(line.item, '$.prints[*]')) with ordinality prints(print, place)),
           -- Whoever is in a size of which there are no pieces stays with the first line of the item.
           (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                     'name', coalesce(player ->> 'name_on_back', ''), 'number', coalesce(player ->> 'number', ''),
                     'person', player ->> 'name', 'squad', player ->> 'squad', 'sizes', player -> 'sizes',
                     'memberId', player ->> 'member_id', 'place', place - 1)) order by place)
              from jsonb_array_elements(jsonb_path_query_array(line.item, '$.players[*]')) with ordinality players(player, place)
             where player ->> 'size' = line.size
                or (line.is_first and coalesce((line.item -> 'quantities' ->> (player ->> 'size'))::numeric, 0) = 0))
      from (select o.id as order_id, items.item, items.place, sizes.key as size, sizes.value::numeric as quantity, known.label,
                   known.place as size_place,
                   row_number() over (partition by o.id, items.place order by known.place, sizes.key) = 1 as is_first,
                   coalesce((items.item -> 'size_prices' ->> sizes.key)::numeric, prices.base_price) as price, prices.base_price
              from team_orders o,
                   jsonb_array_elements(jsonb_path_query_array(o.order_data, '$.items[*]')) with ordinality items(item, place),
                   lateral (select coalesce((items.item ->> 'unit_price')::numeric, 0) as base_price) prices,
                   jsonb_each_text(items.item -> 'quantities') sizes
              left join (values (1, 'XSB', 'Boys XS'), (2, 'SB', 'Boys S'), (3, 'MB', 'Boys M'), (4, 'LB', 'Boys L'), (5, 'XLB', 'Boys XL'),
                                (6, 'S', 'Small'), (7, 'M', 'Medium'), (8, 'L', 'Large'), (9, 'XL', 'X-Large'), (10, 'XXL', '2X-Large'),
                                (11, 'XXXL', '3X-Large')) known(place, code, label) on known.code = sizes.key
             where sizes.value::numeric > 0) line
      left join products p on p.id::text = line.item ->> 'product_id'
      left join kit_documents k on k.hash = line.item -> 'kit' ->> 'hash';

    insert into order_discounts (id, _order, team_order_id, product_name, color, quantity, percent_off, amount)
    select replace(gen_random_uuid()::text, '-', ''), discounts.place, o.id, discount ->> 'product_name', discount ->> 'color',
           (discount ->> 'quantity')::numeric, (discount ->> 'percent_off')::numeric, (discount ->> 'amount')::numeric
      from team_orders o,
           jsonb_array_elements(jsonb_path_query_array(o.order_data, '$.discounts[*]')) with ordinality discounts(discount, place)
     where (discount ->> 'quantity')::numeric > 0;

    create function check_shipped(shop_order uuid, team_order uuid) returns void language plpgsql as $body$
    begin
      if exists (
        select 1
          from (select p.line, sum(p.quantity) as quantity from shipments s join shipment_pieces p on p._parent_id = s.id
                 where s.order_id = shop_order or s.team_order_id = team_order group by p.line) shipped
          left join order_items i on i.line = shipped.line and (i._parent_id = shop_order or i.team_order_id = team_order)
         where shipped.quantity > coalesce(i.quantity, 0)
      ) then
        raise exception 'More pieces of a line are shipped than are ordered.' using errcode = 'check_violation';
      end if;
    end $body$;
    create or replace function check_shipment_piece() returns trigger language plpgsql as $body$
    begin
      perform check_shipped(order_id, team_order_id) from shipments where id = new._parent_id;
      return null;
    end $body$;
    create or replace function check_order_item() returns trigger language plpgsql as $body$
    begin
      perform check_shipped(old._parent_id, old.team_order_id);
      return null;
    end $body$;
    drop trigger order_items_shipped on order_items;
    create constraint trigger order_items_shipped after delete or update of quantity, id, _parent_id, team_order_id, item, size_code
      on order_items deferrable initially deferred for each row execute function check_order_item();
    drop function check_shipped_line;
    drop trigger team_orders_shipped on team_orders;
    drop function check_team_order_shipped;
    drop function check_shipped_team_order;
    drop function team_order_lines;
    alter table team_orders drop column order_data;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table team_orders add column order_data jsonb not null default '{"items": [], "discounts": []}';
    alter table team_orders alter column order_data drop default;
    update team_orders o set order_data = jsonb_build_object(
      'items', coalesce((select jsonb_agg(items.item order by items.place) from (
        select min(i._order) as place, jsonb_strip_nulls(jsonb_build_object(
                 'id', i.item, 'product_id', coalesce(i.product_id::text, ''), 'product_name', i.product_name, 'sku', i.sku,
                 'kit', (select jsonb_build_object('hash', k.hash, 'name', k.document ->> 'name',
                                  'garment', coalesce(i.kit_garment, k.document -> 'garments' -> 0 ->> 'type'), 'parts', i.kit_parts)
                           from kit_documents k where k.id = i.kit_document_id),
                 'quantities', jsonb_object_agg(coalesce(i.size_code, 'ONE'), i.quantity), 'unit_price', i.base_price,
                 'size_prices', jsonb_object_agg(coalesce(i.size_code, 'ONE'), i.unit_price),
                 'tax_rates', case when min(i.tax_rate) is not null then jsonb_object_agg(coalesce(i.size_code, 'ONE'), i.tax_rate) end,
                 'total_quantity', sum(i.quantity), 'total_price', sum(i.total_price), 'customized', i.is_customized, 'parts', i.parts,
                 'prints', (select jsonb_agg(jsonb_build_object('asset_id', print ->> 'assetId', 'name', print ->> 'name',
                                               'place', print ->> 'place')) from jsonb_array_elements(i.prints) print)))
               || jsonb_build_object('color', i.color, 'players', coalesce((
                    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                             'member_id', player ->> 'memberId', 'squad', player ->> 'squad', 'name', coalesce(player ->> 'person', ''),
                             'name_on_back', player ->> 'name', 'size', coalesce(l.size_code, 'ONE'), 'sizes', player -> 'sizes'))
                           || jsonb_build_object('number', case when player ->> 'number' = '00' then '"00"'::jsonb
                                                                else nullif(player ->> 'number', '')::numeric::text::jsonb end)
                           order by (player ->> 'place')::int)
                      from order_items l, jsonb_array_elements(l.players) player
                     where l.team_order_id = o.id and l.item = i.item), '[]')) as item
          from order_items i where i.team_order_id = o.id
         group by i.item, i.product_id, i.product_name, i.sku, i.color, i.kit_document_id, i.kit_garment, i.kit_parts, i.base_price,
                  i.is_customized, i.parts, i.prints) items), '[]'),
      'discounts', coalesce((select jsonb_agg(jsonb_build_object('product_name', d.product_name, 'color', d.color, 'quantity', d.quantity,
                                                'percent_off', d.percent_off, 'amount', d.amount) order by d._order)
                               from order_discounts d where d.team_order_id = o.id), '[]'));

    create function team_order_lines(data jsonb)
      returns table (line text, place int, quantity int, product_name text, color text, size_code text)
      language sql immutable as $body$
        select coalesce(item ->> 'id', (item_place - 1)::text) || ':' || size.key, item_place::int, size.value::int,
               item ->> 'product_name', coalesce(item -> 'kit' ->> 'name', item ->> 'color'), size.key
          from jsonb_array_elements(data -> 'items') with ordinality as items(item, item_place),
               jsonb_each_text(item -> 'quantities') as size
    $body$;
    create function check_shipped_team_order(shipped_order uuid) returns void language plpgsql as $body$
    begin
      if exists (
        select 1
          from (select p.line, sum(p.quantity) as quantity from shipments s join shipment_pieces p on p._parent_id = s.id
                 where s.team_order_id = shipped_order group by p.line) shipped
          left join (select l.line, l.quantity from team_orders o, team_order_lines(o.order_data) l
                      where o.id = shipped_order) ordered on ordered.line = shipped.line
         where shipped.quantity > coalesce(ordered.quantity, 0)
      ) then
        raise exception 'More pieces of a team order are shipped than are ordered.' using errcode = 'check_violation';
      end if;
    end $body$;
    create function check_team_order_shipped() returns trigger language plpgsql as $body$
    begin
      perform check_shipped_team_order(new.id);
      return null;
    end $body$;
    create function check_shipped_line(shipped_line text) returns void language plpgsql as $body$
    begin
      if exists (
        select 1 from shipment_pieces p join shipments s on s.id = p._parent_id
          left join order_items i on i.id = p.line and i._parent_id = s.order_id
         where p.line = shipped_line
         group by i.quantity having sum(p.quantity) > coalesce(i.quantity, 0)
      ) then
        raise exception 'More pieces of a line are shipped than are ordered.' using errcode = 'check_violation';
      end if;
    end $body$;
    create or replace function check_shipment_piece() returns trigger language plpgsql as $body$
    declare shipped_order uuid := (select team_order_id from shipments where id = new._parent_id);
    begin
      if shipped_order is null then
        perform check_shipped_line(new.line);
      else
        perform check_shipped_team_order(shipped_order);
      end if;
      return null;
    end $body$;
    create or replace function check_order_item() returns trigger language plpgsql as $body$
    begin
      perform check_shipped_line(old.id);
      return null;
    end $body$;
    drop trigger order_items_shipped on order_items;
    delete from order_discounts where team_order_id is not null;
    delete from order_items where team_order_id is not null;
    create constraint trigger order_items_shipped after delete or update of quantity, id, _parent_id on order_items
      deferrable initially deferred for each row execute function check_order_item();
    create constraint trigger team_orders_shipped after update of order_data on team_orders
      deferrable initially deferred for each row execute function check_team_order_shipped();
    drop function check_shipped;

    alter table order_discounts
      drop constraint order_discounts_order, drop column team_order_id, alter column _parent_id set not null;
    alter table order_items
      drop constraint order_items_order, drop constraint order_items_team, drop constraint order_items_prints,
      drop constraint order_items_tax, drop column line, drop column team_order_id, drop column item, drop column base_price,
      drop column is_customized, drop column prints, drop column kit_garment,
      alter column _parent_id set not null, alter column product_id set not null,
      add constraint order_items_tax check (
        num_nulls(tax_rate, net_amount, tax_amount) in (0, 3) and coalesce(tax_rate, 0) between 0 and 100
        and coalesce(relief_rate, 0) between 0 and 100
        and coalesce(net_amount, 0)::amount is not null and coalesce(tax_amount, 0)::amount is not null);
  `);
}
