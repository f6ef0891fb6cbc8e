import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Sums of src/data/order-sums.ts, and the triggers that note what changes them (docs/decisions/0045-order-sums.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function order_revenue(total numeric, paid numeric, refunded numeric) returns numeric language sql immutable parallel safe as
      $body$ select total - greatest(refunded - greatest(paid - total, 0), 0) $body$;
    -- Days in every time zone begin with a quarter of an hour.
    create function order_slot(placed timestamptz) returns timestamptz language sql immutable parallel safe as
      $body$ select date_bin('15 minutes', placed, timestamptz '2000-01-01 00:00:00+00') $body$;
    create function is_sold(o orders) returns boolean language sql immutable parallel safe as
      $body$ select o.status <> 'cancelled' and not o.awaits_confirmation $body$;
    create function is_sold(o team_orders) returns boolean language sql immutable parallel safe as
      $body$ select o.status <> 'cancelled' $body$;

    create table order_sum_changes (
      id bigint generated always as identity primary key,
      kind text not null,
      status text not null,
      slot timestamptz not null,
      orders bigint not null,
      sold bigint not null,
      revenue numeric not null
    );
    create table order_sums (
      kind text not null,
      slot timestamptz not null,
      orders bigint not null,
      sold bigint not null,
      revenue numeric not null,
      primary key (kind, slot)
    );
    create table order_status_sums (
      kind text not null,
      status text not null,
      orders bigint not null,
      revenue numeric not null,
      primary key (kind, status)
    );
    -- By UTC day. Orders of any status that have the product; units and amount of those sold, before quantity discounts.
    create table product_sum_changes (
      id bigint generated always as identity primary key,
      kind text not null,
      day date not null,
      product_id uuid not null,
      orders bigint not null,
      units numeric not null,
      amount numeric not null
    );
    create table product_sums (
      kind text not null,
      day date not null,
      product_id uuid not null,
      orders bigint not null,
      units numeric not null,
      amount numeric not null,
      primary key (day, product_id, kind)
    );
    create type product_share as (order_id uuid, product_id uuid, lines bigint, units numeric, amount numeric);

    create function count_order(of_kind text, status text, placed timestamptz, is_sold boolean, revenue numeric, times integer)
      returns void language sql as $body$
      insert into order_sum_changes (kind, status, slot, orders, sold, revenue)
        values (of_kind, status, order_slot(placed), times, times * is_sold::int, times * is_sold::int * revenue)
    $body$;
    create function count_order(o orders, times integer) returns void language sql as $body$
      select count_order('shop', o.status::text, o.created_at, is_sold(o), order_revenue(o.total_amount, o.paid_amount, o.refunded_amount), times)
    $body$;
    create function count_order(o team_orders, times integer) returns void language sql as $body$
      select count_order('team', o.status::text, o.created_at, is_sold(o), order_revenue(o.total_amount,
        (select coalesce(sum(amount), 0) from order_payments where team_order_id = o.id),
        (select coalesce(sum(amount), 0) from order_refunds where team_order_id = o.id)), times)
    $body$;
    create function count_lines(of_kind text, order_id uuid, placed timestamptz, is_sold boolean, times integer)
      returns void language sql as $body$
      insert into product_sum_changes (kind, day, product_id, orders, units, amount)
      select of_kind, (placed at time zone 'UTC')::date, product_id, times, times * is_sold::int * sum(quantity), times * is_sold::int * sum(total_price)
        from order_items where product_id is not null and (_parent_id = order_id or team_order_id = order_id) group by product_id
    $body$;

    create function sum_orders() returns trigger language plpgsql as $body$
    begin
      if tg_op <> 'INSERT' then perform count_order(old, -1); end if;
      if tg_op <> 'DELETE' then perform count_order(new, 1); end if;
      if tg_op = 'UPDATE' and (old.created_at, is_sold(old)) is distinct from (new.created_at, is_sold(new)) then
        perform count_lines(tg_argv[0], old.id, old.created_at, is_sold(old), -1);
        perform count_lines(tg_argv[0], new.id, new.created_at, is_sold(new), 1);
      end if;
      return null;
    end $body$;
    create function drop_order_lines() returns trigger language plpgsql as $body$
    begin
      perform count_lines(tg_argv[0], old.id, old.created_at, is_sold(old), -1);
      return old;
    end $body$;

    -- The locks, here and below, make what another transaction does to the order at the same time visible.
    create function sum_team_payments() returns trigger language plpgsql as $body$
    declare
      o team_orders;
      added numeric;
    begin
      for o in select * from team_orders where id in (select team_order_id from added_rows) order by id for no key update loop
        added := (select sum(amount) from added_rows where team_order_id = o.id);
        perform count_order(o, 1);
        perform count_order('team', o.status::text, o.created_at, is_sold(o), order_revenue(o.total_amount,
          (select coalesce(sum(amount), 0) from order_payments where team_order_id = o.id) - case tg_table_name when 'order_payments' then added else 0 end,
          (select coalesce(sum(amount), 0) from order_refunds where team_order_id = o.id) - case tg_table_name when 'order_refunds' then added else 0 end), -1);
      end loop;
      return null;
    end $body$;

    create function sum_lines() returns trigger language plpgsql as $body$
    declare
      gone product_share[];
      come product_share[];
    begin
      if tg_op <> 'INSERT' then
        gone := array(select row (coalesce(_parent_id, team_order_id), product_id, -count(*), -sum(quantity), -sum(total_price))::product_share
          from before_rows where product_id is not null group by coalesce(_parent_id, team_order_id), product_id);
      end if;
      if tg_op <> 'DELETE' then
        come := array(select row (coalesce(_parent_id, team_order_id), product_id, count(*), sum(quantity), sum(total_price))::product_share
          from after_rows where product_id is not null group by coalesce(_parent_id, team_order_id), product_id);
      end if;
      perform from orders where id in (select order_id from unnest(gone || come)) order by id for no key update;
      perform from team_orders where id in (select order_id from unnest(gone || come)) order by id for no key update;
      insert into product_sum_changes (kind, day, product_id, orders, units, amount)
      select kind, (created_at at time zone 'UTC')::date, product_id, now_has - had, is_sold::int * units, is_sold::int * amount from (
        select o.kind, o.created_at, o.is_sold, share.product_id, share.units, share.amount,
               (there.lines > 0)::int as now_has, (there.lines - share.lines > 0)::int as had
          from (select order_id, product_id, sum(lines) as lines, sum(units) as units, sum(amount) as amount
                  from unnest(gone || come) group by order_id, product_id) share
          join lateral (select 'shop' as kind, created_at, is_sold(orders) as is_sold from orders where id = share.order_id
                        union all
                        select 'team', created_at, is_sold(team_orders) from team_orders where id = share.order_id) o on true
         cross join lateral (select count(*) as lines from order_items i
                              where i.product_id = share.product_id and (i._parent_id = share.order_id or i.team_order_id = share.order_id)) there) changed
       where now_has <> had or units <> 0 or amount <> 0;
      return null;
    end $body$;

    create function clear_sums() returns trigger language plpgsql as $body$
    begin
      delete from order_sum_changes where kind = tg_argv[0];
      delete from order_sums where kind = tg_argv[0];
      delete from order_status_sums where kind = tg_argv[0];
      return null;
    end $body$;
    create function clear_product_sums() returns trigger language plpgsql as $body$
    begin
      delete from product_sum_changes;
      delete from product_sums;
      return null;
    end $body$;

    -- In a transaction of isolation level repeatable read: what is changed meanwhile is noted, and stays.
    create function recount_orders() returns void language plpgsql set work_mem = '256MB' as $body$
    begin
      delete from order_sum_changes;
      delete from product_sum_changes;
      delete from order_sums;
      delete from order_status_sums;
      delete from product_sums;
      create temporary table counted on commit drop as
        select 'shop' as kind, o.id, o.status::text as status, o.created_at, is_sold(o) as is_sold,
               order_revenue(o.total_amount, o.paid_amount, o.refunded_amount) as revenue from orders o
        union all
        select 'team', o.id, o.status::text, o.created_at, is_sold(o), order_revenue(o.total_amount, coalesce(p.amount, 0), coalesce(r.amount, 0))
          from team_orders o
          left join (select team_order_id, sum(amount) as amount from order_payments group by 1) p on p.team_order_id = o.id
          left join (select team_order_id, sum(amount) as amount from order_refunds group by 1) r on r.team_order_id = o.id;
      insert into order_sums (kind, slot, orders, sold, revenue)
        select kind, order_slot(created_at), count(*), count(*) filter (where is_sold), coalesce(sum(revenue) filter (where is_sold), 0)
          from counted group by 1, 2;
      insert into order_status_sums (kind, status, orders, revenue)
        select kind, status, count(*), coalesce(sum(revenue) filter (where is_sold), 0) from counted group by 1, 2;
      insert into product_sums (kind, day, product_id, orders, units, amount)
        select kind, day, product_id, count(*), sum(is_sold::int * units), sum(is_sold::int * amount) from (
          select kind, (o.created_at at time zone 'UTC')::date as day, i.product_id, o.is_sold, sum(i.quantity) as units, sum(i.total_price) as amount
            from counted o join order_items i on coalesce(i._parent_id, i.team_order_id) = o.id
           where i.product_id is not null group by kind, o.id, 2, i.product_id, o.is_sold) of_order
         group by kind, day, product_id order by day;
    end $body$;

    lock table orders, team_orders, order_items, order_payments, order_refunds in share row exclusive mode;

    create trigger orders_added after insert or delete on orders for each row execute function sum_orders('shop');
    create trigger orders_changed after update on orders for each row
      when ((old.status, old.created_at, old.awaits_confirmation, old.total_amount, old.paid_amount, old.refunded_amount)
        is distinct from (new.status, new.created_at, new.awaits_confirmation, new.total_amount, new.paid_amount, new.refunded_amount))
      execute function sum_orders('shop');
    create trigger orders_dropped before delete on orders for each row execute function drop_order_lines('shop');
    create trigger orders_emptied after truncate on orders for each statement execute function clear_sums('shop');
    create trigger team_orders_added after insert or delete on team_orders for each row execute function sum_orders('team');
    create trigger team_orders_changed after update on team_orders for each row
      when ((old.status, old.created_at, old.total_amount) is distinct from (new.status, new.created_at, new.total_amount))
      execute function sum_orders('team');
    create trigger team_orders_dropped before delete on team_orders for each row execute function drop_order_lines('team');
    create trigger team_orders_emptied after truncate on team_orders for each statement execute function clear_sums('team');
    create trigger order_payments_summed after insert on order_payments
      referencing new table as added_rows for each statement execute function sum_team_payments();
    create trigger order_refunds_summed after insert on order_refunds
      referencing new table as added_rows for each statement execute function sum_team_payments();
    create trigger order_items_added after insert on order_items
      referencing new table as after_rows for each statement execute function sum_lines();
    create trigger order_items_changed after update on order_items
      referencing old table as before_rows new table as after_rows for each statement execute function sum_lines();
    create trigger order_items_dropped after delete on order_items
      referencing old table as before_rows for each statement execute function sum_lines();
    create trigger order_items_emptied after truncate on order_items for each statement execute function clear_product_sums();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function recount_orders;
    drop function sum_orders, sum_lines, sum_team_payments, drop_order_lines, clear_sums, clear_product_sums cascade;
    drop function count_lines, count_order(orders, integer), count_order(team_orders, integer);
    drop function count_order(text, text, timestamptz, boolean, numeric, integer), is_sold(orders), is_sold(team_orders), order_revenue, order_slot;
    drop table order_sum_changes, order_sums, order_status_sums, product_sum_changes, product_sums;
    drop type product_share;
  `);
}
