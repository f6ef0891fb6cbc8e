import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Refunds before this went to the one card that an order had; each reminder of an invoice goes out once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table order_refunds disable trigger order_refunds_append_only;
    update order_refunds r set checkout = o.stripe_session_id
      from orders o where o.id = r.order_id and o.payment_method = 'card';
    alter table order_refunds enable trigger order_refunds_append_only;

    create table invoice_reminders (
      id uuid primary key default gen_random_uuid(),
      invoice_id uuid not null references invoices (id) on delete restrict,
      -- From the due date, below zero before it; none where staff sent it.
      days smallint,
      open_amount numeric not null,
      by_id uuid,
      by_name text not null,
      created_at timestamptz not null default clock_timestamp(),
      constraint invoice_reminders_open check (open_amount > 0),
      constraint invoice_reminders_once unique (invoice_id, days)
    );
    create trigger invoice_reminders_append_only before update or delete on invoice_reminders
      for each row execute function refuse_change();
    create trigger invoice_reminders_kept_whole before truncate on invoice_reminders
      for each statement execute function refuse_change();
    create index invoices_due on invoices (due_on) where kind = 'invoice';

    alter table orders add constraint orders_deposit_percent check (deposit_percent between 0 and 100);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table orders drop constraint orders_deposit_percent;
    drop index invoices_due;
    drop table invoice_reminders;
  `);
}
