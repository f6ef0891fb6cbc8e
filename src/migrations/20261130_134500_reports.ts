import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Adds the cost price of goods, for margins, and the accounts that the journal posts to. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table product_variations
      add column cost_price numeric,
      add constraint product_variations_cost check (cost_price >= 0 and cost_price::amount is not distinct from cost_price);
    alter table site_settings
      add column journal_accounts_debtors varchar,
      add column journal_accounts_sales varchar,
      add column journal_accounts_tax varchar,
      add column journal_accounts_bank varchar,
      add column journal_accounts_card varchar,
      add column journal_accounts_cash varchar,
      add column journal_accounts_bad_debts varchar;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table product_variations drop column cost_price;
    alter table site_settings
      drop column journal_accounts_debtors, drop column journal_accounts_sales, drop column journal_accounts_tax,
      drop column journal_accounts_bank, drop column journal_accounts_card, drop column journal_accounts_cash,
      drop column journal_accounts_bad_debts;
  `);
}
