import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_team_order_proofs_status" AS ENUM('waiting', 'approved', 'changes_requested', 'void');
  CREATE TYPE "public"."enum_team_order_events_type" AS ENUM('submitted', 'status_changed', 'proof_added', 'proof_approved', 'changes_requested', 'proof_voided', 'roster_changed');
  CREATE TYPE "public"."enum_team_order_events_from" AS ENUM('pending', 'approved', 'in_production', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_team_order_events_to" AS ENUM('pending', 'approved', 'in_production', 'delivered', 'cancelled');
  CREATE TABLE "products_price_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"min_quantity" numeric DEFAULT 10 NOT NULL,
  	"percent_off" numeric DEFAULT 5 NOT NULL
  );
  
  CREATE TABLE "order_discounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_name" varchar NOT NULL,
  	"color" varchar,
  	"quantity" numeric DEFAULT 0 NOT NULL,
  	"percent_off" numeric DEFAULT 0 NOT NULL,
  	"amount" numeric NOT NULL
  );
  
  CREATE TABLE "team_size_requests" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"team_id" uuid NOT NULL,
  	"title" varchar NOT NULL,
  	"deadline" timestamp(3) with time zone NOT NULL,
  	"locked_at" timestamp(3) with time zone,
  	"token" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_size_replies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"team_id" uuid NOT NULL,
  	"size_request_id" uuid NOT NULL,
  	"member_id" uuid NOT NULL,
  	"token" varchar NOT NULL,
  	"answered_at" timestamp(3) with time zone,
  	"reminded_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_order_drafts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"team_id" uuid NOT NULL,
  	"draft_data" jsonb NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_order_proofs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"team_id" uuid NOT NULL,
  	"team_order_id" uuid NOT NULL,
  	"version" numeric NOT NULL,
  	"note" varchar,
  	"file_hash" varchar NOT NULL,
  	"status" "enum_team_order_proofs_status" DEFAULT 'waiting' NOT NULL,
  	"comment" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"decided_by_name" varchar,
  	"approval_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "team_order_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"team_id" uuid NOT NULL,
  	"team_order_id" uuid NOT NULL,
  	"type" "enum_team_order_events_type" NOT NULL,
  	"from" "enum_team_order_events_from",
  	"to" "enum_team_order_events_to",
  	"by_name" varchar NOT NULL,
  	"by_staff" boolean DEFAULT false NOT NULL,
  	"comment" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_price_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"min_quantity" numeric DEFAULT 10 NOT NULL,
  	"percent_off" numeric DEFAULT 5 NOT NULL
  );
  
  UPDATE "products" SET "is_featured" = coalesce("is_featured", false), "rating" = coalesce("rating", 0) WHERE "is_featured" IS NULL OR "rating" IS NULL;
  ALTER TABLE "products" ALTER COLUMN "is_featured" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "rating" SET NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "discount_amount" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "team_profiles" ADD COLUMN "last_login" timestamp(3) with time zone;
  ALTER TABLE "team_members" ADD COLUMN "name_on_back" varchar;
  ALTER TABLE "team_members" ADD COLUMN "email" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "discount_amount" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "team_orders" ADD COLUMN "needs_proof" boolean DEFAULT false NOT NULL;
  ALTER TABLE "team_orders" ADD COLUMN "idempotency_key" varchar;
  ALTER TABLE "team_orders" ADD COLUMN "request_hash" varchar;
  ALTER TABLE "design_assets" ADD COLUMN "preview_name" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "asset_quota_mb" numeric DEFAULT 500 NOT NULL;
  ALTER TABLE "products_price_tiers" ADD CONSTRAINT "products_price_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_size_requests" ADD CONSTRAINT "team_size_requests_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_size_replies" ADD CONSTRAINT "team_size_replies_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_size_replies" ADD CONSTRAINT "team_size_replies_size_request_id_team_size_requests_id_fk" FOREIGN KEY ("size_request_id") REFERENCES "public"."team_size_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_size_replies" ADD CONSTRAINT "team_size_replies_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_order_drafts" ADD CONSTRAINT "team_order_drafts_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_order_proofs" ADD CONSTRAINT "team_order_proofs_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_order_proofs" ADD CONSTRAINT "team_order_proofs_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_order_events" ADD CONSTRAINT "team_order_events_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_order_events" ADD CONSTRAINT "team_order_events_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_price_tiers" ADD CONSTRAINT "site_settings_price_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_price_tiers_order_idx" ON "products_price_tiers" USING btree ("_order");
  CREATE INDEX "products_price_tiers_parent_id_idx" ON "products_price_tiers" USING btree ("_parent_id");
  CREATE INDEX "order_discounts_order_idx" ON "order_discounts" USING btree ("_order");
  CREATE INDEX "order_discounts_parent_id_idx" ON "order_discounts" USING btree ("_parent_id");
  CREATE INDEX "team_size_requests_team_idx" ON "team_size_requests" USING btree ("team_id");
  CREATE UNIQUE INDEX "team_size_requests_token_idx" ON "team_size_requests" USING btree ("token");
  CREATE INDEX "team_size_requests_updated_at_idx" ON "team_size_requests" USING btree ("updated_at");
  CREATE INDEX "team_size_requests_created_at_idx" ON "team_size_requests" USING btree ("created_at");
  CREATE INDEX "team_size_replies_team_idx" ON "team_size_replies" USING btree ("team_id");
  CREATE INDEX "team_size_replies_size_request_idx" ON "team_size_replies" USING btree ("size_request_id");
  CREATE INDEX "team_size_replies_member_idx" ON "team_size_replies" USING btree ("member_id");
  CREATE UNIQUE INDEX "team_size_replies_token_idx" ON "team_size_replies" USING btree ("token");
  CREATE INDEX "team_size_replies_updated_at_idx" ON "team_size_replies" USING btree ("updated_at");
  CREATE INDEX "team_size_replies_created_at_idx" ON "team_size_replies" USING btree ("created_at");
  CREATE UNIQUE INDEX "sizeRequest_member_idx" ON "team_size_replies" USING btree ("size_request_id","member_id");
  CREATE UNIQUE INDEX "team_order_drafts_team_idx" ON "team_order_drafts" USING btree ("team_id");
  CREATE INDEX "team_order_drafts_updated_at_idx" ON "team_order_drafts" USING btree ("updated_at");
  CREATE INDEX "team_order_drafts_created_at_idx" ON "team_order_drafts" USING btree ("created_at");
  CREATE INDEX "team_order_proofs_team_idx" ON "team_order_proofs" USING btree ("team_id");
  CREATE INDEX "team_order_proofs_team_order_idx" ON "team_order_proofs" USING btree ("team_order_id");
  CREATE INDEX "team_order_proofs_status_idx" ON "team_order_proofs" USING btree ("status");
  CREATE INDEX "team_order_proofs_updated_at_idx" ON "team_order_proofs" USING btree ("updated_at");
  CREATE INDEX "team_order_proofs_created_at_idx" ON "team_order_proofs" USING btree ("created_at");
  CREATE UNIQUE INDEX "team_order_proofs_filename_idx" ON "team_order_proofs" USING btree ("filename");
  CREATE INDEX "team_order_events_team_idx" ON "team_order_events" USING btree ("team_id");
  CREATE INDEX "team_order_events_team_order_idx" ON "team_order_events" USING btree ("team_order_id");
  CREATE INDEX "team_order_events_updated_at_idx" ON "team_order_events" USING btree ("updated_at");
  CREATE INDEX "team_order_events_created_at_idx" ON "team_order_events" USING btree ("created_at");
  CREATE INDEX "site_settings_price_tiers_order_idx" ON "site_settings_price_tiers" USING btree ("_order");
  CREATE INDEX "site_settings_price_tiers_parent_id_idx" ON "site_settings_price_tiers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "team_orders_idempotency_key_idx" ON "team_orders" USING btree ("idempotency_key");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_price_tiers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_discounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_size_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_size_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_order_drafts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_order_proofs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_order_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_price_tiers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_price_tiers" CASCADE;
  DROP TABLE "order_discounts" CASCADE;
  DROP TABLE "team_size_requests" CASCADE;
  DROP TABLE "team_size_replies" CASCADE;
  DROP TABLE "team_order_drafts" CASCADE;
  DROP TABLE "team_order_proofs" CASCADE;
  DROP TABLE "team_order_events" CASCADE;
  DROP TABLE "site_settings_price_tiers" CASCADE;
  DROP INDEX "team_orders_idempotency_key_idx";
  ALTER TABLE "products" ALTER COLUMN "is_featured" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "rating" DROP NOT NULL;
  ALTER TABLE "orders" DROP COLUMN "discount_amount";
  ALTER TABLE "team_profiles" DROP COLUMN "last_login";
  ALTER TABLE "team_members" DROP COLUMN "name_on_back";
  ALTER TABLE "team_members" DROP COLUMN "email";
  ALTER TABLE "team_orders" DROP COLUMN "discount_amount";
  ALTER TABLE "team_orders" DROP COLUMN "needs_proof";
  ALTER TABLE "team_orders" DROP COLUMN "idempotency_key";
  ALTER TABLE "team_orders" DROP COLUMN "request_hash";
  ALTER TABLE "design_assets" DROP COLUMN "preview_name";
  ALTER TABLE "site_settings" DROP COLUMN "asset_quota_mb";
  DROP TYPE "public"."enum_team_order_proofs_status";
  DROP TYPE "public"."enum_team_order_events_type";
  DROP TYPE "public"."enum_team_order_events_from";
  DROP TYPE "public"."enum_team_order_events_to";`)
}
