import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Lines without a product, prices that staff set, and their discounts. A line without a product has a tax class. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_order_items_tax_class as enum ('standard', 'reduced', 'zero');
    alter table order_items
      add column tax_class enum_order_items_tax_class,
      add column is_service boolean default false not null,
      add column price_reason varchar,
      add column is_made_to_order boolean default false not null,
      add constraint order_items_custom check (tax_class is null or (product_id is null and variation_id is null and team_order_id is null)),
      add constraint order_items_service check (tax_class is not null or not is_service),
      drop constraint order_items_team,
      add constraint order_items_team check (
        num_nulls(team_order_id, item, base_price, is_customized) in (0, 4)
        and (team_order_id is not null or product_id is not null or tax_class is not null));
    alter table order_discounts add column is_given boolean default false not null;
    alter type enum_order_payments_way add value if not exists 'cheque' before 'other';
    alter type enum_order_payments_way add value if not exists 'terminal' before 'other';
  `);
}

/** PostgreSQL keeps the values of the enumeration. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table order_discounts drop column is_given;
    alter table order_items
      drop constraint order_items_team, drop constraint order_items_custom, drop constraint order_items_service,
      drop column tax_class, drop column is_service, drop column price_reason, drop column is_made_to_order;
    drop type enum_order_items_tax_class;
    alter table order_items add constraint order_items_team check (
      num_nulls(team_order_id, item, base_price, is_customized) in (0, 4) and (team_order_id is not null or product_id is not null));
  `);
}
