import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { createIndexes } from '@/lib/database/at-length';

/** By the days that reports ask for. */
export async function up(migration: MigrateUpArgs): Promise<void> {
  await createIndexes(migration, {
    order_payments_received: 'order_payments (received_on)',
    orders_promised_days: 'orders (promised_date) where delivery_from is not null',
    team_orders_promised_days: 'team_orders (promised_date) where delivery_from is not null',
    orders_written_off_on: 'orders (written_off_on) where written_off_on is not null',
    team_orders_written_off_on: 'team_orders (written_off_on) where written_off_on is not null',
    team_orders_overpaid: `team_orders (id) where payment_status = 'overpaid'`,
  });
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql`drop index order_payments_received, orders_promised_days, team_orders_promised_days, orders_written_off_on,
                   team_orders_written_off_on, team_orders_overpaid`,
  );
}
