import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What the back office relies on, held by the database: the chain over the activity log, revisions of orders, ratings,
 * sums of refunds, the one row of settings; tables that no interface offers (news for staff, logins, second factors); indexes for its searches.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists pg_trgm;

    alter table activity_log drop constraint activity_log_actor_id_admin_users_id_fk;
    alter table order_status_changes drop constraint order_status_changes_by_id_admin_users_id_fk;
    alter table order_refunds
      drop constraint order_refunds_by_id_admin_users_id_fk,
      add constraint order_refunds_amount check (amount::usd > 0);
    create trigger order_refunds_append_only before update or delete on order_refunds
      for each row execute function refuse_change();
    create trigger activity_log_kept_whole before truncate on activity_log
      for each statement execute function refuse_change();

    create table activity_log_chain (
      place bigint primary key,
      entry_id uuid not null unique,
      hash text not null
    );
    create trigger activity_log_chain_append_only before update or delete on activity_log_chain
      for each row execute function refuse_change();
    create trigger activity_log_chain_kept_whole before truncate on activity_log_chain
      for each statement execute function refuse_change();

    create function activity_hash(before_it text, entry activity_log) returns text language sql stable set timezone = 'UTC' as $body$
      select encode(sha256(convert_to(before_it || jsonb_build_array(
        entry.id, entry.actor_id, entry.actor_name, entry.action, entry.subject_type, entry.subject_id, entry.subject,
        entry.before, entry.after, entry.address, entry.created_at)::text, 'UTF8')), 'hex')
    $body$;

    create function chain_activity() returns trigger language plpgsql as $body$
    declare last activity_log_chain;
    begin
      perform pg_advisory_xact_lock(hashtext('activity_log_chain'));
      select * into last from activity_log_chain order by place desc limit 1;
      insert into activity_log_chain (place, entry_id, hash)
        values (coalesce(last.place, 0) + 1, new.id, activity_hash(coalesce(last.hash, ''), new));
      return null;
    end $body$;

    do $body$
    declare
      entry activity_log;
      place bigint := 0;
      hash text := '';
    begin
      for entry in select * from activity_log order by created_at, id loop
        place := place + 1;
        hash := activity_hash(hash, entry);
        insert into activity_log_chain values (place, entry.id, hash);
      end loop;
    end $body$;

    create constraint trigger activity_log_chained after insert on activity_log
      deferrable initially deferred for each row execute function chain_activity();

    create function count_revision() returns trigger language plpgsql as $body$
    begin
      new.revision := old.revision + 1;
      return new;
    end $body$;
    create trigger orders_revision before update on orders for each row execute function count_revision();

    alter table orders add column paid_amount numeric not null default 0;
    update orders set paid_amount = total_amount where payment_status in ('paid', 'refunded');
    alter table orders add constraint orders_refunded
      check (refunded_amount::usd is not null and paid_amount::usd is not null and refunded_amount <= paid_amount);
    create function follow_payment() returns trigger language plpgsql as $body$
    declare was_paid boolean := tg_op = 'UPDATE' and old.payment_status in ('paid', 'refunded');
    begin
      if new.payment_status not in ('paid', 'refunded') then
        new.paid_amount := 0;
      elsif not was_paid then
        new.paid_amount := new.total_amount;
      end if;
      return new;
    end $body$;
    create trigger orders_payment before insert or update on orders for each row execute function follow_payment();

    alter table product_reviews
      add constraint product_reviews_rating check (rating between 1 and 5 and rating = trunc(rating)),
      drop constraint product_reviews_product_id_products_id_fk,
      add constraint product_reviews_product_id_products_id_fk
        foreign key (product_id) references products (id) on delete cascade;
    create unique index product_reviews_once on product_reviews (order_id, product_id) where order_id is not null;
    create function rate_product() returns trigger language plpgsql as $body$
    begin
      update products set (rating, reviews) = (
          select coalesce(round(avg(r.rating), 1), 0), count(*) from product_reviews r
           where r.product_id = products.id and r.status = 'published')
        where id in (old.product_id, new.product_id);
      return null;
    end $body$;
    create trigger product_reviews_rated after insert or update or delete on product_reviews
      for each row execute function rate_product();

    alter table inquiry_replies
      drop constraint inquiry_replies_inquiry_id_inquiries_id_fk,
      add constraint inquiry_replies_inquiry_id_inquiries_id_fk
        foreign key (inquiry_id) references inquiries (id) on delete cascade;

    create table staff_news (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      title text not null,
      body text not null default '',
      href text not null,
      created_at timestamptz not null default clock_timestamp()
    );
    create index staff_news_newest on staff_news (created_at desc, id desc);
    create table staff_news_states (
      user_id uuid not null references admin_users (id) on delete cascade,
      news_id uuid not null references staff_news (id) on delete cascade,
      read_at timestamptz,
      cleared_at timestamptz,
      primary key (user_id, news_id)
    );
    create function announce_staff_news() returns trigger language plpgsql as $body$
    begin
      perform pg_notify('staff_news', new.id::text);
      return null;
    end $body$;
    create trigger staff_news_announced after insert on staff_news
      for each row execute function announce_staff_news();

    create table staff_logins (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references admin_users (id) on delete cascade,
      session_id text,
      outcome text not null check (outcome in ('signed_in', 'wrong_password', 'wrong_code', 'inactive')),
      address text not null,
      agent text not null,
      created_at timestamptz not null default clock_timestamp()
    );
    create index staff_logins_newest on staff_logins (user_id, created_at desc);
    create table staff_second_factors (
      user_id uuid primary key references admin_users (id) on delete cascade,
      secret text not null,
      enabled_at timestamptz,
      last_step bigint not null default 0,
      recovery_codes text[] not null default '{}'
    );

    with settings as (
      insert into site_settings (created_at, updated_at) select now(), now() where not exists (select from site_settings)
      returning id)
    insert into site_settings_price_tiers (_order, _parent_id, id, min_quantity, percent_off)
      select tier.place, settings.id, md5(settings.id::text || tier.place), tier.min_quantity, tier.percent_off
        from settings cross join (values (1, 10, 5), (2, 25, 10), (3, 50, 15)) as tier (place, min_quantity, percent_off);
    create unique index site_settings_one on site_settings ((true));

    create index orders_newest on orders (created_at desc, id desc);
    create index orders_newest_of_status on orders (status, created_at desc, id desc);
    create index orders_search on orders using gin
      ((order_number || ' ' || contact_first_name || ' ' || contact_last_name || ' ' || contact_email) gin_trgm_ops);
    create index orders_awaiting_card on orders (updated_at)
      where payment_method = 'card' and payment_status in ('unpaid', 'failed');
    create index customers_search on customers using gin
      ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
    create index customers_newest on customers (created_at desc, id desc);
    create index products_search on products using gin ((name || ' ' || sku) gin_trgm_ops);
    create index products_newest on products (created_at desc, id desc);
    create index team_profiles_search on team_profiles using gin
      ((team_name || ' ' || coalesce(contact_person, '') || ' ' || coalesce(email, '') || ' ' || coalesce(sport_type, '')) gin_trgm_ops);
    create index team_profiles_newest on team_profiles (created_at desc, id desc);
    create index team_orders_search on team_orders using gin (order_number gin_trgm_ops);
    create index inquiries_search on inquiries using gin
      ((name || ' ' || email || ' ' || coalesce(subject, '') || ' ' || coalesce(team_name, '')) gin_trgm_ops);
    create index inquiries_newest on inquiries (created_at desc, id desc);
    create index product_variations_stock_quantity on product_variations (stock_quantity);
    create index activity_log_newest on activity_log (created_at desc, id desc);
    create index activity_log_search on activity_log using gin
      ((actor_name || ' ' || action || ' ' || coalesce(subject, '') || ' ' || coalesce(subject_id, '') || ' ' || coalesce(address, '')) gin_trgm_ops);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index activity_log_search, activity_log_newest, product_variations_stock_quantity, inquiries_newest, inquiries_search, team_orders_search, team_profiles_newest,
      team_profiles_search, products_newest, products_search, customers_newest, customers_search, orders_awaiting_card,
      orders_search, orders_newest_of_status, orders_newest;
    drop index site_settings_one;
    drop table staff_second_factors, staff_logins, staff_news_states, staff_news;
    drop function announce_staff_news;
    drop trigger product_reviews_rated on product_reviews;
    drop function rate_product;
    drop index product_reviews_once;
    drop trigger orders_payment on orders;
    drop function follow_payment;
    alter table orders drop constraint orders_refunded, drop column paid_amount;
    drop trigger orders_revision on orders;
    drop function count_revision;
    drop trigger activity_log_chained on activity_log;
    drop function chain_activity;
    drop table activity_log_chain;
    drop function activity_hash;
    drop trigger activity_log_kept_whole on activity_log;
    drop trigger order_refunds_append_only on order_refunds;
  `);
}
