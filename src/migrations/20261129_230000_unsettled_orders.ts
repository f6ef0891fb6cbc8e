import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Orders whose invoices are not all settled: lists of invoices count balances for these alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table unsettled_orders (order_id uuid primary key);

    create function note_unsettled(id uuid) returns void language plpgsql as $body$
    begin
      -- Makes what another transaction does to the order at the same time visible.
      perform from orders o where o.id = note_unsettled.id for no key update;
      perform from team_orders o where o.id = note_unsettled.id for no key update;
      if (select coalesce(sum(case kind when 'invoice' then total_amount else -total_amount end), 0)
            from invoices where order_id = note_unsettled.id or team_order_id = note_unsettled.id)
         > coalesce((select paid_amount - refunded_amount from orders o where o.id = note_unsettled.id),
                    (select coalesce(sum(amount), 0) from order_payments where team_order_id = note_unsettled.id)
                    - (select coalesce(sum(amount), 0) from order_refunds where team_order_id = note_unsettled.id)) then
        insert into unsettled_orders values (note_unsettled.id) on conflict do nothing;
      else
        delete from unsettled_orders where order_id = note_unsettled.id;
      end if;
    end $body$;
    create function note_unsettled_order() returns trigger language plpgsql as $body$
    begin
      perform note_unsettled(new.id);
      return null;
    end $body$;
    create function note_unsettled_entry() returns trigger language plpgsql as $body$
    begin
      perform note_unsettled(coalesce(new.order_id, new.team_order_id));
      return null;
    end $body$;

    create trigger orders_settled after update on orders for each row
      when ((old.paid_amount, old.refunded_amount) is distinct from (new.paid_amount, new.refunded_amount))
      execute function note_unsettled_order();
    create trigger invoices_settled after insert on invoices for each row execute function note_unsettled_entry();
    create trigger order_payments_settled after insert on order_payments for each row
      when (new.team_order_id is not null) execute function note_unsettled_entry();
    create trigger order_refunds_settled after insert on order_refunds for each row
      when (new.team_order_id is not null) execute function note_unsettled_entry();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function note_unsettled_order, note_unsettled_entry cascade;
    drop function note_unsettled;
    drop table unsettled_orders;
  `);
}
