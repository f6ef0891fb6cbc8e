import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Payments that were voided, each with the one that reverses it: nothing else of a payment changes, and only once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table order_payments add column voids_id uuid;
    alter table order_payments add column voided_at timestamp(3) with time zone;
    alter table order_payments add column voided_by_name varchar;
    alter table order_payments add column void_reason varchar;
    alter table order_payments add constraint order_payments_voids_id_order_payments_id_fk
      foreign key (voids_id) references order_payments (id) on delete set null;
    create unique index order_payments_voids_idx on order_payments (voids_id);
    -- Lines of a bank’s file, which may be split into several payments.
    create index order_payments_bank_key on order_payments (left(bank_line, 64)) where bank_line is not null;

    create function payment_as_recorded(payment order_payments) returns jsonb language sql immutable as $body$
      select to_jsonb(payment) - '{voided_at,voided_by_name,void_reason,bank_line,updated_at}'::text[]
    $body$;
    create or replace trigger order_payments_append_only before delete on order_payments
      for each row execute function refuse_change();
    create trigger order_payments_only_voided before update on order_payments for each row
      when (old.voided_at is not null or new.voided_at is null or new.bank_line is not null
            or payment_as_recorded(old) is distinct from payment_as_recorded(new))
      execute function refuse_change();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger order_payments_only_voided on order_payments;
    drop function payment_as_recorded;
    create or replace trigger order_payments_append_only before update or delete on order_payments
      for each row execute function refuse_change();
    drop index order_payments_bank_key;
    alter table order_payments drop column voids_id, drop column voided_at, drop column voided_by_name, drop column void_reason;
  `);
}
