import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { atLength, createIndexes, inBatches } from '@/lib/database/at-length';

/** States from before they were counted; values of an enum are usable once the migration that adds them is over. */
export async function up(migration: MigrateUpArgs): Promise<void> {
  // First, as it would wait for the rows of the update.
  await createIndexes(migration, {
    orders_waiting_for_card: `orders (updated_at) where payment_method = 'card' and payment_status in ('unpaid', 'part', 'failed')`,
  });
  await atLength(migration, (client) =>
    inBatches(
      client,
      'orders',
      `update orders o set payment_status = payment_status
         from (select id, payment_state(status::text, total_amount, paid_amount, refunded_amount, credited_amount, credit_refunded_amount) as state
                 from orders where id = any($1)) counted
        where counted.id = o.id and o.payment_status::text <> counted.state
          and not (o.payment_status = 'failed' and counted.state = 'unpaid')`,
    ),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index orders_waiting_for_card`);
}
