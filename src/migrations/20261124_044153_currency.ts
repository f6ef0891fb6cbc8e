import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** The shop’s currency, locale, time zone and company are settings; an order keeps the currency it was placed in. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table site_settings
      add column company_name varchar,
      add column company_number varchar,
      add column vat_number varchar,
      add column country varchar default 'GB' not null,
      add column currency varchar default 'USD' not null,
      add column locale varchar default 'en-GB' not null,
      add column time_zone varchar default 'Europe/London' not null;

    create function shop_currency() returns varchar language sql stable as
      $body$ select coalesce((select currency from site_settings limit 1), 'USD') $body$;
    alter table orders add column currency varchar not null default shop_currency();
    alter table team_orders add column currency varchar not null default shop_currency();

    alter domain usd drop constraint usd_check;
    alter domain usd add constraint amount_check check (value >= 0 and value = round(value, 3));
    alter domain usd rename to amount;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter domain amount rename to usd;
    alter domain usd drop constraint amount_check;
    alter domain usd add constraint usd_check check (value >= 0 and value = round(value, 2));
    alter table orders drop column currency;
    alter table team_orders drop column currency;
    drop function shop_currency();
    alter table site_settings
      drop column company_name,
      drop column company_number,
      drop column vat_number,
      drop column country,
      drop column currency,
      drop column locale,
      drop column time_zone;
  `);
}
