import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

type Terms = {
  /** Further arguments of `order_revenue`. */
  revenue: string;
  /** Taken off the total of a paid order. */
  paid: string;
  credit: string;
};

const countedWith = ({ revenue, paid, credit }: Terms) => `
create or replace function count_order(o orders, times integer) returns void language sql as $body$
  select count_order('shop', o.status::text, o.created_at, is_sold(o),
    order_revenue(o.total_amount, o.paid_amount, o.refunded_amount${revenue}), times)
$body$;
create or replace function count_order(o team_orders, times integer) returns void language sql as $body$
  select count_order('team', o.status::text, o.created_at, is_sold(o), order_revenue(o.total_amount,
    (select coalesce(sum(amount), 0) from order_payments where team_order_id = o.id),
    (select coalesce(sum(amount), 0) from order_refunds where team_order_id = o.id)${revenue}), times)
$body$;
-- A refund is stored before the part of it that belongs to credit notes for goods.
create or replace function sum_team_payments() returns trigger language plpgsql as $body$
declare
  o team_orders;
  added numeric;
begin
  for o in select * from team_orders where id in (select team_order_id from added_rows) order by id for no key update loop
    added := (select sum(amount) from added_rows where team_order_id = o.id);
    perform count_order(o, 1);
    perform count_order('team', o.status::text, o.created_at, is_sold(o), order_revenue(o.total_amount,
      (select coalesce(sum(amount), 0) from order_payments where team_order_id = o.id) - case tg_table_name when 'order_payments' then added else 0 end,
      (select coalesce(sum(amount), 0) from order_refunds where team_order_id = o.id) - case tg_table_name when 'order_refunds' then added else 0 end${revenue}), -1);
  end loop;
  return null;
end $body$;
create or replace function follow_payment() returns trigger language plpgsql as $body$
declare
  was_paid boolean := tg_op = 'UPDATE' and old.payment_status in ('paid', 'refunded');
  is_paid boolean := new.payment_status in ('paid', 'refunded');
begin
  if is_paid and not was_paid and (new.payment_status = 'paid' or new.paid_amount = 0) then
    new.paid_amount := greatest(new.paid_amount, new.total_amount${paid}, new.refunded_amount);
  elsif was_paid and not is_paid and new.paid_amount = old.paid_amount then
    new.paid_amount := 0;
  end if;
  return new;
end $body$;
create or replace function recount_orders() returns void language plpgsql set work_mem = '256MB' as $body$
begin
  delete from order_sum_changes;
  delete from product_sum_changes;
  delete from order_sums;
  delete from order_status_sums;
  delete from product_sums;
  create temporary table counted on commit drop as
    select 'shop' as kind, o.id, o.status::text as status, o.created_at, is_sold(o) as is_sold,
           order_revenue(o.total_amount, o.paid_amount, o.refunded_amount${revenue}) as revenue from orders o
    union all
    select 'team', o.id, o.status::text, o.created_at, is_sold(o),
           order_revenue(o.total_amount, coalesce(p.amount, 0), coalesce(r.amount, 0)${revenue})
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
create or replace function note_open_invoices(order_id uuid) returns void language plpgsql as $body$
begin
  -- Makes what another transaction does to the order at the same time visible.
  perform from orders o where o.id = note_open_invoices.order_id for no key update;
  perform from team_orders o where o.id = note_open_invoices.order_id for no key update;
  delete from open_invoices o where o.order_id = note_open_invoices.order_id;
  insert into open_invoices
  with money as (
    select status::text as status, total_amount${credit} as total_amount, deposit_percent, paid_amount as paid, refunded_amount as refunded
      from orders where id = note_open_invoices.order_id
     union all
    select status::text, total_amount${credit}, deposit_percent,
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
`;

const WITH_CREDIT: Terms = {
  revenue: ', o.credited_amount, o.credit_refunded_amount',
  paid: ' - new.credited_amount + new.credit_refunded_amount',
  credit: ' - credited_amount + credit_refunded_amount',
};

