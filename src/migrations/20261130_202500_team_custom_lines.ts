import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Lets orders of teams have lines without a product, as those of the shop. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table order_items
      drop constraint order_items_custom,
      add constraint order_items_custom check (tax_class is null or (product_id is null and variation_id is null));
  `);
}

/** They stay, as goods of a deleted product. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update order_items set tax_class = null, is_service = false where team_order_id is not null and tax_class is not null;
    alter table order_items
      drop constraint order_items_custom,
      add constraint order_items_custom check (tax_class is null or (product_id is null and variation_id is null and team_order_id is null));
  `);
}
