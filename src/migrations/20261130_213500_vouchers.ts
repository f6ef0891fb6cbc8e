import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Gift vouchers, whose balance is the sum of their entries; payments and refunds of orders write theirs. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table vouchers (
      id uuid primary key default gen_random_uuid(),
      code_hash text not null unique,
      sealed_code text not null,
      ending text not null check (length(ending) = 4),
      currency text not null,
      paid_by text check (paid_by in ('transfer', 'cash', 'cheque', 'terminal', 'other')),
      expires_on text check (expires_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      recipient_name text,
      recipient_email text,
      message text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index vouchers_newest on vouchers (created_at desc, id);
    create index vouchers_expiring on vouchers (expires_on) where expires_on is not null;
    create index vouchers_recipient on vouchers (recipient_email) where recipient_email is not null;
    create table voucher_entries (
      id uuid primary key default gen_random_uuid(),
      voucher_id uuid not null references vouchers (id),
      kind text not null check (kind in ('issued', 'used', 'returned', 'corrected', 'voided', 'expired')),
      amount numeric not null check (amount <> 0 and amount = round(amount, 3)),
      order_id uuid references orders (id),
      reason text,
      by_id uuid,
      by_name text not null,
      posted_on text not null,
      created_at timestamptz not null default clock_timestamp(),
      check ((kind in ('used', 'returned')) = (order_id is not null)),
      check (amount > 0 or kind not in ('issued', 'returned')),
      check (amount < 0 or kind not in ('used', 'voided', 'expired')),
      check (reason is not null or kind not in ('corrected', 'voided'))
    );
    create index voucher_entries_voucher on voucher_entries (voucher_id, created_at);
    create index voucher_entries_order on voucher_entries (order_id) where order_id is not null;
    create index voucher_entries_posted on voucher_entries (posted_on);
    create unique index voucher_entries_issued on voucher_entries (voucher_id) where kind = 'issued';

    alter table site_settings add column journal_accounts_vouchers varchar, add column journal_accounts_voucher_costs varchar;

    create function shop_today() returns text language sql stable as $body$
      select (now() at time zone coalesce((select time_zone from site_settings limit 1), 'UTC'))::date::text
    $body$;

    -- Further entries of a voucher wait from here to the commit.
    create function keep_voucher() returns trigger language plpgsql as $body$
    declare
      remaining numeric;
    begin
      perform from vouchers where id = new.voucher_id for no key update;
      select coalesce(sum(amount), 0) + new.amount into remaining from voucher_entries where voucher_id = new.voucher_id;
      if remaining < 0 then
        raise exception 'The gift voucher has less money than that.'
          using errcode = 'check_violation', constraint = 'voucher_entries_balance';
      end if;
      new.posted_on := coalesce(new.posted_on, shop_today());
      update vouchers
         set updated_at = clock_timestamp(),
             expires_on = case when new.kind = 'returned' and expires_on < shop_today() then (shop_today()::date + 30)::text else expires_on end
       where id = new.voucher_id;
      return new;
    end $body$;
    create trigger voucher_entries_balance before insert on voucher_entries
      for each row execute function keep_voucher();
    create trigger voucher_entries_append_only before update or delete on voucher_entries
      for each row execute function refuse_change();
    create trigger voucher_entries_kept_whole before truncate on voucher_entries
      for each statement execute function refuse_change();

    alter type enum_order_payments_way add value if not exists 'voucher' before 'other';
    alter table order_payments add column voucher_id uuid references vouchers (id);
    alter table order_refunds add column voucher_id uuid references vouchers (id);
    alter table order_payments add constraint order_payments_voucher
      check ((way::text = 'voucher') = (voucher_id is not null) and (voucher_id is null or order_id is not null));
    alter table order_refunds add constraint order_refunds_voucher
      check (voucher_id is null or (order_id is not null and checkout is null));
    create function note_voucher_payment() returns trigger language plpgsql as $body$
    begin
      insert into voucher_entries (voucher_id, kind, amount, order_id, by_id, by_name)
      values (new.voucher_id, case when new.amount > 0 then 'used' else 'returned' end, -new.amount, new.order_id, new.by_id, new.by_name);
      return null;
    end $body$;
    create function note_voucher_refund() returns trigger language plpgsql as $body$
    begin
      insert into voucher_entries (voucher_id, kind, amount, order_id, by_id, by_name)
      values (new.voucher_id, 'returned', new.amount, new.order_id, new.by_id, new.by_name);
      return null;
    end $body$;
    create trigger order_payments_voucher after insert on order_payments for each row
      when (new.voucher_id is not null) execute function note_voucher_payment();
    create trigger order_refunds_voucher after insert on order_refunds for each row
      when (new.voucher_id is not null) execute function note_voucher_refund();
  `);
}

/** PostgreSQL keeps the value of the enumeration. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger order_payments_voucher on order_payments;
    drop trigger order_refunds_voucher on order_refunds;
    drop function note_voucher_payment, note_voucher_refund;
    alter table order_payments drop column voucher_id;
    alter table order_refunds drop column voucher_id;
    drop table voucher_entries, vouchers;
    alter table site_settings drop column journal_accounts_vouchers, drop column journal_accounts_voucher_costs;
    drop function keep_voucher, shop_today;
  `);
}
