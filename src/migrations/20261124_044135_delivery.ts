import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Delivery: the settings, weight and days of products, and what an order was promised. Orders of before keep the delivery
 * that they had: free, without a date.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "delivery_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"zones" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"closures" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"working_days" jsonb DEFAULT '[1,2,3,4,5]'::jsonb NOT NULL,
  	"cut_off" varchar DEFAULT '14:00' NOT NULL,
  	"stock_days" numeric DEFAULT 2 NOT NULL,
  	"made_days" numeric DEFAULT 15 NOT NULL,
  	"usual_weight" numeric DEFAULT 250 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "products" ADD COLUMN "weight" numeric;
  ALTER TABLE "products" ADD COLUMN "stock_days" numeric;
  ALTER TABLE "products" ADD COLUMN "made_days" numeric;
  ALTER TABLE "orders" ADD COLUMN "promised_date" varchar;
  ALTER TABLE "orders" ADD COLUMN "delivery_method" varchar;
  ALTER TABLE "orders" ADD COLUMN "delivery_name" varchar;
  ALTER TABLE "orders" ADD COLUMN "delivery_is_collection" boolean;
  ALTER TABLE "orders" ADD COLUMN "delivery_days" numeric;
  ALTER TABLE "orders" ADD COLUMN "delivery_from" timestamp(3) with time zone;

  alter table delivery_settings
    add constraint delivery_settings_days check (stock_days::units is not null and made_days::units is not null and usual_weight::units is not null);
  alter table products
    add constraint products_delivery check (coalesce(weight, 0)::units is not null and coalesce(stock_days, 0)::units is not null and coalesce(made_days, 0)::units is not null);
  alter table orders
    add constraint orders_promised_date check (promised_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    add constraint orders_delivery check (num_nulls(delivery_method, delivery_name, delivery_days) in (0, 3));
  create index orders_promised on orders (promised_date) where status in ('pending', 'processing') and delivery_from is not null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "delivery_settings" CASCADE;
  ALTER TABLE "products" DROP COLUMN "weight";
  ALTER TABLE "products" DROP COLUMN "stock_days";
  ALTER TABLE "products" DROP COLUMN "made_days";
  ALTER TABLE "orders" DROP COLUMN "promised_date";
  ALTER TABLE "orders" DROP COLUMN "delivery_method";
  ALTER TABLE "orders" DROP COLUMN "delivery_name";
  ALTER TABLE "orders" DROP COLUMN "delivery_is_collection";
  ALTER TABLE "orders" DROP COLUMN "delivery_days";
  ALTER TABLE "orders" DROP COLUMN "delivery_from";`)
}
