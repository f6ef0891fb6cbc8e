import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Rules that no road around the forms may break, tables that no interface offers, indexes of lists and searches, and the rows of
 * a new shop. Sections follow the areas of the shop; the search index comes last.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists pg_trgm;

    create domain amount as numeric check (value >= 0 and value = round(value, 3));
    create domain units as numeric check (value >= 0 and value = trunc(value));

    create table app_state (key text primary key, value text not null default '', set_at timestamptz not null default now());

    create function refuse_change() returns trigger language plpgsql as $body$
    begin
      raise exception 'Entries of % are never changed or removed.', tg_table_name using errcode = 'restrict_violation';
    end $body$;

    -- REFERENCES

    -- Payload empties every reference to a deleted row. These rows go with it, or keep it.
    do $body$
    declare reference record;
    begin
      for reference in select * from (values
        ('inquiries', 'kit_document_id', 'kit_documents', 'restrict'),
        ('inquiry_files', 'inquiry_id', 'inquiries', 'cascade'),
        ('inquiry_replies', 'inquiry_id', 'inquiries', 'cascade'),
        ('invoices', 'order_id', 'orders', 'restrict'),
        ('invoices', 'team_order_id', 'team_orders', 'restrict'),
        ('kit_design_comments', 'design_id', 'kit_designs', 'cascade'),
        ('kit_design_versions', 'design_id', 'kit_designs', 'cascade'),
        ('kit_design_versions', 'document_id', 'kit_documents', 'restrict'),
        ('kit_designs', 'document_id', 'kit_documents', 'restrict'),
        ('kit_designs', 'team_id', 'team_profiles', 'cascade'),
        ('order_items', 'kit_document_id', 'kit_documents', 'restrict'),
        ('order_notes', 'order_id', 'orders', 'cascade'),
        ('order_notes', 'team_order_id', 'team_orders', 'cascade'),
        ('order_payments', 'order_id', 'orders', 'restrict'),
        ('order_payments', 'team_order_id', 'team_orders', 'restrict'),
        ('order_proofs', 'order_id', 'orders', 'cascade'),
        ('order_refunds', 'team_order_id', 'team_orders', 'restrict'),
        ('product_reviews', 'product_id', 'products', 'cascade'),
        ('proof_jobs', 'order_id', 'orders', 'cascade'),
        ('shipments', 'order_id', 'orders', 'cascade'),
        ('shipments', 'team_order_id', 'team_orders', 'cascade'),
        ('team_order_drafts', 'team_id', 'team_profiles', 'cascade'),
        ('team_size_replies', 'member_id', 'team_members', 'cascade'),
        ('team_size_replies', 'size_request_id', 'team_size_requests', 'cascade'),
        ('team_size_replies', 'team_id', 'team_profiles', 'cascade'),
        ('team_size_requests', 'team_id', 'team_profiles', 'cascade')
      ) as kept (owner, field, target, action)
      loop
        execute format('alter table %1$I drop constraint %2$I, add constraint %2$I foreign key (%3$I) references %4$I (id) on delete %5$s',
          reference.owner, format('%s_%s_%s_id_fk', reference.owner, reference.field, reference.target),
          reference.field, reference.target, reference.action);
      end loop;
    end $body$;

    -- Rows that never change keep the id of a deleted account.
    alter table activity_log drop constraint activity_log_actor_id_admin_users_id_fk;
    alter table order_payments drop constraint order_payments_by_id_admin_users_id_fk;
    alter table order_refunds drop constraint order_refunds_by_id_admin_users_id_fk;
    alter table order_status_changes drop constraint order_status_changes_by_id_admin_users_id_fk;

    -- ACTIVITY LOG (docs/decisions/0009-activity-log.md)

    create trigger activity_log_append_only before update or delete on activity_log
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
    create constraint trigger activity_log_chained after insert on activity_log
      deferrable initially deferred for each row execute function chain_activity();

    create index activity_log_newest on activity_log (created_at desc, id desc);
    create index activity_log_search on activity_log using gin
      ((actor_name || ' ' || action || ' ' || coalesce(subject, '') || ' ' || coalesce(subject_id, '') || ' ' || coalesce(address, '')) gin_trgm_ops);

    -- ACCOUNTS

    -- Number of times that an account signed all its devices out.
    alter table admin_users add column device_epoch integer not null default 0;
    alter table team_people add column device_epoch integer not null default 0;
    alter table team_profiles add column device_epoch integer not null default 0;

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

    -- Searches match the expressions of src/data/search-texts.ts, here and below.
    create index customers_newest on customers (created_at desc, id desc);
    create index customers_search on customers using gin
      ((first_name || ' ' || last_name || ' ' || email || ' ' ||
        coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) gin_trgm_ops);

    -- INQUIRIES AND NEWSLETTER

    create index inquiries_newest on inquiries (created_at desc, id desc);
    create index inquiries_search on inquiries using gin
      ((name || ' ' || email || ' ' || coalesce(subject, '') || ' ' || coalesce(team_name, '') || ' ' ||
        coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) gin_trgm_ops);
    alter table newsletter_subscribers add constraint newsletter_subscribers_lower check (email = lower(email));

    -- SETTINGS, with the rows of a new shop

    insert into site_settings (created_at, updated_at) values (now(), now());
    create unique index site_settings_one on site_settings ((true));
    alter table site_settings
      add constraint site_settings_unconfirmed
        check (unconfirmed_amount::amount is not null and unconfirmed_pieces >= 0 and unconfirmed_pieces = trunc(unconfirmed_pieces)),
      add constraint site_settings_technique_prices
        check (coalesce(technique_prices_vinyl, 0)::amount + coalesce(technique_prices_transfer, 0)::amount
               + coalesce(technique_prices_embroidery, 0)::amount is not null);
    create function shop_currency() returns varchar language sql stable as
      $body$ select coalesce((select currency from site_settings limit 1), 'USD') $body$;

    insert into site_settings_price_tiers (_order, _parent_id, id, min_quantity, percent_off)
      select tier.place, settings.id, md5(settings.id::text || tier.place), tier.min_quantity, tier.percent_off
        from site_settings settings cross join (values (1, 10, 5), (2, 25, 10), (3, 50, 15)) as tier (place, min_quantity, percent_off);
    alter table site_settings_price_tiers
      add constraint site_settings_price_tiers_range check (min_quantity::units >= 2 and percent_off::units between 1 and 90);

    alter table delivery_settings
      add constraint delivery_settings_days check (stock_days::units is not null and made_days::units is not null and usual_weight::units is not null);
    alter table tax_rates add constraint tax_rates_percent check (standard between 0 and 100 and reduced between 0 and 100);

    insert into site_content (created_at, updated_at) values (now(), now());
    create unique index site_content_one on site_content ((true));
    insert into site_content_about_links (_order, _parent_id, id, label, href, description)
      select place, site_content.id, md5(random()::text), label, href, note from site_content, (values
        (1, 'About Us', '/about', 'Our story, our people, how we work'),
        (2, 'Size Guides', '/size-guides', 'Boys XS to 3X-Large, measured'),
        (3, 'Color Charts', '/color-charts', 'Every shade we print and knit'),
        (4, 'Brochures', '/brochures', 'Ranges to read and pass round'),
        (5, 'More Info', '/more-info', 'Ordering, printing and delivery')
      ) as usual (place, label, href, note);
    insert into site_content_quick_links (_order, _parent_id, id, label, href)
      select place, site_content.id, md5(random()::text), label, href from site_content, (values
        (1, 'Home', '/'),
        (2, 'Shop', '/shop'),
        (3, 'Kit Designs', '/custom-kits'),
        (4, 'Team Portal', '/teamwear-portal'),
        (5, 'About Us', '/about'),
        (6, 'Size Guides', '/size-guides'),
        (7, 'Color Charts', '/color-charts'),
        (8, 'Contact', '/contact')
      ) as usual (place, label, href);
    insert into site_content_legal_links (_order, _parent_id, id, label, href)
      select place, site_content.id, md5(random()::text), label, href from site_content, (values
        (1, 'Privacy Policy', '/privacy'),
        (2, 'Terms of Service', '/terms'),
        (3, 'Returns', '/returns')
      ) as usual (place, label, href);

    -- PRODUCTS AND STOCK

    alter table products
      add constraint products_money check (price::amount is not null and coalesce(sale_price, 0)::amount is not null and coalesce(unit_price, 0)::amount is not null),
      add constraint products_stock check (stock_quantity::units is not null),
      add constraint products_delivery check (coalesce(weight, 0)::units is not null and coalesce(stock_days, 0)::units is not null and coalesce(made_days, 0)::units is not null),
      add constraint products_rating check (rating between 0 and 5),
      add constraint products_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
    alter table products_price_tiers
      add constraint products_price_tiers_range check (min_quantity::units >= 2 and percent_off::units between 1 and 90);
    create index products_newest on products (created_at desc, id desc);
    create index products_search on products using gin ((name || ' ' || sku) gin_trgm_ops);

    alter table product_variations
      add constraint product_variations_money check (additional_price::amount is not null),
      add constraint product_variations_stock check (stock_quantity::units is not null);
    create index product_variations_stock_quantity on product_variations (stock_quantity);
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

    alter table product_reviews
      add constraint product_reviews_rating check (rating between 1 and 5 and rating = trunc(rating));
    create unique index product_reviews_once on product_reviews (order_id, product_id) where order_id is not null;
    create function rate_product() returns trigger language plpgsql as $body$
    begin
      perform from products where id in (old.product_id, new.product_id) order by id for no key update;
      update products set (rating, reviews) = (
          select coalesce(round(avg(r.rating), 1), 0), count(*) from product_reviews r
           where r.product_id = products.id and r.status = 'published')
        where id in (old.product_id, new.product_id);
      return null;
    end $body$;
    create trigger product_reviews_rated after insert or update or delete on product_reviews
      for each row execute function rate_product();

    -- Imported files and the changes they made, both gzipped; the activity log names them by their hashes.
    create table product_imports (
      id uuid primary key,
      created_at timestamptz not null default now(),
      file_name text not null,
      file bytea not null,
      changes bytea not null
    );
    create trigger product_imports_append_only before update or delete on product_imports
      for each row execute function refuse_change();
    create trigger product_imports_kept_whole before truncate on product_imports
      for each statement execute function refuse_change();

    -- ORDERS, of the shop and of teams (docs/decisions/0039-one-table-of-lines.md)

    create sequence order_number_seq;

    alter table orders
      alter column currency set not null, alter column currency set default shop_currency(),
      alter column tax_amount set not null, alter column tax_relief_amount set not null,
      add column net_amount numeric not null generated always as (total_amount - tax_amount) stored,
      add column paid_amount numeric not null default 0,
      add column awaits_confirmation boolean not null generated always as
        (status = 'pending' and confirm_by is not null and confirmed_at is null) stored,
      add constraint orders_money check (total_amount::amount is not null and shipping_amount::amount is not null),
      add constraint orders_discount check (discount_amount::amount is not null),
      add constraint orders_tax check (
        tax_amount::amount is not null and tax_relief_amount::amount is not null and tax_amount <= total_amount
        and (tax_amount = 0 or coalesce(tax_treatment = 'charged', false))
        and (tax_treatment is null) = (tax_rounding is null) and (tax_treatment is null) = (tax_name is null)),
      add constraint orders_deposit check (deposit_percent between 0 and 100 and deposit_percent = trunc(deposit_percent)),
      add constraint orders_promised_date check (promised_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      add constraint orders_delivery check (num_nulls(delivery_method, delivery_name, delivery_days) in (0, 3)),
      add constraint orders_paid_at check ((payment_status in ('paid', 'refunded')) = (paid_at is not null)),
      add constraint orders_refunded
        check (refunded_amount::amount is not null and paid_amount::amount is not null and refunded_amount <= paid_amount),
      add constraint orders_all_refunded
        check (payment_status <> 'refunded' or (refunded_amount > 0 and refunded_amount = paid_amount));
    create index orders_newest on orders (created_at desc, id desc);
    create index orders_newest_of_status on orders (status, created_at desc, id desc);
    create index orders_awaiting_card on orders (updated_at)
      where payment_method = 'card' and payment_status in ('unpaid', 'failed');
    create index orders_awaiting_confirmation on orders (confirm_by) where awaits_confirmation;
    create index orders_promised on orders (promised_date) where status in ('pending', 'processing') and delivery_from is not null;
    -- Finds an order by a damaged link (src/modules/orders/data/order-token.ts).
    create index orders_token_beginning on orders (left(tracking_token, 16));
    create index orders_search on orders using gin
      ((order_number || ' ' || contact_first_name || ' ' || contact_last_name || ' ' || contact_email || ' ' ||
        coalesce(company_name, '') || ' ' || coalesce(purchase_order, '') || ' ' ||
        coalesce(shipping_address_postcode, '') || ' ' || replace(coalesce(shipping_address_postcode, ''), ' ', '') || ' ' ||
        coalesce(billing_address_postcode, '') || ' ' || replace(coalesce(billing_address_postcode, ''), ' ', '') || ' ' ||
        coalesce(contact_phone, '') || ' ' || regexp_replace(coalesce(contact_phone, ''), '[^0-9]', '', 'g')) gin_trgm_ops);

    alter table team_orders
      alter column currency set not null, alter column currency set default shop_currency(),
      alter column tax_amount set not null, alter column tax_relief_amount set not null,
      add column net_amount numeric not null generated always as (total_amount - tax_amount) stored,
      add constraint team_orders_money check (total_amount::amount is not null),
      add constraint team_orders_shipping_amount check (shipping_amount::amount is not null),
      add constraint team_orders_discount check (discount_amount::amount is not null),
      add constraint team_orders_tax check (
        tax_amount::amount is not null and tax_relief_amount::amount is not null and tax_amount <= total_amount
        and (tax_amount = 0 or coalesce(tax_treatment = 'charged', false))
        and (tax_treatment is null) = (tax_rounding is null) and (tax_treatment is null) = (tax_name is null)),
      add constraint team_orders_deposit check (deposit_percent between 0 and 100 and deposit_percent = trunc(deposit_percent)),
      add constraint team_orders_promised_date check (promised_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      add constraint team_orders_delivery check (num_nulls(delivery_method, delivery_name, delivery_days) in (0, 3));
    create index team_orders_newest on team_orders (team_id, created_at desc);
    create index team_orders_search on team_orders using gin
      ((order_number || ' ' || coalesce(company_name, '') || ' ' || coalesce(purchase_order, '') || ' ' ||
        coalesce(shipping_address_postcode, '') || ' ' || replace(coalesce(shipping_address_postcode, ''), ' ', '') || ' ' ||
        coalesce(billing_address_postcode, '') || ' ' || replace(coalesce(billing_address_postcode, ''), ' ', '')) gin_trgm_ops);

    -- Opening a payment page is no change that an edit by staff could conflict with.
    create function count_revision() returns trigger language plpgsql as $body$
    begin
      new.revision := old.revision + 1;
      return new;
    end $body$;
    create trigger orders_revision before update on orders for each row
      when (new.stripe_session_id is not distinct from old.stripe_session_id) execute function count_revision();
    create trigger team_orders_revision before update on team_orders for each row
      when (new.stripe_session_id is not distinct from old.stripe_session_id) execute function count_revision();

    -- Payload never writes the columns of teams. A line is known by its id, or by item and size of a team’s.
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
      add constraint order_items_quantity check (quantity::units is not null and quantity > 0),
      add constraint order_items_money check (unit_price::amount is not null and total_price = quantity * unit_price),
      add constraint order_items_tax check (
        num_nulls(net_amount, tax_amount) in (0, 2) and (team_order_id is not null or (tax_rate is null) = (net_amount is null))
        and coalesce(tax_rate, 0) between 0 and 100 and coalesce(relief_rate, 0) between 0 and 100
        and coalesce(net_amount, 0)::amount is not null and coalesce(tax_amount, 0)::amount is not null),
      add constraint order_items_players check (players is null or jsonb_typeof(players) = 'array'),
      add constraint order_items_prints check (prints is null or jsonb_typeof(prints) = 'array');
    create index order_items_team_order on order_items (team_order_id) where team_order_id is not null;
    alter table order_discounts
      alter column _parent_id drop not null,
      add column team_order_id uuid references team_orders on delete cascade,
      add constraint order_discounts_order check (num_nonnulls(_parent_id, team_order_id) = 1),
      add constraint order_discounts_amount check (amount::amount is not null and quantity > 0);
    create index order_discounts_team_order on order_discounts (team_order_id) where team_order_id is not null;
    alter table order_tax_lines
      add constraint order_tax_lines_sums check (rate between 0 and 100 and net::amount is not null and tax::amount is not null);
    alter table team_order_tax_lines
      add constraint team_order_tax_lines_sums check (rate between 0 and 100 and net::amount is not null and tax::amount is not null);

    -- Hashes of mailbox and network by which unconfirmed orders are limited; kept for days only.
    create table order_origins (
      order_id uuid primary key references orders (id) on delete cascade,
      mailbox text not null,
      network text not null,
      created_at timestamptz not null default now()
    );
    create index order_origins_mailbox on order_origins (mailbox);
    create index order_origins_network on order_origins (network);
    create index order_origins_created_at on order_origins (created_at);

    alter table order_notes add constraint order_notes_of_one_order check (num_nonnulls(order_id, team_order_id) = 1);
    create unique index order_proofs_version on order_proofs (order_id, version);
    create unique index team_order_proofs_version on team_order_proofs (team_order_id, version);

    -- History is append-only, but for personal data: reasons, comments and their authors can be removed.
    create function refuse_change_of_status_change() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'UPDATE' and new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
        return new;
      end if;
      raise exception 'Entries of % are never changed or removed.', tg_table_name using errcode = 'restrict_violation';
    end $body$;
    create trigger order_status_changes_append_only before update or delete on order_status_changes
      for each row execute function refuse_change_of_status_change();
    create function refuse_change_of_event() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'UPDATE' and (new.comment is null or new.comment = old.comment)
         and (new.by_name = 'Removed' or new.by_name = old.by_name)
         and to_jsonb(new) - 'comment' - 'by_name' = to_jsonb(old) - 'comment' - 'by_name' then
        return new;
      end if;
      raise exception 'Entries of % are never changed or removed.', tg_table_name using errcode = 'restrict_violation';
    end $body$;
    create trigger team_order_events_append_only before update or delete on team_order_events
      for each row execute function refuse_change_of_event();

    -- PAYMENTS

    -- Payload proposes each saved order as a new row, without the amount paid: never below what was refunded.
    create function follow_payment() returns trigger language plpgsql as $body$
    declare
      was_paid boolean := tg_op = 'UPDATE' and old.payment_status in ('paid', 'refunded');
      is_paid boolean := new.payment_status in ('paid', 'refunded');
    begin
      if is_paid and not was_paid and (new.payment_status = 'paid' or new.paid_amount = 0) then
        new.paid_amount := greatest(new.paid_amount, new.total_amount, new.refunded_amount);
      elsif was_paid and not is_paid and new.paid_amount = old.paid_amount then
        new.paid_amount := 0;
      end if;
      return new;
    end $body$;
    create trigger orders_payment before insert or update on orders for each row execute function follow_payment();

    alter table payment_events add constraint payment_events_of_one_order check (num_nonnulls(order_id, team_order_id) <= 1);
    alter table order_payments
      add constraint order_payments_of_one_order check (num_nonnulls(order_id, team_order_id) = 1),
      add constraint order_payments_amount check (amount <> 0 and amount = round(amount, 3)),
      add constraint order_payments_day check (received_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
    create trigger order_payments_append_only before update or delete on order_payments
      for each row execute function refuse_change();
    create trigger order_payments_kept_whole before truncate on order_payments
      for each statement execute function refuse_change();
    alter table order_refunds
      add constraint order_refunds_of_one_order check (num_nonnulls(order_id, team_order_id) = 1),
      add constraint order_refunds_amount check (amount::amount > 0);
    create trigger order_refunds_append_only before update or delete on order_refunds
      for each row execute function refuse_change();

    -- INVOICES: numbers have no gaps, and no document changes once it has one (docs/decisions/0025-invoices.md)

    alter table invoices
      add constraint invoices_of_one_order check (num_nonnulls(order_id, team_order_id) = 1),
      add constraint invoices_total check (total_amount >= 0);
    create unique index invoices_sequence on invoices (kind, sequence);
    create index invoices_newest on invoices (issued_at desc, id desc);
    create index invoices_due on invoices (due_on) where kind = 'invoice';
    create index invoices_search on invoices using gin (number gin_trgm_ops);

    create function begin_invoice() returns trigger language plpgsql as $body$
    begin
      new.sequence := null;
      new.number := null;
      new.issued_at := null;
      new.issued_on := null;
      new.due_on := null;
      return new;
    end $body$;
    create trigger invoices_begun before insert on invoices for each row execute function begin_invoice();

    create function number_invoice() returns trigger language plpgsql as $body$
    declare
      place bigint;
      at timestamptz;
      day date;
    begin
      -- The same lock as the activity log's: a transaction that writes both takes one and waits for no second.
      perform pg_advisory_xact_lock(hashtext('activity_log_chain'));
      select coalesce(max(sequence), 0) + 1 into place from invoices where kind = new.kind;
      at := clock_timestamp();
      day := (at at time zone new.time_zone)::date;
      update invoices
         set sequence = place,
             number = case kind when 'invoice' then 'INV-' else 'CN-' end
                      || lpad(place::text, greatest(6, length(place::text)), '0'),
             issued_at = at, issued_on = day::text, due_on = (day + due_days::int)::text
       where id = new.id;
      return null;
    end $body$;
    create constraint trigger invoices_numbered after insert on invoices
      deferrable initially deferred for each row execute function number_invoice();

    create function keep_invoice() returns trigger language plpgsql as $body$
    declare given text[] := array['sequence', 'number', 'issued_at', 'issued_on', 'due_on'];
    begin
      if old.number is null and new.number is not null and to_jsonb(new) - given = to_jsonb(old) - given then
        return new;
      end if;
      raise exception 'Entries of % are never changed or removed.', tg_table_name using errcode = 'restrict_violation';
    end $body$;
    create trigger invoices_kept before update on invoices for each row execute function keep_invoice();
    create trigger invoices_append_only before delete on invoices for each row execute function refuse_change();
    create trigger invoices_kept_whole before truncate on invoices for each statement execute function refuse_change();

    create table invoice_files (
      invoice_id uuid primary key references invoices (id) on delete restrict,
      content bytea not null,
      sha256 text not null,
      created_at timestamptz not null default clock_timestamp(),
      constraint invoice_files_hash check (sha256 = encode(sha256(content), 'hex'))
    );
    create trigger invoice_files_append_only before update or delete on invoice_files
      for each row execute function refuse_change();
    create trigger invoice_files_kept_whole before truncate on invoice_files
      for each statement execute function refuse_change();

    create table invoice_reminders (
      id uuid primary key default gen_random_uuid(),
      invoice_id uuid not null references invoices (id) on delete restrict,
      -- From the due date, below zero before it; null if staff sent it.
      days smallint,
      open_amount numeric not null,
      by_id uuid,
      by_name text not null,
      created_at timestamptz not null default clock_timestamp(),
      constraint invoice_reminders_open check (open_amount > 0),
      constraint invoice_reminders_once unique (invoice_id, days)
    );
    create trigger invoice_reminders_append_only before update or delete on invoice_reminders
      for each row execute function refuse_change();
    create trigger invoice_reminders_kept_whole before truncate on invoice_reminders
      for each statement execute function refuse_change();

    -- SHIPMENTS: no piece is shipped twice. Checked as a transaction ends, since an edit writes the lines anew

    alter table shipments
      add constraint shipments_of_one_order check (num_nonnulls(order_id, team_order_id) = 1),
      add constraint shipments_tracking_url check (tracking_url ~ '^https://');
    create unique index shipments_number on shipments (order_id, number);
    create unique index shipments_team_number on shipments (team_order_id, number);
    alter table shipment_pieces add constraint shipment_pieces_quantity check (quantity >= 1 and quantity = trunc(quantity));
    create unique index shipment_pieces_once on shipment_pieces (_parent_id, line);

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
    create function check_shipment_piece() returns trigger language plpgsql as $body$
    begin
      perform check_shipped(order_id, team_order_id) from shipments where id = new._parent_id;
      return null;
    end $body$;
    create constraint trigger shipment_pieces_ordered after insert or update on shipment_pieces
      deferrable initially deferred for each row execute function check_shipment_piece();
    create function check_order_item() returns trigger language plpgsql as $body$
    begin
      perform check_shipped(old._parent_id, old.team_order_id);
      return null;
    end $body$;
    create constraint trigger order_items_shipped after delete or update of quantity, id, _parent_id, team_order_id, item, size_code
      on order_items deferrable initially deferred for each row execute function check_order_item();

    -- TEAMS

    create index team_profiles_newest on team_profiles (created_at desc, id desc);
    create index team_profiles_search on team_profiles using gin
      ((team_name || ' ' || coalesce(contact_person, '') || ' ' || coalesce(email, '') || ' ' || coalesce(sport_type, '') || ' ' ||
        coalesce(company_name, '') || ' ' ||
        coalesce(billing_address_postcode, '') || ' ' || replace(coalesce(billing_address_postcode, ''), ' ', '') || ' ' ||
        coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) gin_trgm_ops);
    alter table team_members
      add constraint team_members_jersey_number check (jersey_number ~ '^(00|0|[1-9][0-9]{0,2})$');
    create unique index team_size_requests_one_open on team_size_requests (team_id) where locked_at is null;
    -- Replies by a team’s link wait beside the roster until its manager accepts them.
    alter table team_size_replies
      add constraint team_size_replies_jersey_number check (jersey_number ~ '^(00|0|[1-9][0-9]{0,2})$'),
      add constraint team_size_replies_of_somebody
        check (member_id is not null or (name is not null and size_preference is not null and answered_at is not null));
    create index team_size_replies_waiting on team_size_replies (team_id) where member_id is null and accepted_at is null;

    -- KITS

    create function refuse_kit_change() returns trigger language plpgsql as $body$
    begin
      raise exception 'A kit is never changed once it is written.';
    end $body$;
    create trigger kit_documents_unchanged before update on kit_documents
      for each row when (old.hash is distinct from new.hash or old.document is distinct from new.document)
      execute function refuse_kit_change();
    create index kit_documents_pictures_idx on kit_documents
      using gin (jsonb_path_query_array(document, '$.elements[*].logo.picture.hash'));
    create index kit_designs_forgotten on kit_designs (updated_at) where team_id is null;

    -- Editors of a kit or a page; rows last for seconds.
    create unlogged table presence (
      subject uuid not null,
      tab text not null,
      owner text not null,
      name text,
      place text,
      seen_at timestamptz not null default now(),
      primary key (subject, tab)
    );
    create index presence_seen on presence (seen_at);

    -- PAGES AND MEDIA

    -- The slug of a deleted page can be taken again.
    drop index cms_pages_slug_idx;
    create unique index cms_pages_slug_idx on cms_pages (slug) where deleted_at is null;
    create unique index cms_pages_one_homepage on cms_pages (is_homepage) where is_homepage;
    create index cms_pages_search on cms_pages using gin ((title || ' ' || slug) gin_trgm_ops);

    -- Words of a page’s blocks: texts but those under keys that hold choices, addresses, colours and the workings of rich
    -- text, and ids. tests/int/cms-search.test.ts compares it with the catalogue of blocks.
    create function page_words(content jsonb) returns text language sql immutable parallel safe as $body$
      select coalesce(string_agg(found.value #>> '{}', e'\n'), '') from (
        select pair -> 'value' as value
          from jsonb_path_query(content, 'strict $.** ? (@.type() == "object").keyvalue() ? (@.value.type() == "string")') pair
         where pair ->> 'key' !~ '^(id|blockType|blockName|type|tag|format|mode|style|direction|linkType|listType|relationTo|rel|target|url|link|file|src|picture|category|source|form|alignment|fontSize|textFormat|textStyle|color|width|variant|size|split|perRow|[a-zA-Z]+Link|[a-zA-Z]+Image)$'
        union all
        select value from jsonb_path_query(content, 'strict $.** ? (@.type() == "array")[*] ? (@.type() == "string")') value
      ) found
      where found.value #>> '{}' !~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$'
    $body$;
    create index cms_pages_words on cms_pages using gin (page_words(content) gin_trgm_ops);
    create index _cms_pages_v_words on _cms_pages_v using gin (page_words(version_content) gin_trgm_ops) where latest;

    -- Number of times that a page’s preview links were revoked: a link names the number it was made under.
    create table page_preview_epochs (
      page_id uuid primary key references cms_pages (id) on delete cascade,
      epoch integer not null check (epoch > 0)
    );
    create table page_schedules (
      page_id uuid primary key references cms_pages (id) on delete cascade,
      scheduled_by_id uuid references admin_users (id) on delete set null,
      failed_at timestamptz,
      failed_time text check (failed_time in ('publishAt', 'unpublishAt')),
      planned_at timestamptz,
      reason text,
      retry_at timestamptz,
      check ((failed_at is null) = (reason is null) and (failed_at is null) = (failed_time is null))
    );
    create index page_schedules_failed_idx on page_schedules (failed_at) where failed_at is not null;
    create index page_schedules_scheduled_by_idx on page_schedules (scheduled_by_id);

    create table page_views (
      day date not null,
      path text not null,
      referrer text not null default '',
      views integer not null check (views > 0),
      primary key (day, path, referrer)
    );
    create table shop_events (
      day date not null,
      event text not null check (event in ('cart', 'checkout')),
      product_id uuid not null,
      total integer not null check (total > 0),
      primary key (day, event, product_id)
    );

    alter table cms_redirects add constraint cms_redirects_not_itself check ("to" is distinct from "from");
    create table redirect_uses (
      redirect_id uuid primary key references cms_redirects (id) on delete cascade,
      uses bigint not null check (uses > 0),
      last_used_at timestamptz not null
    );

    create index media_search on media using gin ((alt || ' ' || coalesce(title, '')) gin_trgm_ops);
    -- Media as they were before their file changed or they were deleted.
    create table media_archive (
      id uuid primary key default gen_random_uuid(),
      media_id uuid not null,
      reason text not null check (reason in ('deleted', 'replaced', 'cropped')),
      stored jsonb not null,
      archived_at timestamptz not null default now()
    );
    create index media_archive_media on media_archive (media_id, archived_at);
    create index media_archive_age on media_archive (archived_at);

    -- Palette of the page editor.
    insert into cms_components (name, category, icon, template_type, template_component, default_props, is_active)
      select name, category::enum_cms_components_category, icon::enum_cms_components_icon, type, component, '{}', true
      from (values
        ('Hero Section', 'layout', 'Layout', 'hero', 'HeroBlock'),
        ('Columns', 'layout', 'Grid3x3', 'columns', 'ColumnsBlock'),
        ('Call to Action', 'layout', 'MousePointer', 'callToAction', 'CallToActionBlock'),
        ('Text Block', 'content', 'Type', 'text', 'TextBlock'),
        ('Feature Tiles', 'content', 'Grid3x3', 'featureTiles', 'FeatureTilesBlock'),
        ('Steps', 'content', 'Layout', 'steps', 'StepsBlock'),
        ('Testimonials', 'content', 'Type', 'testimonials', 'TestimonialsBlock'),
        ('FAQ', 'content', 'Type', 'faq', 'FaqBlock'),
        ('Statistics', 'content', 'Grid3x3', 'statistics', 'StatisticsBlock'),
        ('Timeline', 'content', 'Layout', 'timeline', 'TimelineBlock'),
        ('Team', 'content', 'Grid3x3', 'team', 'TeamBlock'),
        ('Table', 'content', 'Grid3x3', 'table', 'TableBlock'),
        ('Colour Swatches', 'content', 'Grid3x3', 'swatches', 'SwatchesBlock'),
        ('Contact Details', 'content', 'Mail', 'contactDetails', 'ContactDetailsBlock'),
        ('Image Block', 'media', 'Image', 'image', 'ImageBlock'),
        ('Gallery', 'media', 'Image', 'gallery', 'GalleryBlock'),
        ('Download List', 'media', 'Image', 'downloads', 'DownloadsBlock'),
        ('Button', 'interactive', 'MousePointer', 'button', 'ButtonBlock'),
        ('Product Grid', 'interactive', 'Grid3x3', 'productGrid', 'ProductGridBlock'),
        ('Category Tiles', 'interactive', 'Grid3x3', 'categoryTiles', 'CategoryTilesBlock'),
        ('Form', 'forms', 'Mail', 'form', 'FormBlock'),
        ('Newsletter', 'forms', 'Mail', 'newsletter', 'NewsletterBlock')
      ) as palette (name, category, icon, type, component);

    -- RESPONSE CACHE: purges for processes that did not hear them, and a purge of everything when another program than the
    -- shop changes what pages show (docs/decisions/0023-pages-on-disk.md)

    -- Unlogged: empty after a crash and in a physical copy, where it would prove nothing.
    create unlogged table cache_purges (
      id uuid primary key,
      xid xid8 not null default pg_current_xact_id(),
      notice text not null
    );
    create index cache_purges_xid on cache_purges (xid);
    create function purge_cache_of_outsiders() returns trigger language plpgsql as $body$
    declare
      purge_id uuid := gen_random_uuid();
      told text := json_build_object('id', purge_id, 'purge', '*');
    begin
      if current_setting('application_name') = 'kitroom'
        or current_setting('kitroom.purged', true) = pg_current_xact_id()::text then
        return null;
      end if;
      perform set_config('kitroom.purged', pg_current_xact_id()::text, true);
      insert into cache_purges (id, notice) values (purge_id, told);
      perform pg_notify('cache_purge', told);
      return null;
    end $body$;
    do $body$
    declare shown text;
    begin
      foreach shown in array array['categories', 'cms_components', 'cms_pages', 'cms_redirects', 'media', 'product_reviews',
        'product_variations', 'products', 'products_colors', 'products_images', 'products_price_tiers', 'products_sizes',
        'products_texts', 'site_content', 'site_content_about_links', 'site_content_legal_links',
        'site_content_quick_links', 'site_settings', 'site_settings_price_tiers', 'site_settings_strict_kit_checks']
      loop
        execute format('create trigger purge_cache after insert or update or delete or truncate on %I
          for each statement execute function purge_cache_of_outsiders()', shown);
      end loop;
    end $body$;

    -- SEARCH: one narrow row for each active product, and one for each active category and published page, brought up to date
    -- as the last act of a transaction (docs/decisions/0012-search.md)

    create function search_fold(value text) returns text language sql immutable parallel safe as $body$
      select btrim(regexp_replace(regexp_replace(translate(
          replace(replace(replace(lower(normalize(coalesce(value, ''), NFKD)), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          'øłđðı’''', 'olddi'), '[\\u0300-\\u036f]+', '', 'g'),
          '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u2000-\\u2bff\\u3000-\\u303f\\ufe00-\\uffff\\U0001f000-\\U0001faff]+', ' ', 'g'))
    $body$;

    create function search_stem(word text) returns text language sql immutable parallel safe as $body$
      select coalesce((ts_lexize('english_stem', word))[1], word)
    $body$;

    create function search_vector(weight text, value text) returns tsvector language sql immutable parallel safe as $body$
      select coalesce(string_agg(distinct format('''%s'':1%s', lexeme, weight), ' ')::tsvector, '')
        from regexp_split_to_table(search_fold(value), ' ') as word,
             unnest(array[word, search_stem(word), '^' || left(word, 1), '^' || left(word, 2)]) as lexeme
       where word <> '' and length(word) <= 60
    $body$;

    create function search_query(terms text[], joined text, any_word boolean) returns tsquery
      language sql immutable parallel safe as $body$
      select (string_agg(alternatives, case when any_word then ' | ' else ' & ' end order by place)
              || case when joined = '' then '' else ' | ''' || joined || ''':*' end)::tsquery
        from (
          select place, '(' || string_agg(concat_ws(' | ',
                   case when first > 1 then format('''%s''', word) when length(word) < 3 then format('''^%s''', word)
                     else format('''%s'':*', word) end,
                   case when not starts_with(search_stem(word), word) then format('''%s''', search_stem(word)) end),
                   ' | ' order by first) || ')' as alternatives
            from unnest(terms) with ordinality as term (words, place),
                 regexp_split_to_table(words, ' ') with ordinality as each (word, first)
           where word <> '' group by place) as groups
    $body$;

    create function search_holds(document tsvector, query tsquery) returns boolean
      language plpgsql immutable parallel safe cost 1000 as $body$ begin return document @@ query; end $body$;

    create function search_color_bit(name text, hex text) returns integer language sql immutable parallel safe as $body$
      select 1 << place from (values
          (11, 'navy', 30, 58, 138), (0, 'purple', 124, 58, 237), (1, 'blue', 37, 99, 235), (2, 'red', 220, 38, 38),
          (3, 'green', 22, 163, 74), (4, 'yellow', 250, 204, 21), (5, 'orange', 249, 115, 22), (6, 'pink', 236, 72, 153),
          (7, 'teal', 13, 148, 136), (8, 'black', 0, 0, 0), (9, 'white', 255, 255, 255), (10, 'gray', 107, 114, 128)
        ) as palette (place, word, red, green, blue),
        (select decode(case when hex ~ '^#[0-9A-Fa-f]{6}$' then substr(hex, 2) else '6b7280' end, 'hex') as rgb) as given
       order by replace(' ' || search_fold(name) || ' ', ' grey ', ' gray ') like '% ' || word || ' %' desc,
                (get_byte(rgb, 0) - red) ^ 2 + (get_byte(rgb, 1) - green) ^ 2 + (get_byte(rgb, 2) - blue) ^ 2, place
       limit 1
    $body$;

    create function search_size_bit(code text) returns integer language sql immutable parallel safe as $body$
      select 1 << 11 + array_position(array['XSB','SB','MB','LB','XLB','S','M','L','XL','XXL','XXXL'], code)
    $body$;

    create table search_entries (
      id uuid primary key,
      created_at timestamptz not null default now(),
      choices bigint not null generated always as (made::bigint | (held::bigint << 23) | (in_stock::int::bigint << 46)
        | (width_bucket(price, array[2000, 4000, 6000, 10000])::bigint << 47)) stored,
      made integer not null default 0,
      held integer not null default 0,
      price integer not null default 0,
      reviews integer not null default 0,
      rating real not null default 0,
      is_featured boolean not null default false,
      in_stock boolean not null default false,
      name_key text collate "C" not null,
      document tsvector not null,
      apart text generated always as (repeat('-', 2100)) stored,
      refreshed xid8,
      restocked xid8
    ) with (fillfactor = 90, toast_tuple_target = 128);
    comment on column search_entries.apart is 'PostgreSQL moves documents out of a row of more than 2 KB only; this makes each row one';
    alter table search_entries alter document set storage external, alter name_key set storage main;
    create index search_entries_document on search_entries using gin (document);
    create index search_entries_names on search_entries using gin (name_key gin_trgm_ops);
    create index search_entries_begun on search_entries (name_key);
    create index search_entries_standing on search_entries (in_stock desc, is_featured desc, rating desc, name_key, id)
      include (choices);
    create index search_entries_featured on search_entries (is_featured desc, rating desc, name_key, id)
      include (choices);
    create index search_entries_rated on search_entries (rating desc, reviews desc, name_key, id)
      include (choices);
    create index search_entries_cheapest on search_entries (price, name_key, id) include (choices);
    create index search_entries_newest on search_entries (created_at desc, id) include (choices);
    create index search_entries_choices on search_entries (choices);

    create table search_places (
      id uuid primary key,
      kind text not null check (kind in ('category', 'page')),
      name_key text collate "C" not null,
      name text not null,
      slug text not null,
      document tsvector not null
    );
    create index search_places_document on search_places using gin (document);

    create table search_words (word text not null);
    create index search_words_alike on search_words using gist (word gist_trgm_ops (siglen = 64));
    create index search_words_word on search_words (word);

    create function search_learn(learned text) returns void language sql as $body$
      insert into search_words (word)
        select distinct heard.word from regexp_split_to_table(search_fold(learned), ' ') as heard (word)
         where heard.word ~ '^[^0-9]{3,30}$' and not exists (select from search_words known where known.word = heard.word)
    $body$;

    create function search_alike(asked text) returns setof text language sql stable set enable_indexscan = on as $body$
      select word from search_words order by word <-> asked limit 24
    $body$;

    create function search_held(product uuid, made integer) returns integer language sql stable as $body$
      select coalesce(
          (select bit_or(case when v.is_available and v.stock_quantity > 0
                    then search_color_bit(v.color_name, v.color_hex) | search_size_bit(v.size_code::text) else 0 end) & made
             from product_variations v where v.product_id = product), made)
    $body$;

    create function search_refresh_stock(product uuid) returns void language plpgsql as $body$
    begin
      perform 1 from products where id = product for no key update;
      update search_entries e
         set in_stock = p.stock_quantity > 0, held = search_held(e.id, e.made), restocked = pg_current_xact_id()
        from products p where e.id = product and p.id = product and e.restocked is distinct from pg_current_xact_id();
    end $body$;

    create function search_refresh_product(product uuid) returns void language plpgsql as $body$
    declare
      item products;
      words record;
    begin
      select * into item from products where id = product for no key update;
      if item.id is null or not item.is_active then
        delete from search_entries where id = product;
        return;
      end if;
      perform 1 from categories where id = item.category_id for share;
      select
          (select concat_ws(' ', c.name, parent.name) from categories c left join categories parent on parent.id = c.parent_id
            where c.id = item.category_id) as category,
          (select string_agg(t.text, ' ') from products_texts t where t.parent_id = product and t.path = 'features') as features,
          (select string_agg(c.name, ' ') from products_colors c where c._parent_id = product and c.available is not false) as colors,
          (select string_agg(s.value::text || ' ' || case s.value::text
                when 'XSB' then 'boys xs' when 'SB' then 'boys s small' when 'MB' then 'boys m medium' when 'LB' then 'boys l large'
                when 'XLB' then 'boys xl' when 'S' then 'small' when 'M' then 'medium' when 'L' then 'large' when 'XL' then 'xlarge'
                when 'XXL' then '2x 2xl 2xlarge' else '3x 3xl 3xlarge' end, ' ')
             from products_sizes s where s.parent_id = product) as sizes,
          (select coalesce(bit_or(search_color_bit(c.name, c.hex)), 0) from products_colors c
            where c._parent_id = product and c.available is not false)
          | (select coalesce(bit_or(search_size_bit(s.value::text)), 0) from products_sizes s where s.parent_id = product) as made
        into words;
      insert into search_entries (id, made, held, price, reviews, rating, is_featured, in_stock, created_at,
          name_key, document, refreshed, restocked)
        values (product, words.made, search_held(product, words.made),
          round(coalesce(item.unit_price, item.sale_price, item.price) * 100), item.reviews, coalesce(item.rating, 0),
          coalesce(item.is_featured, false), item.stock_quantity > 0, item.created_at, ' ' || search_fold(item.name) || ' ',
          search_vector('A', concat_ws(' ', item.name, item.sku, replace(search_fold(item.sku), ' ', '')))
            || search_vector('B', concat_ws(' ', words.category, words.colors, words.sizes, case when item.sale_price is not null then 'sale' end,
                 case when item.is_customizable then 'custom' end))
            || search_vector('C', concat_ws(' ', words.features, item.short_description))
            || search_vector('D', item.description)
            || array_to_tsvector(array_remove(array['/' || item.category_id,
                 '/' || (select c.parent_id from categories c where c.id = item.category_id),
                 case when item.sale_price is not null then '/sale' end, case when item.is_customizable then '/custom' end], null)),
          pg_current_xact_id(), pg_current_xact_id())
        on conflict (id) do update set made = excluded.made, held = excluded.held, price = excluded.price,
          reviews = excluded.reviews, rating = excluded.rating, is_featured = excluded.is_featured,
          in_stock = excluded.in_stock, created_at = excluded.created_at, name_key = excluded.name_key,
          document = excluded.document, refreshed = excluded.refreshed, restocked = excluded.restocked;
      perform search_learn(concat_ws(' ', item.name, words.category, words.colors, words.features));
    end $body$;

    create function search_refresh_category(category uuid) returns void language plpgsql as $body$
    declare item categories;
    begin
      select * into item from categories where id = category;
      delete from search_places where id = category;
      if item.id is null or not item.is_active then return; end if;
      insert into search_places (id, kind, name_key, name, slug, document)
        values (category, 'category', ' ' || search_fold(item.name) || ' ', item.name, item.slug,
          search_vector('A', item.name) || search_vector('C', item.description));
      perform search_learn(item.name);
    end $body$;

    create function search_refresh_page(page uuid) returns void language plpgsql as $body$
    declare item cms_pages;
    begin
      select * into item from cms_pages where id = page;
      delete from search_places where id = page;
      if item.id is null or item.is_published is not true or item.deleted_at is not null then return; end if;
      insert into search_places (id, kind, name_key, name, slug, document)
        values (page, 'page', ' ' || search_fold(item.title) || ' ', coalesce(item.title, ''),
          case when item.is_homepage then '' else coalesce(item.slug, '') end,
          search_vector('A', item.title) || search_vector('C', item.meta_description)
            || search_vector('D', (select string_agg(prose #>> '{}', ' ')
                 from jsonb_path_query(item.content, '$.** ? (@.type() == "string" && @ like_regex " ")') as prose)));
      perform search_learn(item.title);
    end $body$;

    create function search_product_changed() returns trigger language plpgsql as $body$
    declare product uuid;
    begin
      if tg_table_name = 'products' then
        product := new.id;
      elsif tg_table_name = 'products_colors' then
        product := coalesce(new._parent_id, old._parent_id);
      else
        product := coalesce(new.parent_id, old.parent_id);
      end if;
      if not exists (select from search_entries where id = product and refreshed = pg_current_xact_id()) then
        perform search_refresh_product(product);
      end if;
      return null;
    end $body$;
    create function search_product_removed() returns trigger language plpgsql as $body$
    begin
      delete from search_entries where id = old.id;
      return null;
    end $body$;
    create function search_stock_changed() returns trigger language plpgsql as $body$
    begin
      if tg_table_name = 'products' then
        perform search_refresh_stock(new.id);
      else
        perform search_refresh_stock(coalesce(new.product_id, old.product_id));
      end if;
      return null;
    end $body$;
    create function search_category_changed() returns trigger language plpgsql as $body$
    begin
      perform search_refresh_category(coalesce(new.id, old.id));
      if tg_op = 'UPDATE' and (old.name, old.parent_id) is distinct from (new.name, new.parent_id) then
        perform search_refresh_product(p.id) from (select id from products
          where category_id in (select id from categories where new.id in (id, parent_id)) order by id) p;
      end if;
      return null;
    end $body$;
    create function search_page_changed() returns trigger language plpgsql as $body$
    begin
      perform search_refresh_page(coalesce(new.id, old.id));
      return null;
    end $body$;

    create constraint trigger products_searched after insert on products deferrable initially deferred
      for each row execute function search_product_changed();
    create constraint trigger products_searched_again after update on products deferrable initially deferred for each row
      when ((old.name, old.slug, old.description, old.short_description, old.sku, old.price, old.sale_price, old.unit_price,
             old.category_id, old.is_active, old.is_featured, old.is_customizable, old.rating, old.reviews, old.created_at)
        is distinct from
            (new.name, new.slug, new.description, new.short_description, new.sku, new.price, new.sale_price, new.unit_price,
             new.category_id, new.is_active, new.is_featured, new.is_customizable, new.rating, new.reviews, new.created_at))
      execute function search_product_changed();
    create constraint trigger products_searched_no_more after delete on products deferrable initially deferred
      for each row execute function search_product_removed();
    create constraint trigger products_searched_stock after update on products deferrable initially deferred
      for each row when ((old.stock_quantity > 0) is distinct from (new.stock_quantity > 0))
      execute function search_stock_changed();
    create constraint trigger products_texts_searched after insert or update or delete on products_texts
      deferrable initially deferred for each row execute function search_product_changed();
    create constraint trigger products_colors_searched after insert or update or delete on products_colors
      deferrable initially deferred for each row execute function search_product_changed();
    create constraint trigger products_sizes_searched after insert or update or delete on products_sizes
      deferrable initially deferred for each row execute function search_product_changed();
    create constraint trigger product_variations_searched after insert or delete on product_variations
      deferrable initially deferred for each row execute function search_stock_changed();
    create constraint trigger product_variations_searched_stock after update on product_variations
      deferrable initially deferred for each row
      when ((old.color_name, old.color_hex, old.size_code, old.is_available, old.stock_quantity > 0)
        is distinct from (new.color_name, new.color_hex, new.size_code, new.is_available, new.stock_quantity > 0))
      execute function search_stock_changed();
    create constraint trigger categories_searched after insert or update or delete on categories
      deferrable initially deferred for each row execute function search_category_changed();
    create constraint trigger cms_pages_searched after insert or update or delete on cms_pages
      deferrable initially deferred for each row execute function search_page_changed();

    -- Documents before their change, kept for longer than an answer may be stored: so a stored list tells whether a change
    -- concerns it (docs/decisions/0018-documents-in-memory.md).
    create table search_former (
      id uuid not null,
      document tsvector not null,
      left_by xid8 not null default pg_current_xact_id(),
      left_at timestamptz not null default now()
    );
    create index search_former_id on search_former (id);
    create index search_former_left_at on search_former (left_at);

    create function search_entry_left() returns trigger language plpgsql as $body$
    begin
      insert into search_former (id, document) values (old.id, old.document);
      delete from search_former where ctid = any (array(
        select ctid from search_former where left_at < now() - interval '25 hours' limit 10 for update skip locked));
      return null;
    end $body$;
    create trigger search_entry_left after delete on search_entries for each row execute function search_entry_left();
    create trigger search_entry_changed after update of document on search_entries for each row
      when (old.document is distinct from new.document) execute function search_entry_left();
  `);
}

export function down(_args: MigrateDownArgs): Promise<void> {
  throw new Error('There is no version before 0.1.0: restore a backup instead.');
}
