import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What payments rely on, held by the database: an order has a date of payment exactly where it was paid, and is refunded
 * where all that was paid went back. What was set past the payment operations before is put right first: nothing went
 * back for it, so it is paid where it has a date and unpaid where it has none.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update orders
       set payment_status = case when paid_at is null then 'unpaid' else 'paid' end::enum_orders_payment_status
     where payment_status = 'refunded' and refunded_amount = 0;
    update orders set payment_status = 'paid' where payment_status = 'refunded' and refunded_amount < paid_amount;
    update orders set paid_at = updated_at where payment_status in ('paid', 'refunded') and paid_at is null;
    update orders set paid_at = null where payment_status in ('unpaid', 'failed') and paid_at is not null;
    alter table orders
      add constraint orders_paid_at check ((payment_status in ('paid', 'refunded')) = (paid_at is not null)),
      add constraint orders_all_refunded
        check (payment_status <> 'refunded' or (refunded_amount > 0 and refunded_amount = paid_amount));
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table orders drop constraint orders_all_refunded, drop constraint orders_paid_at;`);
}
