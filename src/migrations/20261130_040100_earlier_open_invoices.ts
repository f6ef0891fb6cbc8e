import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { atLength, createIndexes } from '@/lib/database/at-length';

/** Orders noted in one transaction, each of which locks its order. */
const BATCH = 1_000;

/** Notes the open invoices from before the triggers. */
export async function up(migration: MigrateUpArgs): Promise<void> {
  await atLength(migration, async (client) => {
    let after = '00000000-0000-0000-0000-000000000000';
    for (let last: string | null = after; last; ) {
      const { rows }: { rows: { last: string | null }[] } = await client.query(
        `with batch as (select order_id from unsettled_orders where order_id > $1 order by order_id limit $2),
              noted as (select note_open_invoices(order_id) from batch)
         select max(order_id::text) as last from batch where (select count(*) from noted) > 0`,
        [after, BATCH],
      );
      last = rows[0]?.last ?? null;
      after = last ?? after;
    }
    await client.query('vacuum analyze open_invoices');
  });
  await createIndexes(migration, {
    invoices_credit_notes: `invoices (issued_at desc, id desc) where kind = 'credit_note'`,
  });
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index invoices_credit_notes; delete from open_invoices`);
}
