import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

type Terms = {
  state: string;
  money: string;
  charged: string;
};

const countedWith = ({ state, money, charged }: Terms) => `
create or replace function follow_payment() returns trigger language plpgsql as $body$
declare state text;
begin
  -- Payload proposes each saved order as a new row, without the amount paid: never below what was refunded.
  if tg_op = 'INSERT' then new.paid_amount := greatest(new.paid_amount, new.refunded_amount); end if;
  state := payment_state(new.status::text, new.total_amount, new.paid_amount, new.refunded_amount,
    new.credited_amount, new.credit_refunded_amount${state});
  if state = 'unpaid' and new.payment_status = 'failed' then state := 'failed'; end if;
  new.payment_status := state::enum_orders_payment_status;
  new.paid_at := case when state in ('paid', 'overpaid', 'refunded') then coalesce(new.paid_at, old.paid_at, now()) end;
  return new;
end $body$;
create or replace function follow_team_payment() returns trigger language plpgsql as $body$
begin
  new.payment_status := payment_state(new.status::text, new.total_amount, new.paid_amount, new.refunded_amount,
    new.credited_amount, new.credit_refunded_amount${state})::enum_orders_payment_status;
  return new;
end $body$;
create or replace function note_open_invoices(order_id uuid) returns void language plpgsql as $body$
begin
  -- Makes what another transaction does to the order at the same time visible.
  perform from orders o where o.id = note_open_invoices.order_id for no key update;
  perform from team_orders o where o.id = note_open_invoices.order_id for no key update;
  delete from open_invoices o where o.order_id = note_open_invoices.order_id;
  insert into open_invoices
  with money as (
    select status::text as status, total_amount - credited_amount + credit_refunded_amount as total_amount, deposit_percent,
           paid_amount as paid, refunded_amount as refunded${money}
      from orders where id = note_open_invoices.order_id
     union all
    select status::text, total_amount - credited_amount + credit_refunded_amount, deposit_percent,
           (select coalesce(sum(amount), 0) from order_payments where team_order_id = note_open_invoices.order_id),
           (select coalesce(sum(amount), 0) from order_refunds where team_order_id = note_open_invoices.order_id)${money}
      from team_orders where id = note_open_invoices.order_id),
  charges as (
    select i.id, i.kind, i.issued_at, i.due_on, i.currency, i.total_amount,
           case when m.status = 'cancelled' then 0
                when m.deposit_percent = 0 or m.status in ('shipped', 'delivered') then greatest(0, m.total_amount - m.paid)
                else greatest(0, m.total_amount * m.deposit_percent / 100 - m.paid) end as due_now,
           sum(case i.kind when 'invoice' then i.total_amount else 0 end) over (order by i.issued_at, i.sequence)
           - sum(case i.kind when 'credit_note' then i.total_amount else 0 end) over ()
           - (m.paid - m.refunded)${charged} as charged
      from invoices i cross join money m
     where i.issued_at is not null
       and (i.order_id = note_open_invoices.order_id or i.team_order_id = note_open_invoices.order_id))
  select id, note_open_invoices.order_id, issued_at, due_on, currency, least(total_amount, charged),
         greatest(0, least(due_now, charged) - greatest(0, charged - total_amount))
    from charges where kind = 'invoice' and least(total_amount, charged) > 0;
end $body$;
`;

/** Bad debt: what is open is written off up to an amount, and what of that is paid or credited later is no loss. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type enum_orders_payment_status add value if not exists 'written_off' before 'failed';
    alter table orders add column written_off_amount numeric default 0 not null;
    alter table orders add column written_off_on varchar;
    alter table orders add column write_off_reason varchar;
    alter table team_orders add column written_off_amount numeric default 0 not null;
    alter table team_orders add column written_off_on varchar;
    alter table team_orders add column write_off_reason varchar;
    alter table orders add constraint orders_written_off
      check (written_off_amount >= 0 and (written_off_amount > 0) = (written_off_on is not null));
    alter table team_orders add constraint team_orders_written_off
      check (written_off_amount >= 0 and (written_off_amount > 0) = (written_off_on is not null));

    create function payment_state(status text, total numeric, paid numeric, refunded numeric, credited numeric, credit_refunded numeric, written_off numeric)
      returns text language sql immutable parallel safe as $body$
      select case
        when state in ('unpaid', 'part') and status <> 'cancelled' and total - paid - credited + credit_refunded <= written_off
        then 'written_off' else state end
        from payment_state(status, total, paid, refunded, credited, credit_refunded) state
    $body$;
    create function is_written_off(i invoices) returns boolean language sql stable as $body$
      select i.kind = 'invoice' and exists (
        select from (
          select written_off_amount, paid_amount - refunded_amount as kept from orders where id = i.order_id
           union all
          select written_off_amount, paid_amount - refunded_amount from team_orders where id = i.team_order_id) o
         where written_off_amount > 0
           and kept < (select sum(case when b.kind = 'credit_note' then -b.total_amount
                                       when (b.issued_at, b.sequence) <= (i.issued_at, i.sequence) then b.total_amount else 0 end)
                         from invoices b where b.order_id = i.order_id or b.team_order_id = i.team_order_id))
    $body$;
  `);
  await db.execute(
    sql.raw(
      countedWith({
        state: ', new.written_off_amount',
        money: ', written_off_amount as written_off',
        charged: ' - m.written_off',
      }),
    ),
  );
  await db.execute(sql`
    create trigger orders_open_written_off after update on orders for each row
      when (old.written_off_amount is distinct from new.written_off_amount) execute function note_open_order();
    create trigger team_orders_open_written_off after update on team_orders for each row
      when (old.written_off_amount is distinct from new.written_off_amount) execute function note_open_order();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger orders_open_written_off on orders;
    drop trigger team_orders_open_written_off on team_orders;
    update orders set written_off_amount = 0, written_off_on = null where written_off_amount > 0;
    update team_orders set written_off_amount = 0, written_off_on = null where written_off_amount > 0;
  `);
  await db.execute(sql.raw(countedWith({ state: '', money: '', charged: '' })));
  await db.execute(sql`
    update orders set payment_status = payment_status where payment_status = 'written_off';
    update team_orders set payment_status = payment_status where payment_status = 'written_off';
    drop function payment_state(text, numeric, numeric, numeric, numeric, numeric, numeric);
    drop function is_written_off;
    alter table orders drop column written_off_amount, drop column written_off_on, drop column write_off_reason;
    alter table team_orders drop column written_off_amount, drop column written_off_on, drop column write_off_reason;
  `);
}
