import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { atLength, createIndexes, inBatches } from '@/lib/database/at-length';
import { addToMonths } from './20261130_093000_kept_sums';

/** Sums from before the triggers; orders are placed and paid meanwhile. */
export async function up(migration: MigrateUpArgs): Promise<void> {
  await createIndexes(migration, { orders_total_amount: 'orders (total_amount)' });
  await atLength(migration, async (client) => {
    await inBatches(client, 'customers', 'select recount_customers($1)');
    await inBatches(
      client,
      'team_orders',
      'select from team_orders where id = any($1) order by id for no key update',
      `update team_orders o set paid_amount = counted.paid, refunded_amount = counted.refunded
         from (select id, payment_status::text as state, credited_amount, credit_refunded_amount, status::text as status, total_amount,
                      (select coalesce(sum(amount), 0) from order_payments where team_order_id = t.id) as paid,
                      (select coalesce(sum(amount), 0) from order_refunds where team_order_id = t.id) as refunded
                 from team_orders t where id = any($1)) counted
        where o.id = counted.id and (o.paid_amount, o.refunded_amount, state) is distinct from
              (paid, refunded, payment_state(counted.status, counted.total_amount, paid, refunded, counted.credited_amount, counted.credit_refunded_amount))`,
    );
    await client.query('begin');
    await client.query('lock table product_sums in share row exclusive mode');
    await client.query('delete from product_month_sums');
    await client.query(addToMonths('product_sums'));
    await client.query('commit');
    await client.query('vacuum analyze customer_sums, product_month_sums, team_orders');
  });
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index orders_total_amount;
    update customer_sums set orders = 0, spent = 0;
    delete from product_month_sums;
  `);
}
