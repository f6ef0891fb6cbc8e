import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_order_payments_way" AS ENUM('transfer', 'card', 'cash', 'other');
  CREATE TYPE "public"."enum_invoices_kind" AS ENUM('invoice', 'credit_note');
  CREATE TABLE "order_payments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid,
  	"team_order_id" uuid,
  	"amount" numeric NOT NULL,
  	"way" "enum_order_payments_way" NOT NULL,
  	"received_on" varchar NOT NULL,
  	"reference" varchar,
  	"bank_line" varchar,
  	"by_id" uuid,
  	"by_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_invoices_kind" NOT NULL,
  	"number" varchar,
  	"sequence" numeric,
  	"order_id" uuid,
  	"team_order_id" uuid,
  	"order_number" varchar NOT NULL,
  	"reason" varchar,
  	"issued_at" timestamp(3) with time zone,
  	"issued_on" varchar,
  	"due_on" varchar,
  	"due_days" numeric DEFAULT 0 NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"currency" varchar NOT NULL,
  	"total_amount" numeric NOT NULL,
  	"rows" jsonb NOT NULL,
  	"tax_lines" jsonb NOT NULL,
  	"supplier" jsonb NOT NULL,
  	"customer" jsonb NOT NULL,
  	"payment" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "invoice_days" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_by_id_admin_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "order_payments_order_idx" ON "order_payments" USING btree ("order_id");
  CREATE INDEX "order_payments_team_order_idx" ON "order_payments" USING btree ("team_order_id");
  CREATE UNIQUE INDEX "order_payments_bank_line_idx" ON "order_payments" USING btree ("bank_line");
  CREATE INDEX "order_payments_by_idx" ON "order_payments" USING btree ("by_id");
  CREATE INDEX "order_payments_updated_at_idx" ON "order_payments" USING btree ("updated_at");
  CREATE INDEX "order_payments_created_at_idx" ON "order_payments" USING btree ("created_at");
  CREATE UNIQUE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");
  CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");
  CREATE INDEX "invoices_team_order_idx" ON "invoices" USING btree ("team_order_id");
  CREATE INDEX "invoices_issued_on_idx" ON "invoices" USING btree ("issued_on");
  CREATE INDEX "invoices_due_on_idx" ON "invoices" USING btree ("due_on");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "order_payments" CASCADE;
  DROP TABLE "invoices" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "invoice_days";
  DROP TYPE "public"."enum_order_payments_way";
  DROP TYPE "public"."enum_invoices_kind";`)
}
