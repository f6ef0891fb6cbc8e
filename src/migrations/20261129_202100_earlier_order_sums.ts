import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { atLength } from '@/lib/database/at-length';

/** Counts the orders from before the triggers, in a transaction of its own: orders are placed meanwhile. */
export async function up(migration: MigrateUpArgs): Promise<void> {
  await atLength(migration, async (client) => {
    await client.query('begin isolation level repeatable read');
    await client.query('select recount_orders()');
    await client.query('commit');
    await client.query('vacuum analyze order_sums, order_status_sums, product_sums');
  });
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`delete from order_sums; delete from order_status_sums; delete from product_sums`);
}
