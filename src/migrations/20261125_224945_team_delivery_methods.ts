import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How teams’ orders are delivered, for how much and by when. Orders of before keep theirs: free, without a date. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team_orders" ADD COLUMN "shipping_amount" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "team_orders" ADD COLUMN "promised_date" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "delivery_method" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "delivery_name" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "delivery_is_collection" boolean;
  ALTER TABLE "team_orders" ADD COLUMN "delivery_days" numeric;
  ALTER TABLE "team_orders" ADD COLUMN "delivery_from" timestamp(3) with time zone;

  alter table team_orders
    add constraint team_orders_shipping_amount check (shipping_amount::amount is not null),
    add constraint team_orders_promised_date check (promised_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    add constraint team_orders_delivery check (num_nulls(delivery_method, delivery_name, delivery_days) in (0, 3));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team_orders" DROP COLUMN "shipping_amount";
  ALTER TABLE "team_orders" DROP COLUMN "promised_date";
  ALTER TABLE "team_orders" DROP COLUMN "delivery_method";
  ALTER TABLE "team_orders" DROP COLUMN "delivery_name";
  ALTER TABLE "team_orders" DROP COLUMN "delivery_is_collection";
  ALTER TABLE "team_orders" DROP COLUMN "delivery_days";
  ALTER TABLE "team_orders" DROP COLUMN "delivery_from";`)
}
