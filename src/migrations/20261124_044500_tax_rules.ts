import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * What the tax of an order has to add up to, held by the database: net and tax are the total, and nobody pays tax who is
 * not charged any. Orders from before have none, and are all net.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of ['orders', 'team_orders']) {
    await db.execute(
      sql.raw(`
        alter table ${table}
          alter column tax_amount set not null, alter column tax_relief_amount set not null,
          add column net_amount numeric not null generated always as (total_amount - tax_amount) stored,
          add constraint ${table}_tax check (
            tax_amount::amount is not null and tax_relief_amount::amount is not null and tax_amount <= total_amount
            and (tax_amount = 0 or coalesce(tax_treatment = 'charged', false))
            and (tax_treatment is null) = (tax_rounding is null) and (tax_treatment is null) = (tax_name is null));`),
    );
  }
  for (const table of ['order_tax_lines', 'team_order_tax_lines']) {
    await db.execute(
      sql.raw(`
        alter table ${table} add constraint ${table}_sums
          check (rate between 0 and 100 and net::amount is not null and tax::amount is not null);`),
    );
  }
  await db.execute(sql`
    alter table order_items add constraint order_items_tax check (
      num_nulls(tax_rate, net_amount, tax_amount) in (0, 3) and coalesce(tax_rate, 0) between 0 and 100
      and coalesce(relief_rate, 0) between 0 and 100
      and coalesce(net_amount, 0)::amount is not null and coalesce(tax_amount, 0)::amount is not null);
    alter table tax_rates add constraint tax_rates_percent check (standard between 0 and 100 and reduced between 0 and 100);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table tax_rates drop constraint tax_rates_percent;
    alter table order_items drop constraint order_items_tax;
    alter table team_order_tax_lines drop constraint team_order_tax_lines_sums;
    alter table order_tax_lines drop constraint order_tax_lines_sums;
    alter table team_orders drop constraint team_orders_tax, drop column net_amount,
      alter column tax_amount drop not null, alter column tax_relief_amount drop not null;
    alter table orders drop constraint orders_tax, drop column net_amount,
      alter column tax_amount drop not null, alter column tax_relief_amount drop not null;
  `);
}
