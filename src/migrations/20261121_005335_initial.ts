import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_sizes" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
  CREATE TYPE "public"."enum_product_variations_size_code" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('pending', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_orders_payment_method" AS ENUM('invoice', 'card');
  CREATE TYPE "public"."enum_orders_payment_status" AS ENUM('unpaid', 'paid', 'failed', 'refunded');
  CREATE TYPE "public"."enum_order_status_changes_from" AS ENUM('pending', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_order_status_changes_to" AS ENUM('pending', 'processing', 'shipped', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_team_members_size_preference" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
  CREATE TYPE "public"."enum_team_orders_status" AS ENUM('pending', 'approved', 'in_production', 'delivered', 'cancelled');
  CREATE TYPE "public"."enum_design_assets_type" AS ENUM('logo', 'sponsor', 'guide', 'template');
  CREATE TYPE "public"."enum_cms_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cms_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cms_components_category" AS ENUM('layout', 'content', 'media', 'interactive', 'forms');
  CREATE TYPE "public"."enum_cms_components_icon" AS ENUM('Layout', 'Type', 'Image', 'MousePointer', 'Grid3x3', 'Mail');
  CREATE TYPE "public"."enum_admin_users_role" AS ENUM('administrator', 'content_manager');
  CREATE TABLE "products_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid NOT NULL,
  	"color" varchar
  );
  
  CREATE TABLE "products_colors" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"hex" varchar NOT NULL,
  	"available" boolean DEFAULT true
  );
  
  CREATE TABLE "products_sizes" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_products_sizes",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"short_description" varchar,
  	"price" numeric NOT NULL,
  	"sale_price" numeric,
  	"unit_price" numeric,
  	"sku" varchar NOT NULL,
  	"stock_quantity" numeric DEFAULT 0 NOT NULL,
  	"category_id" uuid,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"is_featured" boolean DEFAULT false,
  	"is_customizable" boolean DEFAULT false,
  	"rating" numeric DEFAULT 0,
  	"reviews" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "product_variations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"product_id" uuid NOT NULL,
  	"color_name" varchar NOT NULL,
  	"color_hex" varchar NOT NULL,
  	"size_code" "enum_product_variations_size_code" NOT NULL,
  	"size_label" varchar,
  	"stock_quantity" numeric DEFAULT 0 NOT NULL,
  	"additional_price" numeric DEFAULT 0 NOT NULL,
  	"is_available" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"parent_id" uuid,
  	"icon_id" uuid,
  	"sort_order" numeric DEFAULT 0 NOT NULL,
  	"show_in_menu" boolean DEFAULT true,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" uuid NOT NULL,
  	"variation_id" uuid,
  	"product_name" varchar NOT NULL,
  	"sku" varchar NOT NULL,
  	"color" varchar,
  	"size_code" varchar,
  	"size_label" varchar,
  	"quantity" numeric DEFAULT 0 NOT NULL,
  	"unit_price" numeric NOT NULL,
  	"total_price" numeric NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_number" varchar NOT NULL,
  	"status" "enum_orders_status" DEFAULT 'pending' NOT NULL,
  	"total_amount" numeric NOT NULL,
  	"shipping_amount" numeric DEFAULT 0 NOT NULL,
  	"notes" varchar,
  	"customer_id" uuid NOT NULL,
  	"contact_first_name" varchar NOT NULL,
  	"contact_last_name" varchar NOT NULL,
  	"contact_email" varchar NOT NULL,
  	"contact_phone" varchar,
  	"shipping_address_line1" varchar NOT NULL,
  	"shipping_address_line2" varchar,
  	"shipping_address_city" varchar NOT NULL,
  	"shipping_address_postcode" varchar NOT NULL,
  	"shipping_address_country" varchar NOT NULL,
  	"payment_method" "enum_orders_payment_method" DEFAULT 'invoice' NOT NULL,
  	"payment_status" "enum_orders_payment_status" DEFAULT 'unpaid' NOT NULL,
  	"paid_at" timestamp(3) with time zone,
  	"stripe_session_id" varchar,
  	"stock_returned" boolean DEFAULT false NOT NULL,
  	"tracking_token" varchar NOT NULL,
  	"idempotency_key" varchar,
  	"request_hash" varchar,
  	"total_items" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_status_changes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"from" "enum_order_status_changes_from" NOT NULL,
  	"to" "enum_order_status_changes_to" NOT NULL,
  	"by_id" uuid,
  	"by_name" varchar,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_profiles_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "team_profiles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"team_name" varchar NOT NULL,
  	"division" varchar,
  	"sport_type" varchar,
  	"contact_person" varchar,
  	"phone" varchar,
  	"logo_id" uuid,
  	"logo_url" varchar,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "team_profiles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "team_members" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"team_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"position" varchar,
  	"jersey_number" numeric,
  	"size_preference" "enum_team_members_size_preference",
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"team_id" uuid NOT NULL,
  	"order_number" varchar NOT NULL,
  	"status" "enum_team_orders_status" DEFAULT 'pending' NOT NULL,
  	"total_amount" numeric NOT NULL,
  	"total_items" numeric DEFAULT 0 NOT NULL,
  	"order_data" jsonb NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "design_assets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"team_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "enum_design_assets_type" NOT NULL,
  	"description" varchar,
  	"file_format" varchar,
  	"file_size" varchar,
  	"file_url" varchar,
  	"is_active" boolean DEFAULT true NOT NULL,
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
  
  CREATE TABLE "cms_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar DEFAULT 'New Page',
  	"slug" varchar DEFAULT 'new-page',
  	"content" jsonb,
  	"is_published" boolean DEFAULT false,
  	"is_homepage" boolean DEFAULT false,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_cms_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_cms_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar DEFAULT 'New Page',
  	"version_slug" varchar DEFAULT 'new-page',
  	"version_content" jsonb,
  	"version_is_published" boolean DEFAULT false,
  	"version_is_homepage" boolean DEFAULT false,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__cms_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "cms_components" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"category" "enum_cms_components_category" NOT NULL,
  	"icon" "enum_cms_components_icon" DEFAULT 'Layout' NOT NULL,
  	"template_type" varchar DEFAULT 'text' NOT NULL,
  	"template_component" varchar DEFAULT 'TextBlock' NOT NULL,
  	"default_props" jsonb,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
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
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "admin_users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "admin_users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"full_name" varchar NOT NULL,
  	"role" "enum_admin_users_role" DEFAULT 'content_manager' NOT NULL,
  	"bio" varchar,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"last_login" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "activity_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"actor_id" uuid,
  	"actor_name" varchar NOT NULL,
  	"action" varchar NOT NULL,
  	"subject_type" varchar,
  	"subject_id" varchar,
  	"subject" varchar,
  	"before" jsonb,
  	"after" jsonb,
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"to" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"data" jsonb NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"attempt_after" timestamp(3) with time zone NOT NULL,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event_id" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"order_id" uuid,
  	"outcome" varchar,
  	"occurred_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"team_profiles_id" uuid,
  	"admin_users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"brand_name" varchar DEFAULT 'Kitroom' NOT NULL,
  	"tagline" varchar DEFAULT 'Custom teamwear, made to order',
  	"logo_id" uuid,
  	"phone" varchar DEFAULT '+44 161 496 0123',
  	"sales_email" varchar DEFAULT 'sales@kitroom.test' NOT NULL,
  	"address" varchar DEFAULT 'Unit 4, Mill Lane
  Manchester M1 2AB
  United Kingdom',
  	"social_facebook" varchar,
  	"social_instagram" varchar,
  	"social_twitter" varchar,
  	"social_youtube" varchar,
  	"copyright_year" numeric DEFAULT 2024 NOT NULL,
  	"low_stock_threshold" numeric DEFAULT 5 NOT NULL,
  	"invoice_terms" varchar DEFAULT 'We send an invoice with the order confirmation. Payment is due within 14 days by bank transfer.',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "products_images" ADD CONSTRAINT "products_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_images" ADD CONSTRAINT "products_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_colors" ADD CONSTRAINT "products_colors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_sizes" ADD CONSTRAINT "products_sizes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_variations" ADD CONSTRAINT "product_variations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_items" ADD CONSTRAINT "order_items_variation_id_product_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."product_variations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_items" ADD CONSTRAINT "order_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_by_id_admin_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_profiles_sessions" ADD CONSTRAINT "team_profiles_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_profiles" ADD CONSTRAINT "team_profiles_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_profiles_texts" ADD CONSTRAINT "team_profiles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_orders" ADD CONSTRAINT "team_orders_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "design_assets" ADD CONSTRAINT "design_assets_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cms_pages_v" ADD CONSTRAINT "_cms_pages_v_parent_id_cms_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cms_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "admin_users_sessions" ADD CONSTRAINT "admin_users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_actor_id_admin_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_teams_fk" FOREIGN KEY ("team_profiles_id") REFERENCES "public"."team_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_admin_users_fk" FOREIGN KEY ("admin_users_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_images_order_idx" ON "products_images" USING btree ("_order");
  CREATE INDEX "products_images_parent_id_idx" ON "products_images" USING btree ("_parent_id");
  CREATE INDEX "products_images_image_idx" ON "products_images" USING btree ("image_id");
  CREATE INDEX "products_colors_order_idx" ON "products_colors" USING btree ("_order");
  CREATE INDEX "products_colors_parent_id_idx" ON "products_colors" USING btree ("_parent_id");
  CREATE INDEX "products_sizes_order_idx" ON "products_sizes" USING btree ("order");
  CREATE INDEX "products_sizes_parent_idx" ON "products_sizes" USING btree ("parent_id");
  CREATE INDEX "products_name_idx" ON "products" USING btree ("name");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_sale_price_idx" ON "products" USING btree ("sale_price");
  CREATE INDEX "products_unit_price_idx" ON "products" USING btree ("unit_price");
  CREATE UNIQUE INDEX "products_sku_idx" ON "products" USING btree ("sku");
  CREATE INDEX "products_stock_quantity_idx" ON "products" USING btree ("stock_quantity");
  CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id");
  CREATE INDEX "products_is_active_idx" ON "products" USING btree ("is_active");
  CREATE INDEX "products_is_featured_idx" ON "products" USING btree ("is_featured");
  CREATE INDEX "products_is_customizable_idx" ON "products" USING btree ("is_customizable");
  CREATE INDEX "products_rating_idx" ON "products" USING btree ("rating");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "product_variations_product_idx" ON "product_variations" USING btree ("product_id");
  CREATE INDEX "product_variations_updated_at_idx" ON "product_variations" USING btree ("updated_at");
  CREATE INDEX "product_variations_created_at_idx" ON "product_variations" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_colorName_sizeCode_idx" ON "product_variations" USING btree ("product_id","color_name","size_code");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_icon_idx" ON "categories" USING btree ("icon_id");
  CREATE INDEX "categories_sort_order_idx" ON "categories" USING btree ("sort_order");
  CREATE INDEX "categories_is_active_idx" ON "categories" USING btree ("is_active");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE INDEX "order_items_order_idx" ON "order_items" USING btree ("_order");
  CREATE INDEX "order_items_parent_id_idx" ON "order_items" USING btree ("_parent_id");
  CREATE INDEX "order_items_product_idx" ON "order_items" USING btree ("product_id");
  CREATE INDEX "order_items_variation_idx" ON "order_items" USING btree ("variation_id");
  CREATE UNIQUE INDEX "orders_order_number_idx" ON "orders" USING btree ("order_number");
  CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
  CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");
  CREATE INDEX "orders_payment_status_idx" ON "orders" USING btree ("payment_status");
  CREATE UNIQUE INDEX "orders_stripe_session_id_idx" ON "orders" USING btree ("stripe_session_id");
  CREATE UNIQUE INDEX "orders_tracking_token_idx" ON "orders" USING btree ("tracking_token");
  CREATE UNIQUE INDEX "orders_idempotency_key_idx" ON "orders" USING btree ("idempotency_key");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "order_status_changes_order_idx" ON "order_status_changes" USING btree ("order_id");
  CREATE INDEX "order_status_changes_by_idx" ON "order_status_changes" USING btree ("by_id");
  CREATE INDEX "order_status_changes_updated_at_idx" ON "order_status_changes" USING btree ("updated_at");
  CREATE INDEX "order_status_changes_created_at_idx" ON "order_status_changes" USING btree ("created_at");
  CREATE INDEX "team_profiles_sessions_order_idx" ON "team_profiles_sessions" USING btree ("_order");
  CREATE INDEX "team_profiles_sessions_parent_id_idx" ON "team_profiles_sessions" USING btree ("_parent_id");
  CREATE INDEX "team_profiles_team_name_idx" ON "team_profiles" USING btree ("team_name");
  CREATE INDEX "team_profiles_logo_idx" ON "team_profiles" USING btree ("logo_id");
  CREATE INDEX "team_profiles_is_active_idx" ON "team_profiles" USING btree ("is_active");
  CREATE INDEX "team_profiles_updated_at_idx" ON "team_profiles" USING btree ("updated_at");
  CREATE INDEX "team_profiles_created_at_idx" ON "team_profiles" USING btree ("created_at");
  CREATE UNIQUE INDEX "team_profiles_username_idx" ON "team_profiles" USING btree ("username");
  CREATE INDEX "team_profiles_texts_order_parent" ON "team_profiles_texts" USING btree ("order","parent_id");
  CREATE INDEX "team_members_team_idx" ON "team_members" USING btree ("team_id");
  CREATE INDEX "team_members_name_idx" ON "team_members" USING btree ("name");
  CREATE INDEX "team_members_is_active_idx" ON "team_members" USING btree ("is_active");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE INDEX "team_orders_team_idx" ON "team_orders" USING btree ("team_id");
  CREATE UNIQUE INDEX "team_orders_order_number_idx" ON "team_orders" USING btree ("order_number");
  CREATE INDEX "team_orders_status_idx" ON "team_orders" USING btree ("status");
  CREATE INDEX "team_orders_updated_at_idx" ON "team_orders" USING btree ("updated_at");
  CREATE INDEX "team_orders_created_at_idx" ON "team_orders" USING btree ("created_at");
  CREATE INDEX "design_assets_team_idx" ON "design_assets" USING btree ("team_id");
  CREATE INDEX "design_assets_is_active_idx" ON "design_assets" USING btree ("is_active");
  CREATE INDEX "design_assets_updated_at_idx" ON "design_assets" USING btree ("updated_at");
  CREATE INDEX "design_assets_created_at_idx" ON "design_assets" USING btree ("created_at");
  CREATE UNIQUE INDEX "design_assets_filename_idx" ON "design_assets" USING btree ("filename");
  CREATE UNIQUE INDEX "cms_pages_slug_idx" ON "cms_pages" USING btree ("slug");
  CREATE INDEX "cms_pages_is_published_idx" ON "cms_pages" USING btree ("is_published");
  CREATE INDEX "cms_pages_is_homepage_idx" ON "cms_pages" USING btree ("is_homepage");
  CREATE INDEX "cms_pages_updated_at_idx" ON "cms_pages" USING btree ("updated_at");
  CREATE INDEX "cms_pages_created_at_idx" ON "cms_pages" USING btree ("created_at");
  CREATE INDEX "cms_pages__status_idx" ON "cms_pages" USING btree ("_status");
  CREATE INDEX "_cms_pages_v_parent_idx" ON "_cms_pages_v" USING btree ("parent_id");
  CREATE INDEX "_cms_pages_v_version_version_slug_idx" ON "_cms_pages_v" USING btree ("version_slug");
  CREATE INDEX "_cms_pages_v_version_version_is_published_idx" ON "_cms_pages_v" USING btree ("version_is_published");
  CREATE INDEX "_cms_pages_v_version_version_is_homepage_idx" ON "_cms_pages_v" USING btree ("version_is_homepage");
  CREATE INDEX "_cms_pages_v_version_version_updated_at_idx" ON "_cms_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_cms_pages_v_version_version_created_at_idx" ON "_cms_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_cms_pages_v_version_version__status_idx" ON "_cms_pages_v" USING btree ("version__status");
  CREATE INDEX "_cms_pages_v_created_at_idx" ON "_cms_pages_v" USING btree ("created_at");
  CREATE INDEX "_cms_pages_v_updated_at_idx" ON "_cms_pages_v" USING btree ("updated_at");
  CREATE INDEX "_cms_pages_v_latest_idx" ON "_cms_pages_v" USING btree ("latest");
  CREATE INDEX "cms_components_category_idx" ON "cms_components" USING btree ("category");
  CREATE INDEX "cms_components_is_active_idx" ON "cms_components" USING btree ("is_active");
  CREATE INDEX "cms_components_updated_at_idx" ON "cms_components" USING btree ("updated_at");
  CREATE INDEX "cms_components_created_at_idx" ON "cms_components" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE INDEX "admin_users_sessions_order_idx" ON "admin_users_sessions" USING btree ("_order");
  CREATE INDEX "admin_users_sessions_parent_id_idx" ON "admin_users_sessions" USING btree ("_parent_id");
  CREATE INDEX "admin_users_is_active_idx" ON "admin_users" USING btree ("is_active");
  CREATE INDEX "admin_users_updated_at_idx" ON "admin_users" USING btree ("updated_at");
  CREATE INDEX "admin_users_created_at_idx" ON "admin_users" USING btree ("created_at");
  CREATE UNIQUE INDEX "admin_users_email_idx" ON "admin_users" USING btree ("email");
  CREATE INDEX "activity_log_actor_idx" ON "activity_log" USING btree ("actor_id");
  CREATE INDEX "activity_log_action_idx" ON "activity_log" USING btree ("action");
  CREATE INDEX "activity_log_subject_type_idx" ON "activity_log" USING btree ("subject_type");
  CREATE INDEX "activity_log_subject_id_idx" ON "activity_log" USING btree ("subject_id");
  CREATE INDEX "activity_log_updated_at_idx" ON "activity_log" USING btree ("updated_at");
  CREATE INDEX "activity_log_created_at_idx" ON "activity_log" USING btree ("created_at");
  CREATE INDEX "mail_messages_updated_at_idx" ON "mail_messages" USING btree ("updated_at");
  CREATE INDEX "mail_messages_created_at_idx" ON "mail_messages" USING btree ("created_at");
  CREATE INDEX "sentAt_attemptAfter_idx" ON "mail_messages" USING btree ("sent_at","attempt_after");
  CREATE UNIQUE INDEX "payment_events_event_id_idx" ON "payment_events" USING btree ("event_id");
  CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("order_id");
  CREATE INDEX "payment_events_updated_at_idx" ON "payment_events" USING btree ("updated_at");
  CREATE INDEX "payment_events_created_at_idx" ON "payment_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_team_profiles_id_idx" ON "payload_preferences_rels" USING btree ("team_profiles_id");
  CREATE INDEX "payload_preferences_rels_admin_users_id_idx" ON "payload_preferences_rels" USING btree ("admin_users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_logo_idx" ON "site_settings" USING btree ("logo_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_images" CASCADE;
  DROP TABLE "products_colors" CASCADE;
  DROP TABLE "products_sizes" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_texts" CASCADE;
  DROP TABLE "product_variations" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "order_items" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "order_status_changes" CASCADE;
  DROP TABLE "team_profiles_sessions" CASCADE;
  DROP TABLE "team_profiles" CASCADE;
  DROP TABLE "team_profiles_texts" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "team_orders" CASCADE;
  DROP TABLE "design_assets" CASCADE;
  DROP TABLE "cms_pages" CASCADE;
  DROP TABLE "_cms_pages_v" CASCADE;
  DROP TABLE "cms_components" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "admin_users_sessions" CASCADE;
  DROP TABLE "admin_users" CASCADE;
  DROP TABLE "activity_log" CASCADE;
  DROP TABLE "mail_messages" CASCADE;
  DROP TABLE "payment_events" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TYPE "public"."enum_products_sizes";
  DROP TYPE "public"."enum_product_variations_size_code";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_payment_method";
  DROP TYPE "public"."enum_orders_payment_status";
  DROP TYPE "public"."enum_order_status_changes_from";
  DROP TYPE "public"."enum_order_status_changes_to";
  DROP TYPE "public"."enum_team_members_size_preference";
  DROP TYPE "public"."enum_team_orders_status";
  DROP TYPE "public"."enum_design_assets_type";
  DROP TYPE "public"."enum_cms_pages_status";
  DROP TYPE "public"."enum__cms_pages_v_version_status";
  DROP TYPE "public"."enum_cms_components_category";
  DROP TYPE "public"."enum_cms_components_icon";
  DROP TYPE "public"."enum_admin_users_role";`)
}
