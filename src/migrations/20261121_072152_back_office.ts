import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inquiries_kind" AS ENUM('quote', 'contact');
  CREATE TYPE "public"."enum_inquiries_status" AS ENUM('new', 'answered', 'closed');
  CREATE TYPE "public"."enum_inquiries_inquiry_type" AS ENUM('custom-kit', 'bulk-order', 'design-help', 'teamwear-portal', 'general', 'support');
  CREATE TYPE "public"."enum_inquiries_sport" AS ENUM('netball', 'football', 'basketball', 'training', 'other');
  CREATE TYPE "public"."enum_inquiries_quantity" AS ENUM('1-10', '11-25', '26-50', '51+');
  CREATE TYPE "public"."enum_product_reviews_status" AS ENUM('published', 'hidden');
  CREATE TYPE "public"."enum_admin_users_theme" AS ENUM('light', 'dark', 'system');
  CREATE TYPE "public"."enum_admin_users_color_scheme" AS ENUM('purple', 'blue', 'green', 'orange');
  CREATE TABLE "order_refunds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"amount" numeric NOT NULL,
  	"reason" varchar NOT NULL,
  	"by_id" uuid,
  	"by_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inquiries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_inquiries_kind" NOT NULL,
  	"status" "enum_inquiries_status" DEFAULT 'new' NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"subject" varchar,
  	"inquiry_type" "enum_inquiries_inquiry_type",
  	"message" varchar,
  	"team_name" varchar,
  	"sport" "enum_inquiries_sport",
  	"quantity" "enum_inquiries_quantity",
  	"colors" varchar,
  	"order_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inquiry_replies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"inquiry_id" uuid NOT NULL,
  	"body" varchar NOT NULL,
  	"by_id" uuid,
  	"by_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"product_id" uuid NOT NULL,
  	"order_id" uuid,
  	"author_name" varchar NOT NULL,
  	"rating" numeric NOT NULL,
  	"title" varchar,
  	"body" varchar,
  	"status" "enum_product_reviews_status" DEFAULT 'published' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "products" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "orders" ADD COLUMN "refunded_amount" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "created_by_id" uuid;
  ALTER TABLE "admin_users" ADD COLUMN "notification_preferences" jsonb;
  ALTER TABLE "admin_users" ADD COLUMN "theme" "enum_admin_users_theme" DEFAULT 'system' NOT NULL;
  ALTER TABLE "admin_users" ADD COLUMN "color_scheme" "enum_admin_users_color_scheme" DEFAULT 'purple' NOT NULL;
  ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_by_id_admin_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiry_replies" ADD CONSTRAINT "inquiry_replies_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inquiry_replies" ADD CONSTRAINT "inquiry_replies_by_id_admin_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "order_refunds_order_idx" ON "order_refunds" USING btree ("order_id");
  CREATE INDEX "order_refunds_by_idx" ON "order_refunds" USING btree ("by_id");
  CREATE INDEX "order_refunds_updated_at_idx" ON "order_refunds" USING btree ("updated_at");
  CREATE INDEX "order_refunds_created_at_idx" ON "order_refunds" USING btree ("created_at");
  CREATE INDEX "inquiries_kind_idx" ON "inquiries" USING btree ("kind");
  CREATE INDEX "inquiries_status_idx" ON "inquiries" USING btree ("status");
  CREATE INDEX "inquiries_order_idx" ON "inquiries" USING btree ("order_id");
  CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
  CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");
  CREATE INDEX "inquiry_replies_inquiry_idx" ON "inquiry_replies" USING btree ("inquiry_id");
  CREATE INDEX "inquiry_replies_by_idx" ON "inquiry_replies" USING btree ("by_id");
  CREATE INDEX "inquiry_replies_updated_at_idx" ON "inquiry_replies" USING btree ("updated_at");
  CREATE INDEX "inquiry_replies_created_at_idx" ON "inquiry_replies" USING btree ("created_at");
  CREATE INDEX "product_reviews_product_idx" ON "product_reviews" USING btree ("product_id");
  CREATE INDEX "product_reviews_order_idx" ON "product_reviews" USING btree ("order_id");
  CREATE INDEX "product_reviews_status_idx" ON "product_reviews" USING btree ("status");
  CREATE INDEX "product_reviews_updated_at_idx" ON "product_reviews" USING btree ("updated_at");
  CREATE INDEX "product_reviews_created_at_idx" ON "product_reviews" USING btree ("created_at");
  ALTER TABLE "orders" ADD CONSTRAINT "orders_created_by_id_admin_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "orders_created_by_idx" ON "orders" USING btree ("created_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_refunds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inquiry_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_reviews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "order_refunds" CASCADE;
  DROP TABLE "inquiries" CASCADE;
  DROP TABLE "inquiry_replies" CASCADE;
  DROP TABLE "product_reviews" CASCADE;
  ALTER TABLE "orders" DROP CONSTRAINT "orders_created_by_id_admin_users_id_fk";
  
  DROP INDEX "orders_created_by_idx";
  ALTER TABLE "products" DROP COLUMN "meta_title";
  ALTER TABLE "products" DROP COLUMN "meta_description";
  ALTER TABLE "orders" DROP COLUMN "refunded_amount";
  ALTER TABLE "orders" DROP COLUMN "revision";
  ALTER TABLE "orders" DROP COLUMN "created_by_id";
  ALTER TABLE "admin_users" DROP COLUMN "notification_preferences";
  ALTER TABLE "admin_users" DROP COLUMN "theme";
  ALTER TABLE "admin_users" DROP COLUMN "color_scheme";
  DROP TYPE "public"."enum_inquiries_kind";
  DROP TYPE "public"."enum_inquiries_status";
  DROP TYPE "public"."enum_inquiries_inquiry_type";
  DROP TYPE "public"."enum_inquiries_sport";
  DROP TYPE "public"."enum_inquiries_quantity";
  DROP TYPE "public"."enum_product_reviews_status";
  DROP TYPE "public"."enum_admin_users_theme";
  DROP TYPE "public"."enum_admin_users_color_scheme";`)
}
