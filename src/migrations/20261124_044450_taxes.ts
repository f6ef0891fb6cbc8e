import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_tax_class" AS ENUM('standard', 'reduced', 'zero');
  CREATE TYPE "public"."enum_products_boys_tax_class" AS ENUM('standard', 'reduced', 'zero');
  CREATE TYPE "public"."enum_orders_tax_treatment" AS ENUM('charged', 'exempt', 'reverse-charge');
  CREATE TYPE "public"."enum_orders_tax_rounding" AS ENUM('line', 'order');
  CREATE TYPE "public"."enum_team_orders_tax_treatment" AS ENUM('charged', 'exempt', 'reverse-charge');
  CREATE TYPE "public"."enum_team_orders_tax_rounding" AS ENUM('line', 'order');
  CREATE TYPE "public"."enum_tax_rates_boys_tax_class" AS ENUM('standard', 'reduced', 'zero');
  CREATE TYPE "public"."enum_tax_settings_rounding" AS ENUM('line', 'order');
  CREATE TABLE "order_tax_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"rate" numeric NOT NULL,
  	"net" numeric NOT NULL,
  	"tax" numeric NOT NULL
  );
  
  CREATE TABLE "team_order_tax_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"rate" numeric NOT NULL,
  	"net" numeric NOT NULL,
  	"tax" numeric NOT NULL
  );
  
  CREATE TABLE "tax_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"region" varchar,
  	"postcodes" varchar,
  	"from" varchar,
  	"standard" numeric NOT NULL,
  	"reduced" numeric NOT NULL,
  	"boys_tax_class" "enum_tax_rates_boys_tax_class"
  );
  
  CREATE TABLE "tax_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"is_charged" boolean DEFAULT false NOT NULL,
  	"prices_include_tax" boolean DEFAULT true NOT NULL,
  	"rounding" "enum_tax_settings_rounding" DEFAULT 'line' NOT NULL,
  	"tax_name" varchar DEFAULT 'VAT' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "tax_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "products" ADD COLUMN "tax_class" "enum_products_tax_class" DEFAULT 'standard';
  ALTER TABLE "products" ADD COLUMN "boys_tax_class" "enum_products_boys_tax_class";
  ALTER TABLE "customers" ADD COLUMN "vat_number" varchar;
  ALTER TABLE "customers" ADD COLUMN "is_tax_exempt" boolean DEFAULT false;
  ALTER TABLE "order_items" ADD COLUMN "tax_rate" numeric;
  ALTER TABLE "order_items" ADD COLUMN "relief_rate" numeric;
  ALTER TABLE "order_items" ADD COLUMN "net_amount" numeric;
  ALTER TABLE "order_items" ADD COLUMN "tax_amount" numeric;
  ALTER TABLE "orders" ADD COLUMN "tax_amount" numeric DEFAULT 0;
  ALTER TABLE "orders" ADD COLUMN "tax_relief_amount" numeric DEFAULT 0;
  ALTER TABLE "orders" ADD COLUMN "tax_treatment" "enum_orders_tax_treatment";
  ALTER TABLE "orders" ADD COLUMN "tax_name" varchar;
  ALTER TABLE "orders" ADD COLUMN "prices_include_tax" boolean DEFAULT true;
  ALTER TABLE "orders" ADD COLUMN "tax_rounding" "enum_orders_tax_rounding";
  ALTER TABLE "orders" ADD COLUMN "vat_number" varchar;
  ALTER TABLE "team_profiles" ADD COLUMN "vat_number" varchar;
  ALTER TABLE "team_profiles" ADD COLUMN "is_tax_exempt" boolean DEFAULT false;
  ALTER TABLE "team_orders" ADD COLUMN "tax_amount" numeric DEFAULT 0;
  ALTER TABLE "team_orders" ADD COLUMN "tax_relief_amount" numeric DEFAULT 0;
  ALTER TABLE "team_orders" ADD COLUMN "tax_treatment" "enum_team_orders_tax_treatment";
  ALTER TABLE "team_orders" ADD COLUMN "tax_name" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "prices_include_tax" boolean DEFAULT true;
  ALTER TABLE "team_orders" ADD COLUMN "tax_rounding" "enum_team_orders_tax_rounding";
  ALTER TABLE "team_orders" ADD COLUMN "vat_number" varchar;
  ALTER TABLE "order_tax_lines" ADD CONSTRAINT "order_tax_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_order_tax_lines" ADD CONSTRAINT "team_order_tax_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tax_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tax_settings_texts" ADD CONSTRAINT "tax_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tax_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "order_tax_lines_order_idx" ON "order_tax_lines" USING btree ("_order");
  CREATE INDEX "order_tax_lines_parent_id_idx" ON "order_tax_lines" USING btree ("_parent_id");
  CREATE INDEX "team_order_tax_lines_order_idx" ON "team_order_tax_lines" USING btree ("_order");
  CREATE INDEX "team_order_tax_lines_parent_id_idx" ON "team_order_tax_lines" USING btree ("_parent_id");
  CREATE INDEX "tax_rates_order_idx" ON "tax_rates" USING btree ("_order");
  CREATE INDEX "tax_rates_parent_id_idx" ON "tax_rates" USING btree ("_parent_id");
  CREATE INDEX "tax_settings_texts_order_parent" ON "tax_settings_texts" USING btree ("order","parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "order_tax_lines" CASCADE;
  DROP TABLE "team_order_tax_lines" CASCADE;
  DROP TABLE "tax_rates" CASCADE;
  DROP TABLE "tax_settings" CASCADE;
  DROP TABLE "tax_settings_texts" CASCADE;
  ALTER TABLE "products" DROP COLUMN "tax_class";
  ALTER TABLE "products" DROP COLUMN "boys_tax_class";
  ALTER TABLE "customers" DROP COLUMN "vat_number";
  ALTER TABLE "customers" DROP COLUMN "is_tax_exempt";
  ALTER TABLE "order_items" DROP COLUMN "tax_rate";
  ALTER TABLE "order_items" DROP COLUMN "relief_rate";
  ALTER TABLE "order_items" DROP COLUMN "net_amount";
  ALTER TABLE "order_items" DROP COLUMN "tax_amount";
  ALTER TABLE "orders" DROP COLUMN "tax_amount";
  ALTER TABLE "orders" DROP COLUMN "tax_relief_amount";
  ALTER TABLE "orders" DROP COLUMN "tax_treatment";
  ALTER TABLE "orders" DROP COLUMN "tax_name";
  ALTER TABLE "orders" DROP COLUMN "prices_include_tax";
  ALTER TABLE "orders" DROP COLUMN "tax_rounding";
  ALTER TABLE "orders" DROP COLUMN "vat_number";
  ALTER TABLE "team_profiles" DROP COLUMN "vat_number";
  ALTER TABLE "team_profiles" DROP COLUMN "is_tax_exempt";
  ALTER TABLE "team_orders" DROP COLUMN "tax_amount";
  ALTER TABLE "team_orders" DROP COLUMN "tax_relief_amount";
  ALTER TABLE "team_orders" DROP COLUMN "tax_treatment";
  ALTER TABLE "team_orders" DROP COLUMN "tax_name";
  ALTER TABLE "team_orders" DROP COLUMN "prices_include_tax";
  ALTER TABLE "team_orders" DROP COLUMN "tax_rounding";
  ALTER TABLE "team_orders" DROP COLUMN "vat_number";
  DROP TYPE "public"."enum_products_tax_class";
  DROP TYPE "public"."enum_products_boys_tax_class";
  DROP TYPE "public"."enum_orders_tax_treatment";
  DROP TYPE "public"."enum_orders_tax_rounding";
  DROP TYPE "public"."enum_team_orders_tax_treatment";
  DROP TYPE "public"."enum_team_orders_tax_rounding";
  DROP TYPE "public"."enum_tax_rates_boys_tax_class";
  DROP TYPE "public"."enum_tax_settings_rounding";`)
}
