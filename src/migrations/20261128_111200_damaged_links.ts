import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** A damaged link finds the number of its order by the beginning of its token (src/modules/orders/data/order-token.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index orders_token_beginning on orders (left(tracking_token, 16));`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index orders_token_beginning;`);
}
