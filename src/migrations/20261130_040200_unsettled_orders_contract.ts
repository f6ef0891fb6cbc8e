import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';
import * as unsettledOrders from './20261129_230000_unsettled_orders';
import * as earlierOrders from './20261129_230100_earlier_unsettled_orders';

/** Open invoices are noted themselves. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop function note_unsettled_order, note_unsettled_entry cascade;
    drop function note_unsettled;
    drop table unsettled_orders;
  `);
}

export async function down(migration: MigrateDownArgs): Promise<void> {
  await unsettledOrders.up(migration);
  await earlierOrders.up(migration);
}
