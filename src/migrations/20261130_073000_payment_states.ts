import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** The state of payment is counted from the amounts (src/domain/orders/payment-state.ts), for every writer of an order. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type enum_orders_payment_status add value if not exists 'part' before 'paid';
    alter type enum_orders_payment_status add value if not exists 'overpaid' before 'failed';
  `);
  await db.execute(sql`
    create function payment_state(status text, total numeric, paid numeric, refunded numeric, credited numeric, credit_refunded numeric)
      returns text language sql immutable parallel safe as $body$
      select case
        when refunded > 0 and refunded = paid then 'refunded'
        when status = 'cancelled' then case when paid > refunded then 'overpaid' else 'unpaid' end
        when balance < 0 then 'overpaid'
        when balance = 0 then 'paid'
        when paid > 0 then 'part'
        else 'unpaid' end
        from (select case when paid < total then total - paid else least(0, total - paid + refunded - credit_refunded) end
                     - credited + credit_refunded as balance) due
    $body$;

    alter table orders drop constraint orders_paid_at;
    create or replace function follow_payment() returns trigger language plpgsql as $body$
    declare state text;
    begin
      -- Payload proposes each saved order as a new row, without the amount paid: never below what was refunded.
      if tg_op = 'INSERT' then new.paid_amount := greatest(new.paid_amount, new.refunded_amount); end if;
      state := payment_state(new.status::text, new.total_amount, new.paid_amount, new.refunded_amount,
        new.credited_amount, new.credit_refunded_amount);
      if state = 'unpaid' and new.payment_status = 'failed' then state := 'failed'; end if;
      new.payment_status := state::enum_orders_payment_status;
      new.paid_at := case when state in ('paid', 'overpaid', 'refunded') then coalesce(new.paid_at, old.paid_at, now()) end;
      return new;
    end $body$;

    create or replace function webhook_of_order() returns trigger language plpgsql as $body$
    declare
      body jsonb;
      besides text[] := '{status,payment_status,paid_at,paid_amount,refunded_amount,revision,updated_at,stripe_session_id,
        stock_returned,confirm_by,confirmed_at,awaits_confirmation,created_by_id,reminders_stopped}';
      settled text[] := '{paid,overpaid,refunded}';
    begin
      if new.awaits_confirmation or not has_webhooks() then return null; end if;
      body := webhook_body(new);
      if tg_op = 'INSERT' or old.awaits_confirmation then
        if tg_op = 'UPDATE' and new.status = 'cancelled' then return null; end if;
        perform add_webhook_event('order.placed', new.id, body);
      elsif new.status <> old.status then
        perform add_webhook_event('order.status_changed', new.id, body || jsonb_build_object('previousStatus', old.status));
      end if;
      if new.payment_status in ('paid', 'overpaid') and (tg_op = 'INSERT' or not old.payment_status::text = any (settled))
         and (new.status <> 'cancelled' or new.paid_amount > old.paid_amount) then
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
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function follow_payment() returns trigger language plpgsql as $body$
    declare
      was_paid boolean := tg_op = 'UPDATE' and old.payment_status in ('paid', 'refunded');
      is_paid boolean := new.payment_status in ('paid', 'refunded');
    begin
      if is_paid and not was_paid and (new.payment_status = 'paid' or new.paid_amount = 0) then
        new.paid_amount := greatest(new.paid_amount, new.total_amount - new.credited_amount + new.credit_refunded_amount, new.refunded_amount);
      elsif was_paid and not is_paid and new.paid_amount = old.paid_amount then
        new.paid_amount := 0;
      end if;
      return new;
    end $body$;
    update orders set payment_status = 'unpaid' where payment_status = 'part';
    update orders set payment_status = 'paid' where payment_status = 'overpaid' and paid_amount >= total_amount;
    update orders set payment_status = 'unpaid', paid_at = null where payment_status = 'overpaid';
    alter table orders add constraint orders_paid_at check ((payment_status in ('paid', 'refunded')) = (paid_at is not null));
    drop function payment_state;
  `);
}
