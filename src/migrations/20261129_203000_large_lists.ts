import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { createIndexes } from '@/lib/database/at-length';

/** Indexes of lists that are long: of customers by name and by orders, the production board, and kits by their orders. */
export async function up(migration: MigrateUpArgs): Promise<void> {
  await createIndexes(migration, {
    orders_customer_sums: `orders (customer_id)
      include (created_at, status, awaits_confirmation, total_amount, paid_amount, refunded_amount)`,
    orders_board: `orders (created_at) where status in ('pending', 'processing', 'shipped')`,
    order_items_kit: `order_items (kit_document_id) include (_parent_id, team_order_id) where kit_document_id is not null`,
    customers_name: `customers (lower(first_name || ' ' || last_name), id)`,
  });
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index orders_customer_sums, orders_board, order_items_kit, customers_name`);
}
