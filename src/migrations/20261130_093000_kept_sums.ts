import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

const webhookOfTeamOrder = (besides: string) => `
create or replace function webhook_of_team_order() returns trigger language plpgsql as $body$
declare
  body jsonb;
  besides text[] := '{${besides}}';
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
`;
const BESIDES = 'status,revision,updated_at,stripe_session_id,reminders_stopped';

const KINDS = ['shop', 'team'];
const SUMS = ['orders', 'units', 'amount'];
const MONTH_SUMS = KINDS.flatMap((kind) => SUMS.map((sum) => `${kind}_${sum}`));

/** Adds rows as those of `product_sums`, `times` 1 or -1. */
export const addToMonths = (rows: string, times = '1'): string => `
  insert into product_month_sums as s (month, product_id, ${MONTH_SUMS.join(', ')})
  select date_trunc('month', day)::date, product_id,
         ${KINDS.flatMap((kind) => SUMS.map((sum) => `${times} * coalesce(sum(${sum}) filter (where kind = '${kind}'), 0)`)).join(', ')}
    from ${rows} group by 1, 2 order by 1, 2
  on conflict (month, product_id) do update set ${MONTH_SUMS.map((name) => `${name} = s.${name} + excluded.${name}`).join(', ')}`;

/** Amounts and state of payment of team orders, orders of customers, and sales of products by month. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(webhookOfTeamOrder(`${BESIDES},paid_amount,refunded_amount,payment_status`)));
  await db.execute(sql`
    alter table team_orders
      add column paid_amount numeric default 0 not null,
      add column refunded_amount numeric default 0 not null,
      add column payment_status enum_orders_payment_status default 'unpaid' not null;
    create function follow_team_payment() returns trigger language plpgsql as $body$
    begin
      new.payment_status := payment_state(new.status::text, new.total_amount, new.paid_amount, new.refunded_amount,
        new.credited_amount, new.credit_refunded_amount)::enum_orders_payment_status;
      return new;
    end $body$;
    create trigger team_orders_payment before insert or update on team_orders for each row execute function follow_team_payment();
    create function pay_team_orders() returns trigger language plpgsql as $body$
    begin
      update team_orders o set updated_at = now(),
             paid_amount = o.paid_amount + case tg_table_name when 'order_payments' then added.amount else 0 end,
             refunded_amount = o.refunded_amount + case tg_table_name when 'order_refunds' then added.amount else 0 end
        from (select team_order_id, sum(amount) as amount from added_rows group by team_order_id) added
       where o.id = added.team_order_id;
      return null;
    end $body$;
    -- By name after order_payments_summed, which locks the orders in turn.
    create trigger order_payments_team after insert on order_payments
      referencing new table as added_rows for each statement execute function pay_team_orders();
    create trigger order_refunds_team after insert on order_refunds
      referencing new table as added_rows for each statement execute function pay_team_orders();

    create table customer_sums (
      customer_id uuid primary key references customers on delete cascade,
      orders bigint default 0 not null,
      spent numeric default 0 not null
    );
    create index customer_sums_orders on customer_sums (orders desc, customer_id);
    create index customer_sums_spent on customer_sums (spent desc, customer_id);
    create function order_spent(o orders) returns numeric language sql immutable parallel safe as $body$
      select case when is_sold(o) then
        order_revenue(o.total_amount, o.paid_amount, o.refunded_amount, o.credited_amount, o.credit_refunded_amount) else 0 end
    $body$;
    create function add_customer() returns trigger language plpgsql as $body$
    begin
      insert into customer_sums (customer_id) values (new.id) on conflict do nothing;
      return null;
    end $body$;
    create function sum_customer() returns trigger language plpgsql as $body$
    begin
      insert into customer_sums as s (customer_id, orders, spent)
        select c.id, sum(changed.orders), sum(changed.spent)
          from (select old.customer_id, -1 as orders, -order_spent(old) as spent where tg_op <> 'INSERT'
                union all select new.customer_id, 1, order_spent(new) where tg_op <> 'DELETE') changed
          join customers c on c.id = changed.customer_id
         group by c.id order by c.id
        on conflict (customer_id) do update set orders = s.orders + excluded.orders, spent = s.spent + excluded.spent;
      return null;
    end $body$;
    create function clear_customer_sums() returns trigger language plpgsql as $body$
    begin
      update customer_sums set orders = 0, spent = 0;
      return null;
    end $body$;
    create trigger customers_added after insert on customers for each row execute function add_customer();
    -- At the end of the transaction, so that orders of one customer wait for each other as shortly as possible.
    create constraint trigger orders_spent after insert or delete on orders deferrable initially deferred
      for each row execute function sum_customer();
    create constraint trigger orders_spent_changed after update on orders deferrable initially deferred
      for each row when ((old.customer_id, order_spent(old)) is distinct from (new.customer_id, order_spent(new)))
      execute function sum_customer();
    create trigger orders_spent_emptied after truncate on orders for each statement execute function clear_customer_sums();
    create function recount_customers(ids uuid[]) returns void language plpgsql as $body$
    begin
      insert into customer_sums (customer_id) select unnest(ids) order by 1 on conflict do nothing;
      perform from customer_sums where customer_id = any (ids) order by customer_id for update;
      update customer_sums s set orders = counted.orders, spent = counted.spent
        from (select given.id, count(o.id) as orders, coalesce(sum(order_spent(o)), 0) as spent
                from unnest(ids) as given (id) left join orders o on o.customer_id = given.id group by given.id) counted
       where s.customer_id = counted.id and (s.orders, s.spent) is distinct from (counted.orders, counted.spent);
    end $body$;

    create table product_month_sums (month date not null, product_id uuid not null, primary key (month, product_id));
  `);
  for (const name of MONTH_SUMS) {
    await db.execute(sql.raw(`alter table product_month_sums add column ${name} numeric not null`));
  }
  await db.execute(
    sql.raw(`
    create function sum_product_months() returns trigger language plpgsql as $body$
    begin
      ${addToMonths('changed_rows', 'tg_argv[0]::int')};
      return null;
    end $body$;
  `),
  );
  await db.execute(sql`
    create trigger product_sums_added after insert on product_sums
      referencing new table as changed_rows for each statement execute function sum_product_months('1');
    create trigger product_sums_before after update on product_sums
      referencing old table as changed_rows for each statement execute function sum_product_months('-1');
    create trigger product_sums_after after update on product_sums
      referencing new table as changed_rows for each statement execute function sum_product_months('1');
    create trigger product_sums_dropped after delete on product_sums
      referencing old table as changed_rows for each statement execute function sum_product_months('-1');
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function follow_team_payment, pay_team_orders, add_customer, sum_customer, clear_customer_sums, sum_product_months cascade;
    drop function recount_customers;
    drop function order_spent;
    drop table customer_sums, product_month_sums;
    alter table team_orders drop column paid_amount, drop column refunded_amount, drop column payment_status;
  `);
  await db.execute(sql.raw(webhookOfTeamOrder(BESIDES)));
}
