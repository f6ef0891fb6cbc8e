import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What was refunded was paid before: also in the row that Payload proposes to insert whenever it saves an order, which
 * comes without the amount paid.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create or replace function follow_payment() returns trigger language plpgsql as $body$
    declare
      was_paid boolean := tg_op = 'UPDATE' and old.payment_status in ('paid', 'refunded');
      is_paid boolean := new.payment_status in ('paid', 'refunded');
    begin
      if is_paid and not was_paid and (new.payment_status = 'paid' or new.paid_amount = 0) then
        new.paid_amount := greatest(new.paid_amount, new.total_amount, new.refunded_amount);
      elsif was_paid and not is_paid and new.paid_amount = old.paid_amount then
        new.paid_amount := 0;
      end if;
      return new;
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
        new.paid_amount := greatest(new.paid_amount, new.total_amount);
      elsif was_paid and not is_paid and new.paid_amount = old.paid_amount then
        new.paid_amount := 0;
      end if;
      return new;
    end $body$;
  `);
}
