import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Events that triggers write in the transaction of a change (docs/decisions/0046-webhooks.md), and what is sent of them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table webhook_endpoints (
      id uuid primary key default gen_random_uuid(),
      url text not null,
      events text[] not null check (events <> '{}'),
      state text not null default 'active' check (state in ('active', 'paused', 'disabled')),
      secret text not null,
      previous_secret text,
      rotated_at timestamptz,
      failures integer not null default 0,
      failing_since timestamptz,
      attempt_after timestamptz not null default now(),
      accepted_at timestamptz,
      created_at timestamptz not null default now()
    );
    create table webhook_events (
      id uuid primary key default gen_random_uuid(),
      type text not null,
      subject uuid not null,
      data jsonb not null,
      xid xid8 not null default pg_current_xact_id(),
      created_at timestamptz not null default now()
    );
    create index webhook_events_subject on webhook_events (subject, xid);
    create index webhook_events_age on webhook_events (created_at);
    -- No reference to its endpoint: deleting that must not wait for orders, nor orders for it.
    create table webhook_deliveries (
      id bigint generated always as identity primary key,
      endpoint_id uuid not null,
      event_id uuid not null references webhook_events (id) on delete cascade,
      subject uuid not null,
      attempts integer not null default 0,
      attempt_after timestamptz not null default now(),
      is_sending boolean not null default false,
      tried_at timestamptz,
      duration_ms integer,
      status integer,
      answer text,
      last_error text,
      settled_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index webhook_deliveries_due on webhook_deliveries (endpoint_id, attempt_after, id) where settled_at is null;
    create index webhook_deliveries_subject on webhook_deliveries (endpoint_id, subject, id) where settled_at is null;
    create index webhook_deliveries_sending on webhook_deliveries (endpoint_id) where is_sending;
    create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, id desc);
    create index webhook_deliveries_failed on webhook_deliveries (settled_at) where last_error is not null;
    create index webhook_deliveries_event on webhook_deliveries (event_id);

    create function has_webhooks() returns boolean language sql stable as
      $body$ select exists (select from webhook_endpoints) $body$;

    -- Once for a record in a transaction; nothing besides the event that it is part of.
    create function add_webhook_event(event_type text, about uuid, body jsonb, part_of text default null) returns void
      language plpgsql as $body$
    declare added uuid;
    begin
      update webhook_events set data = data || (body - 'previousStatus')
       where subject = about and xid = pg_current_xact_id() and created_at = now()
         and type in (event_type, part_of) and data -> 'id' = body -> 'id';
      if found then return; end if;
      insert into webhook_events (type, subject, data) values (event_type, about, body) returning id into added;
      insert into webhook_deliveries (endpoint_id, event_id, subject)
        select id, added, about from webhook_endpoints where state <> 'disabled' and event_type = any (events);
    end $body$;

    -- ORDERS

    create function webhook_body(o orders) returns jsonb language sql stable as $body$
      select jsonb_build_object('id', o.id, 'orderNumber', o.order_number, 'status', o.status, 'paymentStatus', o.payment_status,
        'totalAmount', o.total_amount, 'refundedAmount', o.refunded_amount, 'currency', o.currency, 'revision', o.revision)
    $body$;
    create function webhook_body(o team_orders) returns jsonb language sql stable as $body$
      select jsonb_build_object('id', o.id, 'orderNumber', o.order_number, 'team', o.team_id, 'status', o.status,
        'totalAmount', o.total_amount, 'currency', o.currency, 'revision', o.revision)
    $body$;

    create function webhook_of_order() returns trigger language plpgsql as $body$
    declare
      body jsonb;
      besides text[] := '{status,payment_status,paid_at,paid_amount,refunded_amount,revision,updated_at,stripe_session_id,
        stock_returned,confirm_by,confirmed_at,awaits_confirmation,created_by_id,reminders_stopped}';
    begin
      if new.awaits_confirmation or not has_webhooks() then return null; end if;
      body := webhook_body(new);
      if tg_op = 'INSERT' or old.awaits_confirmation then
        if tg_op = 'UPDATE' and new.status = 'cancelled' then return null; end if;
        perform add_webhook_event('order.placed', new.id, body);
      elsif new.status <> old.status then
        perform add_webhook_event('order.status_changed', new.id, body || jsonb_build_object('previousStatus', old.status));
      end if;
      if new.payment_status = 'paid' and (tg_op = 'INSERT' or old.payment_status not in ('paid', 'refunded')) then
        perform add_webhook_event('order.paid', new.id, body);
      end if;
      if tg_op = 'UPDATE' and new.refunded_amount > old.refunded_amount then
        perform add_webhook_event('order.refunded', new.id, body || jsonb_build_object('amount', new.refunded_amount - old.refunded_amount));
      end if;
      if tg_op = 'UPDATE' and to_jsonb(new) - besides <> to_jsonb(old) - besides then
        perform add_webhook_event('order.updated', new.id, body, part_of => 'order.placed');
      end if;
      return null;
    end $body$;
    create trigger orders_webhook after insert or update on orders for each row execute function webhook_of_order();

    create function webhook_of_team_order() returns trigger language plpgsql as $body$
    declare
      body jsonb;
      besides text[] := '{status,revision,updated_at,stripe_session_id,reminders_stopped}';
    begin
      if not has_webhooks() then return null; end if;
      body := webhook_body(new);
      if tg_op = 'INSERT' then
        perform add_webhook_event('team_order.placed', new.id, body);
      elsif new.status <> old.status then
        perform add_webhook_event('team_order.status_changed', new.id, body || jsonb_build_object('previousStatus', old.status));
      end if;
      if tg_op = 'UPDATE' and to_jsonb(new) - besides <> to_jsonb(old) - besides then
        perform add_webhook_event('team_order.updated', new.id, body, part_of => 'team_order.placed');
      end if;
      return null;
    end $body$;
    create trigger team_orders_webhook after insert or update on team_orders for each row execute function webhook_of_team_order();

    create function webhook_of_lines() returns trigger language plpgsql as $body$
    declare shop orders; team team_orders;
    begin
      if not has_webhooks() then return null; end if;
      for shop in select * from orders where id in (select _parent_id from changed_rows) and not awaits_confirmation loop
        perform add_webhook_event('order.updated', shop.id, webhook_body(shop), part_of => 'order.placed');
      end loop;
      for team in select * from team_orders where id in (select team_order_id from changed_rows) loop
        perform add_webhook_event('team_order.updated', team.id, webhook_body(team), part_of => 'team_order.placed');
      end loop;
      return null;
    end $body$;
    create trigger order_items_webhook_added after insert on order_items
      referencing new table as changed_rows for each statement execute function webhook_of_lines();
    create trigger order_items_webhook_changed after update on order_items
      referencing new table as changed_rows for each statement execute function webhook_of_lines();
    create trigger order_items_webhook_dropped after delete on order_items
      referencing old table as changed_rows for each statement execute function webhook_of_lines();

    create function webhook_of_team_money() returns trigger language plpgsql as $body$
    declare team team_orders; paid numeric;
    begin
      if new.team_order_id is null or not has_webhooks() then return null; end if;
      select * into team from team_orders where id = new.team_order_id;
      if tg_table_name = 'order_refunds' then
        perform add_webhook_event('team_order.refunded', team.id, webhook_body(team) || jsonb_build_object('amount', new.amount));
        return null;
      end if;
      select sum(amount) into paid from order_payments where team_order_id = team.id;
      if paid >= team.total_amount and paid - new.amount < team.total_amount then
        perform add_webhook_event('team_order.paid', team.id, webhook_body(team));
      end if;
      return null;
    end $body$;
    create trigger order_payments_webhook after insert on order_payments for each row execute function webhook_of_team_money();
    create trigger order_refunds_webhook after insert on order_refunds for each row execute function webhook_of_team_money();

    create function webhook_of_shipment() returns trigger language plpgsql as $body$
    declare
      shipment shipments := case tg_op when 'DELETE' then old else new end;
      happened text := case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'withdrawn' end;
    begin
      if not has_webhooks() then return null; end if;
      perform add_webhook_event('shipment.' || happened, coalesce(shipment.order_id, shipment.team_order_id),
        jsonb_build_object('id', shipment.id, 'order', shipment.order_id, 'teamOrder', shipment.team_order_id, 'number', shipment.number,
          'carrier', shipment.carrier, 'trackingNumber', shipment.tracking_number, 'trackingUrl', shipment.tracking_url),
        part_of => case happened when 'updated' then 'shipment.created' end);
      return null;
    end $body$;
    create trigger shipments_webhook after insert or update or delete on shipments for each row execute function webhook_of_shipment();

    create function webhook_of_proof() returns trigger language plpgsql as $body$
    declare
      row jsonb := to_jsonb(new);
      is_team boolean := tg_table_name = 'team_order_proofs';
      happened text := case when tg_op = 'INSERT' then 'created' when new.status::text = 'void' then 'voided' else new.status::text end;
    begin
      if (tg_op = 'UPDATE' and new.status = old.status) or happened = 'waiting' or not has_webhooks() then return null; end if;
      perform add_webhook_event('proof.' || happened, (case when is_team then row ->> 'team_order_id' else row ->> 'order_id' end)::uuid,
        jsonb_build_object('id', new.id, 'order', row -> 'order_id', 'teamOrder', row -> 'team_order_id',
          'version', new.version, 'status', new.status));
      return null;
    end $body$;
    create trigger order_proofs_webhook after insert or update on order_proofs for each row execute function webhook_of_proof();
    create trigger team_order_proofs_webhook after insert or update on team_order_proofs for each row execute function webhook_of_proof();

    -- PRODUCTS AND STOCK

    create function webhook_body(p products) returns jsonb language sql stable as $body$
      select jsonb_build_object('id', p.id, 'sku', p.sku, 'slug', p.slug, 'name', p.name, 'price', p.price, 'salePrice', p.sale_price,
        'isActive', p.is_active, 'stockQuantity', p.stock_quantity)
    $body$;

    create function add_stock_event(about uuid, variation uuid, name text, before numeric, units numeric) returns void
      language plpgsql as $body$
    declare few numeric := (select coalesce(max(low_stock_threshold), 5) from site_settings);
    begin
      if units >= before or (units > 0 and (units > few or before <= few)) then return; end if;
      perform add_webhook_event(case when units > 0 then 'stock.low' else 'stock.out' end, about,
        jsonb_build_object('id', coalesce(variation, about), 'product', about, 'variation', variation, 'name', name, 'stockQuantity', units));
    end $body$;

    create function webhook_of_product() returns trigger language plpgsql as $body$
    declare besides text[] := '{stock_quantity,rating,reviews}';
    begin
      if not has_webhooks() then return null; end if;
      if tg_op = 'INSERT' then
        perform add_webhook_event('product.created', new.id, webhook_body(new));
      elsif tg_op = 'DELETE' then
        perform add_webhook_event('product.deleted', old.id, webhook_body(old));
      else
        if to_jsonb(new) - besides <> to_jsonb(old) - besides then
          perform add_webhook_event('product.updated', new.id, webhook_body(new), part_of => 'product.created');
        end if;
        if not exists (select from product_variations where product_id = new.id) then
          perform add_stock_event(new.id, null, new.name, old.stock_quantity, new.stock_quantity);
        end if;
      end if;
      return null;
    end $body$;
    create trigger products_webhook after insert or update or delete on products for each row execute function webhook_of_product();

    create function webhook_of_variation() returns trigger language plpgsql as $body$
    declare product products;
    begin
      if not has_webhooks() then return null; end if;
      select * into product from products where id = case tg_op when 'DELETE' then old.product_id else new.product_id end;
      if product.id is null then return null; end if;
      if tg_op <> 'UPDATE' or to_jsonb(new) - '{stock_quantity,updated_at}'::text[] <> to_jsonb(old) - '{stock_quantity,updated_at}'::text[] then
        perform add_webhook_event('product.updated', product.id, webhook_body(product), part_of => 'product.created');
      end if;
      if tg_op = 'UPDATE' then
        perform add_stock_event(product.id, new.id, product.name || ', ' || new.color_name || ' ' || coalesce(new.size_label, new.size_code::text),
          old.stock_quantity, new.stock_quantity);
      end if;
      return null;
    end $body$;
    create trigger product_variations_webhook after insert or update or delete on product_variations
      for each row execute function webhook_of_variation();

    -- PAGES, INQUIRIES AND DESIGNS

    create function webhook_of_page() returns trigger language plpgsql as $body$
    declare
      page cms_pages := case tg_op when 'DELETE' then old else new end;
      body jsonb;
      besides text[] := '{is_published,_status,deleted_at,revision,saved_by_id,updated_at}';
    begin
      if not has_webhooks() then return null; end if;
      body := jsonb_build_object('id', page.id, 'title', page.title, 'slug', page.slug, 'isPublished', page.is_published);
      if tg_op = 'DELETE' then
        if old.deleted_at is null then perform add_webhook_event('page.deleted', page.id, body); end if;
        return null;
      end if;
      if tg_op = 'INSERT' then perform add_webhook_event('page.created', page.id, body); end if;
      if tg_op = 'UPDATE' and old.deleted_at is null and new.deleted_at is not null then
        perform add_webhook_event('page.deleted', page.id, body);
      elsif new.is_published and not coalesce(old.is_published, false) then
        perform add_webhook_event('page.published', page.id, body);
      elsif tg_op = 'UPDATE' and old.is_published and not new.is_published then
        perform add_webhook_event('page.unpublished', page.id, body);
      elsif tg_op = 'UPDATE' and to_jsonb(new) - besides <> to_jsonb(old) - besides then
        perform add_webhook_event('page.updated', page.id, body, part_of => 'page.created');
      end if;
      return null;
    end $body$;
    create trigger cms_pages_webhook after insert or update or delete on cms_pages for each row execute function webhook_of_page();

    create function webhook_of_inquiry() returns trigger language plpgsql as $body$
    declare body jsonb;
    begin
      if (tg_op = 'UPDATE' and new.status = old.status) or not has_webhooks() then return null; end if;
      body := jsonb_build_object('id', new.id, 'kind', new.kind, 'status', new.status, 'order', new.order_id);
      if tg_op = 'INSERT' then perform add_webhook_event('inquiry.received', new.id, body);
      else perform add_webhook_event('inquiry.status_changed', new.id, body || jsonb_build_object('previousStatus', old.status), part_of => 'inquiry.received');
      end if;
      return null;
    end $body$;
    create trigger inquiries_webhook after insert or update on inquiries for each row execute function webhook_of_inquiry();

    create function webhook_of_design() returns trigger language plpgsql as $body$
    declare
      design kit_designs := case tg_op when 'DELETE' then old else new end;
      was_active boolean := tg_op <> 'INSERT' and old.is_active;
      is_active boolean := tg_op <> 'DELETE' and new.is_active;
      happened text;
    begin
      if not has_webhooks() then return null; end if;
      if is_active and not was_active then happened := 'created';
      elsif was_active and not is_active then happened := 'deleted';
      elsif is_active and (new.name, new.document_id) is distinct from (old.name, old.document_id) then happened := 'updated';
      else return null;
      end if;
      perform add_webhook_event('design.' || happened, design.id,
        jsonb_build_object('id', design.id, 'name', design.name, 'document', design.document_id, 'team', design.team_id),
        part_of => case happened when 'updated' then 'design.created' end);
      return null;
    end $body$;
    create trigger kit_designs_webhook after insert or update or delete on kit_designs for each row execute function webhook_of_design();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function webhook_of_order, webhook_of_team_order, webhook_of_lines, webhook_of_team_money, webhook_of_shipment, webhook_of_proof,
      webhook_of_product, webhook_of_variation, webhook_of_page, webhook_of_inquiry, webhook_of_design cascade;
    drop function webhook_body(orders), webhook_body(team_orders), webhook_body(products), add_stock_event, add_webhook_event, has_webhooks;
    drop table webhook_deliveries, webhook_events, webhook_endpoints;
  `);
}
