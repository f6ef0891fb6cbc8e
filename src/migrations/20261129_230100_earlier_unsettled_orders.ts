import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { atLength, createIndexes } from '@/lib/database/at-length';

/** Notes the orders from before the triggers. One that is settled meanwhile may stay, which costs its lists some time. */
export async function up(migration: MigrateUpArgs): Promise<void> {
  await atLength(migration, async (client) => {
    await client.query(`
      insert into unsettled_orders
      select billed.id
        from (select coalesce(order_id, team_order_id) as id, sum(case kind when 'invoice' then total_amount else -total_amount end) as amount
                from invoices group by 1) billed
        left join orders o on o.id = billed.id
        left join (select team_order_id, sum(amount) as amount from order_payments group by 1) p on p.team_order_id = billed.id
        left join (select team_order_id, sum(amount) as amount from order_refunds group by 1) r on r.team_order_id = billed.id
       where billed.amount > coalesce(o.paid_amount - o.refunded_amount, coalesce(p.amount, 0) - coalesce(r.amount, 0))
      on conflict do nothing`);
    await client.query('vacuum analyze unsettled_orders');
  });
  await createIndexes(migration, {
    invoices_details: `invoices using gin ((coalesce(number, '') || ' ' || order_number || ' ' || coalesce(customer ->> 'teamName', '') || ' ' ||
      coalesce(customer #>> '{contact,firstName}', '') || ' ' || coalesce(customer #>> '{contact,lastName}', '') || ' ' ||
      coalesce(customer #>> '{contact,email}', '')) gin_trgm_ops)`,
  });
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index invoices_details; delete from unsettled_orders`);
}