/** Credit notes that name goods, what they lower an order by, and the refunds that belong to them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table orders add column credited_amount numeric default 0 not null;
    alter table orders add column credit_refunded_amount numeric default 0 not null;
    alter table team_orders add column credited_amount numeric default 0 not null;
    alter table team_orders add column credit_refunded_amount numeric default 0 not null;
    alter table invoices add column staff_note varchar;
    alter table invoices add column credited jsonb;
    alter table order_refunds add column credit_note_id uuid;
    alter table order_refunds add constraint order_refunds_credit_note_id_invoices_id_fk
      foreign key (credit_note_id) references invoices (id) on delete set null;
    create function refund_as_recorded(refund order_refunds) returns jsonb language sql immutable as $body$
      select to_jsonb(refund) - '{credit_note_id,updated_at}'::text[]
    $body$;
    create or replace trigger order_refunds_append_only before delete on order_refunds
      for each row execute function refuse_change();
    create trigger order_refunds_only_tied before update on order_refunds for each row
      when (old.credit_note_id is not null or new.credit_note_id is null
            or refund_as_recorded(old) is distinct from refund_as_recorded(new))
      execute function refuse_change();
    create index order_refunds_credit_note_idx on order_refunds (credit_note_id);
    alter table orders add constraint orders_credit check (credit_refunded_amount between 0 and credited_amount);
    alter table team_orders add constraint team_orders_credit check (credit_refunded_amount between 0 and credited_amount);

    create function order_revenue(total numeric, paid numeric, refunded numeric, credited numeric, credit_refunded numeric)
      returns numeric language sql immutable parallel safe as
      $body$ select order_revenue(total, paid, refunded - credit_refunded) - credited $body$;
  `);
  await db.execute(sql.raw(countedWith(WITH_CREDIT)));
  await db.execute(sql`
    create trigger orders_open_credited after update on orders for each row
      when ((old.credited_amount, old.credit_refunded_amount) is distinct from (new.credited_amount, new.credit_refunded_amount))
      execute function note_open_order();
    create trigger team_orders_open_credited after update on team_orders for each row
      when ((old.credited_amount, old.credit_refunded_amount) is distinct from (new.credited_amount, new.credit_refunded_amount))
      execute function note_open_order();
    create trigger orders_credited after update on orders for each row
      when ((old.credited_amount, old.credit_refunded_amount) is distinct from (new.credited_amount, new.credit_refunded_amount)
        and (old.status, old.created_at, old.awaits_confirmation, old.total_amount, old.paid_amount, old.refunded_amount)
        is not distinct from (new.status, new.created_at, new.awaits_confirmation, new.total_amount, new.paid_amount, new.refunded_amount))
      execute function sum_orders('shop');
    create trigger team_orders_credited after update on team_orders for each row
      when ((old.credited_amount, old.credit_refunded_amount) is distinct from (new.credited_amount, new.credit_refunded_amount)
        and (old.status, old.created_at, old.total_amount) is not distinct from (new.status, new.created_at, new.total_amount))
      execute function sum_orders('team');
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger orders_open_credited on orders;
    drop trigger team_orders_open_credited on team_orders;
    drop trigger orders_credited on orders;
    drop trigger team_orders_credited on team_orders;
  `);
  await db.execute(sql.raw(countedWith({ revenue: '', paid: '', credit: '' })));
  await db.execute(sql`
    drop function order_revenue(numeric, numeric, numeric, numeric, numeric);
    drop trigger order_refunds_only_tied on order_refunds;
    drop function refund_as_recorded;
    create or replace trigger order_refunds_append_only before update or delete on order_refunds
      for each row execute function refuse_change();
    alter table order_refunds drop column credit_note_id;
    alter table invoices drop column staff_note, drop column credited;
    alter table orders drop column credited_amount, drop column credit_refunded_amount;
    alter table team_orders drop column credited_amount, drop column credit_refunded_amount;
  `);
}
