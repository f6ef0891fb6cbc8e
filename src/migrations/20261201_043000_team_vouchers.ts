import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table voucher_entries
      add column team_order_id uuid references team_orders (id),
      drop constraint voucher_entries_check,
      add constraint voucher_entries_of_one_order
        check (num_nonnulls(order_id, team_order_id) = (kind in ('used', 'returned'))::int);
    create index voucher_entries_team_order on voucher_entries (team_order_id) where team_order_id is not null;
    alter table order_payments
      drop constraint order_payments_voucher,
      add constraint order_payments_voucher check ((way::text = 'voucher') = (voucher_id is not null));
    alter table order_refunds
      drop constraint order_refunds_voucher,
      add constraint order_refunds_voucher check (voucher_id is null or checkout is null);

    create or replace function note_voucher_payment() returns trigger language plpgsql as $body$
    begin
      insert into voucher_entries (voucher_id, kind, amount, order_id, team_order_id, by_id, by_name)
      values (new.voucher_id, case when new.amount > 0 then 'used' else 'returned' end, -new.amount, new.order_id, new.team_order_id, new.by_id, new.by_name);
      return null;
    end $body$;
    create or replace function note_voucher_refund() returns trigger language plpgsql as $body$
    begin
      insert into voucher_entries (voucher_id, kind, amount, order_id, team_order_id, by_id, by_name)
      values (new.voucher_id, 'returned', new.amount, new.order_id, new.team_order_id, new.by_id, new.by_name);
      return null;
    end $body$;
  `);
}

/** Money of team orders stays: with any, the rules of before are for new rows alone. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function note_voucher_payment() returns trigger language plpgsql as $body$
    begin
      insert into voucher_entries (voucher_id, kind, amount, order_id, by_id, by_name)
      values (new.voucher_id, case when new.amount > 0 then 'used' else 'returned' end, -new.amount, new.order_id, new.by_id, new.by_name);
      return null;
    end $body$;
    create or replace function note_voucher_refund() returns trigger language plpgsql as $body$
    begin
      insert into voucher_entries (voucher_id, kind, amount, order_id, by_id, by_name)
      values (new.voucher_id, 'returned', new.amount, new.order_id, new.by_id, new.by_name);
      return null;
    end $body$;
    alter table order_refunds
      drop constraint order_refunds_voucher,
      add constraint order_refunds_voucher
        check (voucher_id is null or (order_id is not null and checkout is null)) not valid;
    alter table order_payments
      drop constraint order_payments_voucher,
      add constraint order_payments_voucher
        check ((way::text = 'voucher') = (voucher_id is not null) and (voucher_id is null or order_id is not null)) not valid;
    alter table voucher_entries
      drop column team_order_id,
      add constraint voucher_entries_check check ((kind in ('used', 'returned')) = (order_id is not null)) not valid;
    do $body$
    begin
      if not exists (select from order_payments where voucher_id is not null and team_order_id is not null) then
        alter table order_refunds validate constraint order_refunds_voucher;
        alter table order_payments validate constraint order_payments_voucher;
        alter table voucher_entries validate constraint voucher_entries_check;
      end if;
    end $body$;
  `);
}
