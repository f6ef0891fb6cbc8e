import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What invoices rely on, held by the database (docs/decisions/0025-invoices.md): their numbers have no gaps and no
 * document changes once it has one; payments are only added to, and what an order was paid can be less than its total.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table invoices
      drop constraint invoices_order_id_orders_id_fk,
      add constraint invoices_order_id_orders_id_fk foreign key (order_id) references orders (id) on delete restrict,
      drop constraint invoices_team_order_id_team_orders_id_fk,
      add constraint invoices_team_order_id_team_orders_id_fk
        foreign key (team_order_id) references team_orders (id) on delete restrict,
      add constraint invoices_of_one_order check (num_nonnulls(order_id, team_order_id) = 1),
      add constraint invoices_total check (total_amount >= 0);
    create unique index invoices_sequence on invoices (kind, sequence);
    create index invoices_newest on invoices (issued_at desc, id desc);

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

    alter table order_payments
      drop constraint order_payments_by_id_admin_users_id_fk,
      drop constraint order_payments_order_id_orders_id_fk,
      add constraint order_payments_order_id_orders_id_fk
        foreign key (order_id) references orders (id) on delete restrict,
      drop constraint order_payments_team_order_id_team_orders_id_fk,
      add constraint order_payments_team_order_id_team_orders_id_fk
        foreign key (team_order_id) references team_orders (id) on delete restrict,
      add constraint order_payments_of_one_order check (num_nonnulls(order_id, team_order_id) = 1),
      add constraint order_payments_amount check (amount <> 0 and amount = round(amount, 3)),
      add constraint order_payments_day check (received_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
    insert into order_payments (order_id, amount, way, received_on, reference, by_name, created_at)
      select id, paid_amount, case payment_method when 'card' then 'card' else 'other' end::enum_order_payments_way,
             (paid_at at time zone 'Europe/London')::date::text,
             case payment_method when 'card' then stripe_session_id end, 'System', paid_at
        from orders where paid_amount > 0;
    create trigger order_payments_append_only before update or delete on order_payments
      for each row execute function refuse_change();
    create trigger order_payments_kept_whole before truncate on order_payments
      for each statement execute function refuse_change();

    create or replace function follow_payment() returns trigger language plpgsql as $body$
    declare
      was_paid boolean := tg_op = 'UPDATE' and old.payment_status in ('paid', 'refunded');
      is_paid boolean := new.payment_status in ('paid', 'refunded');
    begin
      if is_paid and not was_paid and (new.payment_status = 'paid' or new.paid_amount = 0) then
        new.paid_amount := greatest(new.paid_amount, new.total_amount);
      elsif was_paid and not is_paid and new.paid_amount = old.paid_amount then
        new.paid_amount := 0;
      end if;
      return new;
    end $body$;
  `);
}

/** What was paid in part counts as not paid afterwards: nothing before knew of it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function follow_payment() returns trigger language plpgsql as $body$
    declare was_paid boolean := tg_op = 'UPDATE' and old.payment_status in ('paid', 'refunded');
    begin
      if new.payment_status not in ('paid', 'refunded') then
        new.paid_amount := 0;
      elsif not was_paid then
        new.paid_amount := new.total_amount;
      end if;
      return new;
    end $body$;
    update orders set paid_amount = 0 where payment_status not in ('paid', 'refunded') and paid_amount > 0;

    drop trigger order_payments_kept_whole on order_payments;
    drop trigger order_payments_append_only on order_payments;
    drop table invoice_files;
    drop trigger invoices_kept_whole on invoices;
    drop trigger invoices_append_only on invoices;
    drop trigger invoices_kept on invoices;
    drop function keep_invoice;
    drop trigger invoices_numbered on invoices;
    drop function number_invoice;
    drop trigger invoices_begun on invoices;
    drop function begin_invoice;
    drop index invoices_newest, invoices_sequence;
  `);
}
