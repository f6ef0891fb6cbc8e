import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * An order for which a payment page is opened, or another one, is still the order that staff saw: their change of it is
 * no conflict.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create or replace trigger orders_revision before update on orders for each row
      when (new.stripe_session_id is not distinct from old.stripe_session_id) execute function count_revision();
    create or replace trigger team_orders_revision before update on team_orders for each row
      when (new.stripe_session_id is not distinct from old.stripe_session_id) execute function count_revision();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace trigger orders_revision before update on orders for each row execute function count_revision();
    create or replace trigger team_orders_revision before update on team_orders for each row execute function count_revision();
  `);
}
