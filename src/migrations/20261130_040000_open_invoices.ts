import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Balances of open invoices, as `openAmounts` and data/deposits.ts have them; `due_amount` is not rounded. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table open_invoices (
      invoice_id uuid primary key,
      order_id uuid not null,
      issued_at timestamptz not null,
      due_on varchar,
      currency varchar,
      open_amount numeric not null,
      due_amount numeric not null);
    create index open_invoices_order on open_invoices (order_id);
    create index open_invoices_newest on open_invoices (issued_at desc, invoice_id desc);

    create function note_open_invoices(order_id uuid) returns void language plpgsql as $body$
    begin
      -- Makes what another transaction does to the order at the same time visible.
      perform from orders o where o.id = note_open_invoices.order_id for no key update;
      perform from team_orders o where o.id = note_open_invoices.order_id for no key update;
      delete from open_invoices o where o.order_id = note_open_invoices.order_id;
      insert into open_invoices
      with money as (
        select status::text as status, total_amount, deposit_percent, paid_amount as paid, refunded_amount as refunded
          from orders where id = note_open_invoices.order_id
         union all
        select status::text, total_amount, deposit_percent,
               (select coalesce(sum(amount), 0) from order_payments where team_order_id = note_open_invoices.order_id),
               (select coalesce(sum(amount), 0) from order_refunds where team_order_id = note_open_invoices.order_id)
          from team_orders where id = note_open_invoices.order_id),
      charges as (
        select i.id, i.kind, i.issued_at, i.due_on, i.currency, i.total_amount,
               case when m.status = 'cancelled' then 0
                    when m.deposit_percent = 0 or m.status in ('shipped', 'delivered') then greatest(0, m.total_amount - m.paid)
                    else greatest(0, m.total_amount * m.deposit_percent / 100 - m.paid) end as due_now,
               sum(case i.kind when 'invoice' then i.total_amount else 0 end) over (order by i.issued_at, i.sequence)
               - sum(case i.kind when 'credit_note' then i.total_amount else 0 end) over ()
               - (m.paid - m.refunded) as charged
          from invoices i cross join money m
         where i.issued_at is not null
           and (i.order_id = note_open_invoices.order_id or i.team_order_id = note_open_invoices.order_id))
      select id, note_open_invoices.order_id, issued_at, due_on, currency, least(total_amount, charged),
             greatest(0, least(due_now, charged) - greatest(0, charged - total_amount))
        from charges where kind = 'invoice' and least(total_amount, charged) > 0;
    end $body$;
    create function note_open_order() returns trigger language plpgsql as $body$
    begin
      perform note_open_invoices(new.id);
      return null;
    end $body$;
    create function note_open_entry() returns trigger language plpgsql as $body$
    begin
      perform note_open_invoices(coalesce(new.order_id, new.team_order_id));
      return null;
    end $body$;

    create trigger orders_open after update on orders for each row
      when ((old.status, old.total_amount, old.deposit_percent, old.paid_amount, old.refunded_amount)
            is distinct from (new.status, new.total_amount, new.deposit_percent, new.paid_amount, new.refunded_amount))
      execute function note_open_order();
    create trigger team_orders_open after update on team_orders for each row
      when ((old.status, old.total_amount, old.deposit_percent) is distinct from (new.status, new.total_amount, new.deposit_percent))
      execute function note_open_order();
    -- Once it has its number and day.
    create trigger invoices_open after update on invoices for each row execute function note_open_entry();
    create trigger order_payments_open after insert on order_payments for each row
      when (new.team_order_id is not null) execute function note_open_entry();
    create trigger order_refunds_open after insert on order_refunds for each row
      when (new.team_order_id is not null) execute function note_open_entry();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function note_open_order, note_open_entry cascade;
    drop function note_open_invoices;
    drop table open_invoices;
  `);
}
