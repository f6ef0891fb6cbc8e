import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Tables of version 0.1.0 as Payload generates them from the collections. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_products_sizes" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
    CREATE TYPE "public"."enum_products_tax_class" AS ENUM('standard', 'reduced', 'zero');
    CREATE TYPE "public"."enum_products_boys_tax_class" AS ENUM('standard', 'reduced', 'zero');
    CREATE TYPE "public"."enum_products_kit_garment" AS ENUM('football-shirt', 'football-shorts', 'rugby-jersey', 'netball-dress', 'cricket-shirt', 'cricket-trousers', 'training-tee', 'hoodie', 'baselayer', 'crew-socks', 'holdall');
    CREATE TYPE "public"."enum_product_variations_size_code" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
    CREATE TYPE "public"."enum_orders_status" AS ENUM('pending', 'processing', 'shipped', 'delivered', 'cancelled');
    CREATE TYPE "public"."enum_orders_tax_treatment" AS ENUM('charged', 'exempt', 'reverse-charge');
    CREATE TYPE "public"."enum_orders_tax_rounding" AS ENUM('line', 'order');
    CREATE TYPE "public"."enum_orders_payment_method" AS ENUM('invoice', 'card');
    CREATE TYPE "public"."enum_orders_payment_status" AS ENUM('unpaid', 'paid', 'failed', 'refunded');
    CREATE TYPE "public"."enum_order_status_changes_from" AS ENUM('pending', 'processing', 'shipped', 'delivered', 'cancelled');
    CREATE TYPE "public"."enum_order_status_changes_to" AS ENUM('pending', 'processing', 'shipped', 'delivered', 'cancelled');
    CREATE TYPE "public"."enum_order_payments_way" AS ENUM('transfer', 'card', 'cash', 'other');
    CREATE TYPE "public"."enum_invoices_kind" AS ENUM('invoice', 'credit_note');
    CREATE TYPE "public"."enum_order_proofs_status" AS ENUM('waiting', 'approved', 'changes_requested', 'void');
    CREATE TYPE "public"."enum_team_profiles_numbers_unique_in" AS ENUM('squad', 'club', 'none');
    CREATE TYPE "public"."enum_team_profiles_back_names" AS ENUM('surname', 'initial_surname', 'as_typed');
    CREATE TYPE "public"."enum_team_people_role" AS ENUM('manager', 'coach', 'treasurer');
    CREATE TYPE "public"."enum_team_members_size_preference" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
    CREATE TYPE "public"."enum_team_members_shorts_size" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
    CREATE TYPE "public"."enum_team_members_socks_size" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
    CREATE TYPE "public"."enum_team_size_replies_size_preference" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
    CREATE TYPE "public"."enum_team_size_replies_shorts_size" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
    CREATE TYPE "public"."enum_team_size_replies_socks_size" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
    CREATE TYPE "public"."enum_team_orders_status" AS ENUM('pending', 'approved', 'in_production', 'delivered', 'cancelled');
    CREATE TYPE "public"."enum_team_orders_tax_treatment" AS ENUM('charged', 'exempt', 'reverse-charge');
    CREATE TYPE "public"."enum_team_orders_tax_rounding" AS ENUM('line', 'order');
    CREATE TYPE "public"."enum_team_order_proofs_status" AS ENUM('waiting', 'approved', 'changes_requested', 'void');
    CREATE TYPE "public"."enum_team_order_events_type" AS ENUM('submitted', 'status_changed', 'proof_added', 'proof_approved', 'changes_requested', 'proof_voided', 'edited', 'roster_changed', 'shipment_made', 'shipment_changed', 'shipment_withdrawn');
    CREATE TYPE "public"."enum_team_order_events_from" AS ENUM('pending', 'approved', 'in_production', 'delivered', 'cancelled');
    CREATE TYPE "public"."enum_team_order_events_to" AS ENUM('pending', 'approved', 'in_production', 'delivered', 'cancelled');
    CREATE TYPE "public"."enum_design_assets_type" AS ENUM('logo', 'sponsor', 'guide', 'template');
    CREATE TYPE "public"."enum_inquiries_kind" AS ENUM('quote', 'contact');
    CREATE TYPE "public"."enum_inquiries_status" AS ENUM('new', 'answered', 'closed');
    CREATE TYPE "public"."enum_inquiries_inquiry_type" AS ENUM('custom-kit', 'bulk-order', 'design-help', 'teamwear-portal', 'general', 'support');
    CREATE TYPE "public"."enum_inquiries_sport" AS ENUM('netball', 'football', 'basketball', 'training', 'other');
    CREATE TYPE "public"."enum_inquiries_quantity" AS ENUM('1-10', '11-25', '26-50', '51+');
    CREATE TYPE "public"."enum_newsletter_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed');
    CREATE TYPE "public"."enum_product_reviews_status" AS ENUM('published', 'hidden');
    CREATE TYPE "public"."enum_cms_pages_status" AS ENUM('draft', 'published');
    CREATE TYPE "public"."enum__cms_pages_v_version_status" AS ENUM('draft', 'published');
    CREATE TYPE "public"."enum_cms_components_category" AS ENUM('layout', 'content', 'media', 'interactive', 'forms');
    CREATE TYPE "public"."enum_cms_components_icon" AS ENUM('Layout', 'Type', 'Image', 'MousePointer', 'Grid3x3', 'Mail');
    CREATE TYPE "public"."enum_admin_users_role" AS ENUM('administrator', 'content_manager');
    CREATE TYPE "public"."enum_admin_users_theme" AS ENUM('light', 'dark', 'system');
    CREATE TYPE "public"."enum_admin_users_color_scheme" AS ENUM('purple', 'blue', 'green', 'orange');
    CREATE TYPE "public"."enum_site_settings_strict_kit_checks" AS ENUM('number-against-rules', 'number-twice', 'low-contrast', 'low-resolution', 'outside-palette', 'over-seam', 'outside-safe-area', 'not-printed', 'sample');
    CREATE TYPE "public"."enum_site_settings_deposit_for" AS ENUM('all', 'shop', 'teams');
    CREATE TYPE "public"."enum_tax_rates_boys_tax_class" AS ENUM('standard', 'reduced', 'zero');
    CREATE TYPE "public"."enum_tax_settings_rounding" AS ENUM('line', 'order');
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

    CREATE TABLE "products_price_tiers" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "min_quantity" numeric DEFAULT 10 NOT NULL,
      "percent_off" numeric DEFAULT 5 NOT NULL
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
      "tax_class" "enum_products_tax_class" DEFAULT 'standard',
      "boys_tax_class" "enum_products_boys_tax_class",
      "sku" varchar NOT NULL,
      "stock_quantity" numeric DEFAULT 0 NOT NULL,
      "category_id" uuid,
      "parts" jsonb,
      "is_active" boolean DEFAULT true NOT NULL,
      "is_featured" boolean DEFAULT false NOT NULL,
      "is_customizable" boolean DEFAULT false,
      "kit_garment" "enum_products_kit_garment",
      "weight" numeric,
      "stock_days" numeric,
      "made_days" numeric,
      "meta_title" varchar,
      "meta_description" varchar,
      "rating" numeric DEFAULT 0 NOT NULL,
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
      "vat_number" varchar,
      "is_tax_exempt" boolean DEFAULT false,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );

    CREATE TABLE "order_tax_lines" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "rate" numeric NOT NULL,
      "net" numeric NOT NULL,
      "tax" numeric NOT NULL
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
      "total_price" numeric NOT NULL,
      "tax_rate" numeric,
      "relief_rate" numeric,
      "net_amount" numeric,
      "tax_amount" numeric,
      "kit_document_id" uuid,
      "players" jsonb,
      "parts" jsonb,
      "kit_parts" jsonb
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

    CREATE TABLE "orders" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "order_number" varchar NOT NULL,
      "status" "enum_orders_status" DEFAULT 'pending' NOT NULL,
      "total_amount" numeric NOT NULL,
      "discount_amount" numeric DEFAULT 0 NOT NULL,
      "shipping_amount" numeric DEFAULT 0 NOT NULL,
      "promised_date" varchar,
      "delivery_method" varchar,
      "delivery_name" varchar,
      "delivery_is_collection" boolean,
      "delivery_place" varchar,
      "delivery_hours" varchar,
      "delivery_days" numeric,
      "delivery_from" timestamp(3) with time zone,
      "currency" varchar,
      "tax_amount" numeric DEFAULT 0,
      "tax_relief_amount" numeric DEFAULT 0,
      "tax_treatment" "enum_orders_tax_treatment",
      "tax_name" varchar,
      "prices_include_tax" boolean DEFAULT true,
      "tax_rounding" "enum_orders_tax_rounding",
      "vat_number" varchar,
      "notes" varchar,
      "customer_id" uuid NOT NULL,
      "contact_first_name" varchar NOT NULL,
      "contact_last_name" varchar NOT NULL,
      "contact_email" varchar NOT NULL,
      "contact_phone" varchar,
      "shipping_address_line1" varchar NOT NULL,
      "shipping_address_line2" varchar,
      "shipping_address_city" varchar NOT NULL,
      "shipping_address_region" varchar,
      "shipping_address_postcode" varchar NOT NULL,
      "shipping_address_country" varchar NOT NULL,
      "company_name" varchar,
      "billing_address_line1" varchar,
      "billing_address_line2" varchar,
      "billing_address_city" varchar,
      "billing_address_region" varchar,
      "billing_address_postcode" varchar,
      "billing_address_country" varchar,
      "purchase_order" varchar,
      "payment_method" "enum_orders_payment_method" DEFAULT 'invoice' NOT NULL,
      "payment_status" "enum_orders_payment_status" DEFAULT 'unpaid' NOT NULL,
      "paid_at" timestamp(3) with time zone,
      "deposit_percent" numeric DEFAULT 0 NOT NULL,
      "reminders_stopped" boolean DEFAULT false NOT NULL,
      "stripe_session_id" varchar,
      "stock_returned" boolean DEFAULT false NOT NULL,
      "confirm_by" timestamp(3) with time zone,
      "confirmed_at" timestamp(3) with time zone,
      "tracking_token" varchar NOT NULL,
      "idempotency_key" varchar,
      "request_hash" varchar,
      "total_items" numeric DEFAULT 0 NOT NULL,
      "refunded_amount" numeric DEFAULT 0 NOT NULL,
      "revision" numeric DEFAULT 1 NOT NULL,
      "created_by_id" uuid,
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

    CREATE TABLE "order_refunds" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "order_id" uuid,
      "team_order_id" uuid,
      "amount" numeric NOT NULL,
      "reason" varchar NOT NULL,
      "checkout" varchar,
      "by_id" uuid,
      "by_name" varchar NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );

    CREATE TABLE "order_notes" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "order_id" uuid,
      "team_order_id" uuid,
      "text" varchar NOT NULL,
      "by_id" uuid,
      "by_name" varchar NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );

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
      "home_tax" jsonb,
      "supplier" jsonb NOT NULL,
      "customer" jsonb NOT NULL,
      "payment" jsonb NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );

    CREATE TABLE "order_proofs" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "order_id" uuid NOT NULL,
      "version" numeric NOT NULL,
      "note" varchar,
      "file_hash" varchar NOT NULL,
      "is_drawn" boolean DEFAULT false NOT NULL,
      "status" "enum_order_proofs_status" DEFAULT 'waiting' NOT NULL,
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

    CREATE TABLE "shipment_pieces" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "line" varchar NOT NULL,
      "quantity" numeric DEFAULT 0 NOT NULL,
      "players" jsonb
    );

    CREATE TABLE "shipments" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "order_id" uuid,
      "team_order_id" uuid,
      "number" numeric DEFAULT 0 NOT NULL,
      "carrier" varchar,
      "tracking_number" varchar,
      "tracking_url" varchar,
      "by_id" uuid,
      "by_name" varchar NOT NULL,
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
      "company_name" varchar,
      "billing_address_line1" varchar,
      "billing_address_line2" varchar,
      "billing_address_city" varchar,
      "billing_address_region" varchar,
      "billing_address_postcode" varchar,
      "billing_address_country" varchar,
      "vat_number" varchar,
      "is_tax_exempt" boolean DEFAULT false,
      "numbers_unique_in" "enum_team_profiles_numbers_unique_in" DEFAULT 'squad',
      "back_names" "enum_team_profiles_back_names" DEFAULT 'surname',
      "capital_names" boolean DEFAULT true,
      "allows_any_number" boolean DEFAULT false,
      "logo_id" uuid,
      "logo_url" varchar,
      "is_active" boolean DEFAULT true NOT NULL,
      "last_login" timestamp(3) with time zone,
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

    CREATE TABLE "team_people_sessions" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "created_at" timestamp(3) with time zone,
      "expires_at" timestamp(3) with time zone NOT NULL
    );

    CREATE TABLE "team_people" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "team_id" uuid NOT NULL,
      "full_name" varchar NOT NULL,
      "role" "enum_team_people_role" NOT NULL,
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

    CREATE TABLE "team_members" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "team_id" uuid NOT NULL,
      "name" varchar NOT NULL,
      "position" varchar,
      "jersey_number" varchar,
      "size_preference" "enum_team_members_size_preference",
      "shorts_size" "enum_team_members_shorts_size",
      "socks_size" "enum_team_members_socks_size",
      "name_on_back" varchar,
      "squad" varchar,
      "email" varchar,
      "is_active" boolean DEFAULT true NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );

    CREATE TABLE "team_size_requests" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "team_id" uuid NOT NULL,
      "title" varchar NOT NULL,
      "squad" varchar,
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
      "member_id" uuid,
      "token" varchar NOT NULL,
      "name" varchar,
      "size_preference" "enum_team_size_replies_size_preference",
      "shorts_size" "enum_team_size_replies_shorts_size",
      "socks_size" "enum_team_size_replies_socks_size",
      "jersey_number" varchar,
      "name_on_back" varchar,
      "answered_at" timestamp(3) with time zone,
      "accepted_at" timestamp(3) with time zone,
      "reminded_at" timestamp(3) with time zone,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );

    CREATE TABLE "team_order_tax_lines" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "rate" numeric NOT NULL,
      "net" numeric NOT NULL,
      "tax" numeric NOT NULL
    );

    CREATE TABLE "team_orders" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "team_id" uuid NOT NULL,
      "order_number" varchar NOT NULL,
      "status" "enum_team_orders_status" DEFAULT 'pending' NOT NULL,
      "deposit_percent" numeric DEFAULT 0 NOT NULL,
      "reminders_stopped" boolean DEFAULT false NOT NULL,
      "total_amount" numeric NOT NULL,
      "discount_amount" numeric DEFAULT 0 NOT NULL,
      "tax_amount" numeric DEFAULT 0,
      "tax_relief_amount" numeric DEFAULT 0,
      "tax_treatment" "enum_team_orders_tax_treatment",
      "tax_name" varchar,
      "prices_include_tax" boolean DEFAULT true,
      "tax_rounding" "enum_team_orders_tax_rounding",
      "vat_number" varchar,
      "total_items" numeric DEFAULT 0 NOT NULL,
      "currency" varchar,
      "notes" varchar,
      "shipping_address_line1" varchar,
      "shipping_address_line2" varchar,
      "shipping_address_city" varchar,
      "shipping_address_region" varchar,
      "shipping_address_postcode" varchar,
      "shipping_address_country" varchar,
      "needed_by" varchar,
      "company_name" varchar,
      "billing_address_line1" varchar,
      "billing_address_line2" varchar,
      "billing_address_city" varchar,
      "billing_address_region" varchar,
      "billing_address_postcode" varchar,
      "billing_address_country" varchar,
      "purchase_order" varchar,
      "shipping_amount" numeric DEFAULT 0 NOT NULL,
      "promised_date" varchar,
      "delivery_method" varchar,
      "delivery_name" varchar,
      "delivery_is_collection" boolean,
      "delivery_place" varchar,
      "delivery_hours" varchar,
      "delivery_days" numeric,
      "delivery_from" timestamp(3) with time zone,
      "needs_proof" boolean DEFAULT false NOT NULL,
      "revision" numeric DEFAULT 1 NOT NULL,
      "stripe_session_id" varchar,
      "idempotency_key" varchar,
      "request_hash" varchar,
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
      "is_drawn" boolean DEFAULT false NOT NULL,
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

    CREATE TABLE "design_assets" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "team_id" uuid NOT NULL,
      "name" varchar NOT NULL,
      "type" "enum_design_assets_type" NOT NULL,
      "description" varchar,
      "file_format" varchar,
      "file_size" varchar,
      "preview_name" varchar,
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

    CREATE TABLE "kit_documents" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "hash" varchar NOT NULL,
      "document" jsonb NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );

    CREATE TABLE "kit_designs" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "name" varchar NOT NULL,
      "document_id" uuid NOT NULL,
      "team_id" uuid,
      "email" varchar,
      "edit_key_hash" varchar,
      "share_token" varchar NOT NULL,
      "opened_at" timestamp(3) with time zone,
      "is_active" boolean DEFAULT true NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );

    CREATE TABLE "kit_design_versions" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "design_id" uuid NOT NULL,
      "document_id" uuid NOT NULL,
      "name" varchar NOT NULL,
      "saved_by" varchar,
      "is_autosave" boolean DEFAULT false NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );

    CREATE TABLE "kit_design_comments" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "design_id" uuid NOT NULL,
      "author" varchar NOT NULL,
      "text" varchar NOT NULL,
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
      "kit_document_id" uuid,
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

    CREATE TABLE "inquiry_files" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "inquiry_id" uuid NOT NULL,
      "name" varchar NOT NULL,
      "file_name" varchar NOT NULL,
      "mime_type" varchar NOT NULL,
      "file_bytes" numeric NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );

    CREATE TABLE "newsletter_subscribers" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "email" varchar NOT NULL,
      "status" "enum_newsletter_subscribers_status" DEFAULT 'pending' NOT NULL,
      "requested_at" timestamp(3) with time zone NOT NULL,
      "confirmed_at" timestamp(3) with time zone,
      "unsubscribed_at" timestamp(3) with time zone,
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

    CREATE TABLE "cms_pages" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "title" varchar DEFAULT 'New Page',
      "slug" varchar DEFAULT 'new-page',
      "content" jsonb,
      "is_published" boolean DEFAULT false,
      "is_homepage" boolean DEFAULT false,
      "meta_title" varchar,
      "meta_description" varchar,
      "revision" numeric DEFAULT 0,
      "saved_by_id" uuid,
      "publish_at" timestamp(3) with time zone,
      "unpublish_at" timestamp(3) with time zone,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "deleted_at" timestamp(3) with time zone,
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
      "version_revision" numeric DEFAULT 0,
      "version_saved_by_id" uuid,
      "version_publish_at" timestamp(3) with time zone,
      "version_unpublish_at" timestamp(3) with time zone,
      "version_updated_at" timestamp(3) with time zone,
      "version_created_at" timestamp(3) with time zone,
      "version_deleted_at" timestamp(3) with time zone,
      "version__status" "enum__cms_pages_v_version_status" DEFAULT 'draft',
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "latest" boolean,
      "autosave" boolean
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
      "title" varchar,
      "folder_id" uuid,
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

    CREATE TABLE "media_folders" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "name" varchar NOT NULL,
      "parent_id" uuid,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );

    CREATE TABLE "cms_redirects" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "from" varchar NOT NULL,
      "page_id" uuid,
      "to" varchar,
      "is_automatic" boolean DEFAULT false,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
      "notification_preferences" jsonb,
      "theme" "enum_admin_users_theme" DEFAULT 'system' NOT NULL,
      "color_scheme" "enum_admin_users_color_scheme" DEFAULT 'purple' NOT NULL,
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
      "team_order_id" uuid,
      "outcome" varchar,
      "occurred_at" timestamp(3) with time zone,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );

    CREATE TABLE "proof_jobs" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "order_id" uuid NOT NULL,
      "attempts" numeric DEFAULT 0 NOT NULL,
      "attempt_after" timestamp(3) with time zone NOT NULL,
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
      "team_people_id" uuid,
      "admin_users_id" uuid
    );

    CREATE TABLE "payload_migrations" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "name" varchar,
      "batch" numeric,
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

    CREATE TABLE "site_settings_strict_kit_checks" (
      "order" integer NOT NULL,
      "parent_id" uuid NOT NULL,
      "value" "enum_site_settings_strict_kit_checks",
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
    );

    CREATE TABLE "site_settings" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "brand_name" varchar DEFAULT 'Kitroom' NOT NULL,
      "tagline" varchar DEFAULT 'Custom teamwear, made to order',
      "logo_id" uuid,
      "phone" varchar DEFAULT '+44 161 496 0123',
      "sales_email" varchar DEFAULT 'sales@kitroom.test' NOT NULL,
      "address" varchar DEFAULT E'Unit 4, Mill Lane\\nManchester M1 2AB\\nUnited Kingdom',
      "social_facebook" varchar,
      "social_instagram" varchar,
      "social_twitter" varchar,
      "social_youtube" varchar,
      "claims_discount" varchar DEFAULT 'Bulk discounts from 10 pieces',
      "claims_turnaround" varchar DEFAULT '2-3 weeks turnaround',
      "claims_minimum" varchar DEFAULT 'No minimum order',
      "claims_shipping" varchar DEFAULT 'Free shipping',
      "claims_warranty" varchar DEFAULT '2 year warranty',
      "claims_returns" varchar DEFAULT 'Easy returns',
      "copyright_year" numeric DEFAULT 2024 NOT NULL,
      "company_name" varchar,
      "company_number" varchar,
      "vat_number" varchar,
      "country" varchar DEFAULT 'GB' NOT NULL,
      "currency" varchar DEFAULT 'USD' NOT NULL,
      "locale" varchar DEFAULT 'en-GB' NOT NULL,
      "time_zone" varchar DEFAULT 'Europe/London' NOT NULL,
      "low_stock_threshold" numeric DEFAULT 5 NOT NULL,
      "technique_prices_vinyl" numeric,
      "technique_prices_transfer" numeric,
      "technique_prices_embroidery" numeric,
      "asset_quota_mb" numeric DEFAULT 500 NOT NULL,
      "kit_design_months" numeric DEFAULT 18 NOT NULL,
      "shirt_numbers_football_least" numeric DEFAULT 1 NOT NULL,
      "shirt_numbers_football_most" numeric DEFAULT 99 NOT NULL,
      "shirt_numbers_rugby_least" numeric DEFAULT 1 NOT NULL,
      "shirt_numbers_rugby_most" numeric DEFAULT 99 NOT NULL,
      "shirt_numbers_cricket_least" numeric DEFAULT 0 NOT NULL,
      "shirt_numbers_cricket_most" numeric DEFAULT 99 NOT NULL,
      "shirt_numbers_training_least" numeric DEFAULT 0 NOT NULL,
      "shirt_numbers_training_most" numeric DEFAULT 999 NOT NULL,
      "unconfirmed_pieces" numeric DEFAULT 30 NOT NULL,
      "unconfirmed_amount" numeric DEFAULT 1000 NOT NULL,
      "seam_allowance" numeric DEFAULT 10 NOT NULL,
      "size_table" jsonb,
      "invoice_days" numeric DEFAULT 14 NOT NULL,
      "deposit_percent" numeric DEFAULT 0 NOT NULL,
      "deposit_for" "enum_site_settings_deposit_for" DEFAULT 'all' NOT NULL,
      "reminders_on" boolean DEFAULT true NOT NULL,
      "reminder_days_before" numeric DEFAULT 3 NOT NULL,
      "reminder_days_after" varchar DEFAULT '1, 7, 14',
      "bank_details" varchar,
      "updated_at" timestamp(3) with time zone,
      "created_at" timestamp(3) with time zone
    );

    CREATE TABLE "delivery_settings" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "zones" jsonb DEFAULT '[]'::jsonb NOT NULL,
      "closures" jsonb DEFAULT '[]'::jsonb NOT NULL,
      "working_days" jsonb DEFAULT '[1,2,3,4,5]'::jsonb NOT NULL,
      "cut_off" varchar DEFAULT '14:00' NOT NULL,
      "stock_days" numeric DEFAULT 2 NOT NULL,
      "made_days" numeric DEFAULT 10 NOT NULL,
      "usual_weight" numeric DEFAULT 250 NOT NULL,
      "updated_at" timestamp(3) with time zone,
      "created_at" timestamp(3) with time zone
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
      "home_rate" numeric,
      "home_rate_on" varchar,
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

    CREATE TABLE "site_content_about_links" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "label" varchar NOT NULL,
      "href" varchar NOT NULL,
      "description" varchar
    );

    CREATE TABLE "site_content_quick_links" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "label" varchar NOT NULL,
      "href" varchar NOT NULL
    );

    CREATE TABLE "site_content_legal_links" (
      "_order" integer NOT NULL,
      "_parent_id" uuid NOT NULL,
      "id" varchar PRIMARY KEY NOT NULL,
      "label" varchar NOT NULL,
      "href" varchar NOT NULL
    );

    CREATE TABLE "site_content" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "footer_note" varchar,
      "seo_title" varchar,
      "seo_description" varchar,
      "seo_image_id" uuid,
      "hide_from_search" boolean DEFAULT false,
      "updated_at" timestamp(3) with time zone,
      "created_at" timestamp(3) with time zone
    );

    ALTER TABLE "products_images" ADD CONSTRAINT "products_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "products_images" ADD CONSTRAINT "products_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "products_colors" ADD CONSTRAINT "products_colors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "products_sizes" ADD CONSTRAINT "products_sizes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "products_price_tiers" ADD CONSTRAINT "products_price_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "product_variations" ADD CONSTRAINT "product_variations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "categories" ADD CONSTRAINT "categories_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_tax_lines" ADD CONSTRAINT "order_tax_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_items" ADD CONSTRAINT "order_items_variation_id_product_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."product_variations"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_items" ADD CONSTRAINT "order_items_kit_document_id_kit_documents_id_fk" FOREIGN KEY ("kit_document_id") REFERENCES "public"."kit_documents"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_items" ADD CONSTRAINT "order_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "orders" ADD CONSTRAINT "orders_created_by_id_admin_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_by_id_admin_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_by_id_admin_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_by_id_admin_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_by_id_admin_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "invoices" ADD CONSTRAINT "invoices_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "order_proofs" ADD CONSTRAINT "order_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "shipment_pieces" ADD CONSTRAINT "shipment_pieces_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "shipments" ADD CONSTRAINT "shipments_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "shipments" ADD CONSTRAINT "shipments_by_id_admin_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_profiles_sessions" ADD CONSTRAINT "team_profiles_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_profiles"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "team_profiles" ADD CONSTRAINT "team_profiles_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_profiles_texts" ADD CONSTRAINT "team_profiles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_profiles"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "team_people_sessions" ADD CONSTRAINT "team_people_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_people"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "team_people" ADD CONSTRAINT "team_people_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_size_requests" ADD CONSTRAINT "team_size_requests_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_size_replies" ADD CONSTRAINT "team_size_replies_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_size_replies" ADD CONSTRAINT "team_size_replies_size_request_id_team_size_requests_id_fk" FOREIGN KEY ("size_request_id") REFERENCES "public"."team_size_requests"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_size_replies" ADD CONSTRAINT "team_size_replies_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_order_tax_lines" ADD CONSTRAINT "team_order_tax_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_orders"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "team_orders" ADD CONSTRAINT "team_orders_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_order_drafts" ADD CONSTRAINT "team_order_drafts_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_order_proofs" ADD CONSTRAINT "team_order_proofs_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_order_proofs" ADD CONSTRAINT "team_order_proofs_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_order_events" ADD CONSTRAINT "team_order_events_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "team_order_events" ADD CONSTRAINT "team_order_events_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "design_assets" ADD CONSTRAINT "design_assets_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "kit_designs" ADD CONSTRAINT "kit_designs_document_id_kit_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."kit_documents"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "kit_designs" ADD CONSTRAINT "kit_designs_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "kit_design_versions" ADD CONSTRAINT "kit_design_versions_design_id_kit_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."kit_designs"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "kit_design_versions" ADD CONSTRAINT "kit_design_versions_document_id_kit_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."kit_documents"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "kit_design_comments" ADD CONSTRAINT "kit_design_comments_design_id_kit_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."kit_designs"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_kit_document_id_kit_documents_id_fk" FOREIGN KEY ("kit_document_id") REFERENCES "public"."kit_documents"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "inquiry_replies" ADD CONSTRAINT "inquiry_replies_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "inquiry_replies" ADD CONSTRAINT "inquiry_replies_by_id_admin_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "inquiry_files" ADD CONSTRAINT "inquiry_files_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "cms_pages" ADD CONSTRAINT "cms_pages_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "_cms_pages_v" ADD CONSTRAINT "_cms_pages_v_parent_id_cms_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cms_pages"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "_cms_pages_v" ADD CONSTRAINT "_cms_pages_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_parent_id_media_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "cms_redirects" ADD CONSTRAINT "cms_redirects_page_id_cms_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."cms_pages"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "admin_users_sessions" ADD CONSTRAINT "admin_users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_actor_id_admin_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "proof_jobs" ADD CONSTRAINT "proof_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_teams_fk" FOREIGN KEY ("team_profiles_id") REFERENCES "public"."team_profiles"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_team_people_fk" FOREIGN KEY ("team_people_id") REFERENCES "public"."team_people"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_admin_users_fk" FOREIGN KEY ("admin_users_id") REFERENCES "public"."admin_users"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "site_settings_price_tiers" ADD CONSTRAINT "site_settings_price_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "site_settings_strict_kit_checks" ADD CONSTRAINT "site_settings_strict_kit_checks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tax_settings"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "tax_settings_texts" ADD CONSTRAINT "tax_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tax_settings"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "site_content_about_links" ADD CONSTRAINT "site_content_about_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_content"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "site_content_quick_links" ADD CONSTRAINT "site_content_quick_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_content"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "site_content_legal_links" ADD CONSTRAINT "site_content_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_content"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "site_content" ADD CONSTRAINT "site_content_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "products_images_order_idx" ON "products_images" USING btree ("_order");
    CREATE INDEX "products_images_parent_id_idx" ON "products_images" USING btree ("_parent_id");
    CREATE INDEX "products_images_image_idx" ON "products_images" USING btree ("image_id");
    CREATE INDEX "products_colors_order_idx" ON "products_colors" USING btree ("_order");
    CREATE INDEX "products_colors_parent_id_idx" ON "products_colors" USING btree ("_parent_id");
    CREATE INDEX "products_sizes_order_idx" ON "products_sizes" USING btree ("order");
    CREATE INDEX "products_sizes_parent_idx" ON "products_sizes" USING btree ("parent_id");
    CREATE INDEX "products_price_tiers_order_idx" ON "products_price_tiers" USING btree ("_order");
    CREATE INDEX "products_price_tiers_parent_id_idx" ON "products_price_tiers" USING btree ("_parent_id");
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
    CREATE INDEX "products_kit_garment_idx" ON "products" USING btree ("kit_garment");
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
    CREATE INDEX "order_tax_lines_order_idx" ON "order_tax_lines" USING btree ("_order");
    CREATE INDEX "order_tax_lines_parent_id_idx" ON "order_tax_lines" USING btree ("_parent_id");
    CREATE INDEX "order_items_order_idx" ON "order_items" USING btree ("_order");
    CREATE INDEX "order_items_parent_id_idx" ON "order_items" USING btree ("_parent_id");
    CREATE INDEX "order_items_product_idx" ON "order_items" USING btree ("product_id");
    CREATE INDEX "order_items_variation_idx" ON "order_items" USING btree ("variation_id");
    CREATE INDEX "order_items_kit_document_idx" ON "order_items" USING btree ("kit_document_id");
    CREATE INDEX "order_discounts_order_idx" ON "order_discounts" USING btree ("_order");
    CREATE INDEX "order_discounts_parent_id_idx" ON "order_discounts" USING btree ("_parent_id");
    CREATE UNIQUE INDEX "orders_order_number_idx" ON "orders" USING btree ("order_number");
    CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
    CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");
    CREATE INDEX "orders_payment_status_idx" ON "orders" USING btree ("payment_status");
    CREATE UNIQUE INDEX "orders_stripe_session_id_idx" ON "orders" USING btree ("stripe_session_id");
    CREATE UNIQUE INDEX "orders_tracking_token_idx" ON "orders" USING btree ("tracking_token");
    CREATE UNIQUE INDEX "orders_idempotency_key_idx" ON "orders" USING btree ("idempotency_key");
    CREATE INDEX "orders_created_by_idx" ON "orders" USING btree ("created_by_id");
    CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
    CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
    CREATE INDEX "order_status_changes_order_idx" ON "order_status_changes" USING btree ("order_id");
    CREATE INDEX "order_status_changes_by_idx" ON "order_status_changes" USING btree ("by_id");
    CREATE INDEX "order_status_changes_updated_at_idx" ON "order_status_changes" USING btree ("updated_at");
    CREATE INDEX "order_status_changes_created_at_idx" ON "order_status_changes" USING btree ("created_at");
    CREATE INDEX "order_refunds_order_idx" ON "order_refunds" USING btree ("order_id");
    CREATE INDEX "order_refunds_team_order_idx" ON "order_refunds" USING btree ("team_order_id");
    CREATE INDEX "order_refunds_by_idx" ON "order_refunds" USING btree ("by_id");
    CREATE INDEX "order_refunds_updated_at_idx" ON "order_refunds" USING btree ("updated_at");
    CREATE INDEX "order_refunds_created_at_idx" ON "order_refunds" USING btree ("created_at");
    CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id");
    CREATE INDEX "order_notes_team_order_idx" ON "order_notes" USING btree ("team_order_id");
    CREATE INDEX "order_notes_by_idx" ON "order_notes" USING btree ("by_id");
    CREATE INDEX "order_notes_updated_at_idx" ON "order_notes" USING btree ("updated_at");
    CREATE INDEX "order_notes_created_at_idx" ON "order_notes" USING btree ("created_at");
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
    CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
    CREATE INDEX "order_proofs_order_idx" ON "order_proofs" USING btree ("order_id");
    CREATE INDEX "order_proofs_status_idx" ON "order_proofs" USING btree ("status");
    CREATE INDEX "order_proofs_updated_at_idx" ON "order_proofs" USING btree ("updated_at");
    CREATE INDEX "order_proofs_created_at_idx" ON "order_proofs" USING btree ("created_at");
    CREATE UNIQUE INDEX "order_proofs_filename_idx" ON "order_proofs" USING btree ("filename");
    CREATE INDEX "shipment_pieces_order_idx" ON "shipment_pieces" USING btree ("_order");
    CREATE INDEX "shipment_pieces_parent_id_idx" ON "shipment_pieces" USING btree ("_parent_id");
    CREATE INDEX "shipment_pieces_line_idx" ON "shipment_pieces" USING btree ("line");
    CREATE INDEX "shipments_order_idx" ON "shipments" USING btree ("order_id");
    CREATE INDEX "shipments_team_order_idx" ON "shipments" USING btree ("team_order_id");
    CREATE INDEX "shipments_by_idx" ON "shipments" USING btree ("by_id");
    CREATE INDEX "shipments_updated_at_idx" ON "shipments" USING btree ("updated_at");
    CREATE INDEX "shipments_created_at_idx" ON "shipments" USING btree ("created_at");
    CREATE INDEX "team_profiles_sessions_order_idx" ON "team_profiles_sessions" USING btree ("_order");
    CREATE INDEX "team_profiles_sessions_parent_id_idx" ON "team_profiles_sessions" USING btree ("_parent_id");
    CREATE INDEX "team_profiles_team_name_idx" ON "team_profiles" USING btree ("team_name");
    CREATE INDEX "team_profiles_logo_idx" ON "team_profiles" USING btree ("logo_id");
    CREATE INDEX "team_profiles_is_active_idx" ON "team_profiles" USING btree ("is_active");
    CREATE INDEX "team_profiles_updated_at_idx" ON "team_profiles" USING btree ("updated_at");
    CREATE INDEX "team_profiles_created_at_idx" ON "team_profiles" USING btree ("created_at");
    CREATE UNIQUE INDEX "team_profiles_username_idx" ON "team_profiles" USING btree ("username");
    CREATE INDEX "team_profiles_texts_order_parent" ON "team_profiles_texts" USING btree ("order","parent_id");
    CREATE INDEX "team_people_sessions_order_idx" ON "team_people_sessions" USING btree ("_order");
    CREATE INDEX "team_people_sessions_parent_id_idx" ON "team_people_sessions" USING btree ("_parent_id");
    CREATE INDEX "team_people_team_idx" ON "team_people" USING btree ("team_id");
    CREATE INDEX "team_people_updated_at_idx" ON "team_people" USING btree ("updated_at");
    CREATE INDEX "team_people_created_at_idx" ON "team_people" USING btree ("created_at");
    CREATE UNIQUE INDEX "team_people_email_idx" ON "team_people" USING btree ("email");
    CREATE INDEX "team_members_team_idx" ON "team_members" USING btree ("team_id");
    CREATE INDEX "team_members_name_idx" ON "team_members" USING btree ("name");
    CREATE INDEX "team_members_squad_idx" ON "team_members" USING btree ("squad");
    CREATE INDEX "team_members_is_active_idx" ON "team_members" USING btree ("is_active");
    CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
    CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
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
    CREATE INDEX "team_order_tax_lines_order_idx" ON "team_order_tax_lines" USING btree ("_order");
    CREATE INDEX "team_order_tax_lines_parent_id_idx" ON "team_order_tax_lines" USING btree ("_parent_id");
    CREATE INDEX "team_orders_team_idx" ON "team_orders" USING btree ("team_id");
    CREATE UNIQUE INDEX "team_orders_order_number_idx" ON "team_orders" USING btree ("order_number");
    CREATE INDEX "team_orders_status_idx" ON "team_orders" USING btree ("status");
    CREATE UNIQUE INDEX "team_orders_stripe_session_id_idx" ON "team_orders" USING btree ("stripe_session_id");
    CREATE UNIQUE INDEX "team_orders_idempotency_key_idx" ON "team_orders" USING btree ("idempotency_key");
    CREATE INDEX "team_orders_updated_at_idx" ON "team_orders" USING btree ("updated_at");
    CREATE INDEX "team_orders_created_at_idx" ON "team_orders" USING btree ("created_at");
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
    CREATE INDEX "design_assets_team_idx" ON "design_assets" USING btree ("team_id");
    CREATE INDEX "design_assets_is_active_idx" ON "design_assets" USING btree ("is_active");
    CREATE INDEX "design_assets_updated_at_idx" ON "design_assets" USING btree ("updated_at");
    CREATE INDEX "design_assets_created_at_idx" ON "design_assets" USING btree ("created_at");
    CREATE UNIQUE INDEX "design_assets_filename_idx" ON "design_assets" USING btree ("filename");
    CREATE UNIQUE INDEX "kit_documents_hash_idx" ON "kit_documents" USING btree ("hash");
    CREATE INDEX "kit_documents_updated_at_idx" ON "kit_documents" USING btree ("updated_at");
    CREATE INDEX "kit_documents_created_at_idx" ON "kit_documents" USING btree ("created_at");
    CREATE INDEX "kit_designs_document_idx" ON "kit_designs" USING btree ("document_id");
    CREATE INDEX "kit_designs_team_idx" ON "kit_designs" USING btree ("team_id");
    CREATE UNIQUE INDEX "kit_designs_edit_key_hash_idx" ON "kit_designs" USING btree ("edit_key_hash");
    CREATE UNIQUE INDEX "kit_designs_share_token_idx" ON "kit_designs" USING btree ("share_token");
    CREATE INDEX "kit_designs_is_active_idx" ON "kit_designs" USING btree ("is_active");
    CREATE INDEX "kit_designs_updated_at_idx" ON "kit_designs" USING btree ("updated_at");
    CREATE INDEX "kit_designs_created_at_idx" ON "kit_designs" USING btree ("created_at");
    CREATE INDEX "kit_design_versions_design_idx" ON "kit_design_versions" USING btree ("design_id");
    CREATE INDEX "kit_design_versions_document_idx" ON "kit_design_versions" USING btree ("document_id");
    CREATE INDEX "kit_design_versions_updated_at_idx" ON "kit_design_versions" USING btree ("updated_at");
    CREATE INDEX "kit_design_versions_created_at_idx" ON "kit_design_versions" USING btree ("created_at");
    CREATE INDEX "kit_design_comments_design_idx" ON "kit_design_comments" USING btree ("design_id");
    CREATE INDEX "kit_design_comments_updated_at_idx" ON "kit_design_comments" USING btree ("updated_at");
    CREATE INDEX "kit_design_comments_created_at_idx" ON "kit_design_comments" USING btree ("created_at");
    CREATE INDEX "inquiries_kind_idx" ON "inquiries" USING btree ("kind");
    CREATE INDEX "inquiries_status_idx" ON "inquiries" USING btree ("status");
    CREATE INDEX "inquiries_kit_document_idx" ON "inquiries" USING btree ("kit_document_id");
    CREATE INDEX "inquiries_order_idx" ON "inquiries" USING btree ("order_id");
    CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
    CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");
    CREATE INDEX "inquiry_replies_inquiry_idx" ON "inquiry_replies" USING btree ("inquiry_id");
    CREATE INDEX "inquiry_replies_by_idx" ON "inquiry_replies" USING btree ("by_id");
    CREATE INDEX "inquiry_replies_updated_at_idx" ON "inquiry_replies" USING btree ("updated_at");
    CREATE INDEX "inquiry_replies_created_at_idx" ON "inquiry_replies" USING btree ("created_at");
    CREATE INDEX "inquiry_files_inquiry_idx" ON "inquiry_files" USING btree ("inquiry_id");
    CREATE INDEX "inquiry_files_updated_at_idx" ON "inquiry_files" USING btree ("updated_at");
    CREATE INDEX "inquiry_files_created_at_idx" ON "inquiry_files" USING btree ("created_at");
    CREATE UNIQUE INDEX "newsletter_subscribers_email_idx" ON "newsletter_subscribers" USING btree ("email");
    CREATE INDEX "newsletter_subscribers_status_idx" ON "newsletter_subscribers" USING btree ("status");
    CREATE INDEX "newsletter_subscribers_updated_at_idx" ON "newsletter_subscribers" USING btree ("updated_at");
    CREATE INDEX "newsletter_subscribers_created_at_idx" ON "newsletter_subscribers" USING btree ("created_at");
    CREATE INDEX "product_reviews_product_idx" ON "product_reviews" USING btree ("product_id");
    CREATE INDEX "product_reviews_order_idx" ON "product_reviews" USING btree ("order_id");
    CREATE INDEX "product_reviews_status_idx" ON "product_reviews" USING btree ("status");
    CREATE INDEX "product_reviews_updated_at_idx" ON "product_reviews" USING btree ("updated_at");
    CREATE INDEX "product_reviews_created_at_idx" ON "product_reviews" USING btree ("created_at");
    CREATE UNIQUE INDEX "cms_pages_slug_idx" ON "cms_pages" USING btree ("slug");
    CREATE INDEX "cms_pages_is_published_idx" ON "cms_pages" USING btree ("is_published");
    CREATE INDEX "cms_pages_is_homepage_idx" ON "cms_pages" USING btree ("is_homepage");
    CREATE INDEX "cms_pages_revision_idx" ON "cms_pages" USING btree ("revision");
    CREATE INDEX "cms_pages_saved_by_idx" ON "cms_pages" USING btree ("saved_by_id");
    CREATE INDEX "cms_pages_publish_at_idx" ON "cms_pages" USING btree ("publish_at");
    CREATE INDEX "cms_pages_unpublish_at_idx" ON "cms_pages" USING btree ("unpublish_at");
    CREATE INDEX "cms_pages_updated_at_idx" ON "cms_pages" USING btree ("updated_at");
    CREATE INDEX "cms_pages_created_at_idx" ON "cms_pages" USING btree ("created_at");
    CREATE INDEX "cms_pages_deleted_at_idx" ON "cms_pages" USING btree ("deleted_at");
    CREATE INDEX "cms_pages__status_idx" ON "cms_pages" USING btree ("_status");
    CREATE INDEX "_cms_pages_v_parent_idx" ON "_cms_pages_v" USING btree ("parent_id");
    CREATE INDEX "_cms_pages_v_version_version_slug_idx" ON "_cms_pages_v" USING btree ("version_slug");
    CREATE INDEX "_cms_pages_v_version_version_is_published_idx" ON "_cms_pages_v" USING btree ("version_is_published");
    CREATE INDEX "_cms_pages_v_version_version_is_homepage_idx" ON "_cms_pages_v" USING btree ("version_is_homepage");
    CREATE INDEX "_cms_pages_v_version_version_revision_idx" ON "_cms_pages_v" USING btree ("version_revision");
    CREATE INDEX "_cms_pages_v_version_version_saved_by_idx" ON "_cms_pages_v" USING btree ("version_saved_by_id");
    CREATE INDEX "_cms_pages_v_version_version_publish_at_idx" ON "_cms_pages_v" USING btree ("version_publish_at");
    CREATE INDEX "_cms_pages_v_version_version_unpublish_at_idx" ON "_cms_pages_v" USING btree ("version_unpublish_at");
    CREATE INDEX "_cms_pages_v_version_version_updated_at_idx" ON "_cms_pages_v" USING btree ("version_updated_at");
    CREATE INDEX "_cms_pages_v_version_version_created_at_idx" ON "_cms_pages_v" USING btree ("version_created_at");
    CREATE INDEX "_cms_pages_v_version_version_deleted_at_idx" ON "_cms_pages_v" USING btree ("version_deleted_at");
    CREATE INDEX "_cms_pages_v_version_version__status_idx" ON "_cms_pages_v" USING btree ("version__status");
    CREATE INDEX "_cms_pages_v_created_at_idx" ON "_cms_pages_v" USING btree ("created_at");
    CREATE INDEX "_cms_pages_v_updated_at_idx" ON "_cms_pages_v" USING btree ("updated_at");
    CREATE INDEX "_cms_pages_v_latest_idx" ON "_cms_pages_v" USING btree ("latest");
    CREATE INDEX "_cms_pages_v_autosave_idx" ON "_cms_pages_v" USING btree ("autosave");
    CREATE INDEX "cms_components_category_idx" ON "cms_components" USING btree ("category");
    CREATE INDEX "cms_components_is_active_idx" ON "cms_components" USING btree ("is_active");
    CREATE INDEX "cms_components_updated_at_idx" ON "cms_components" USING btree ("updated_at");
    CREATE INDEX "cms_components_created_at_idx" ON "cms_components" USING btree ("created_at");
    CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
    CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
    CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
    CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
    CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
    CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
    CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
    CREATE INDEX "media_folders_parent_idx" ON "media_folders" USING btree ("parent_id");
    CREATE INDEX "media_folders_updated_at_idx" ON "media_folders" USING btree ("updated_at");
    CREATE INDEX "media_folders_created_at_idx" ON "media_folders" USING btree ("created_at");
    CREATE UNIQUE INDEX "cms_redirects_from_idx" ON "cms_redirects" USING btree ("from");
    CREATE INDEX "cms_redirects_page_idx" ON "cms_redirects" USING btree ("page_id");
    CREATE INDEX "cms_redirects_updated_at_idx" ON "cms_redirects" USING btree ("updated_at");
    CREATE INDEX "cms_redirects_created_at_idx" ON "cms_redirects" USING btree ("created_at");
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
    CREATE INDEX "payment_events_team_order_idx" ON "payment_events" USING btree ("team_order_id");
    CREATE INDEX "payment_events_updated_at_idx" ON "payment_events" USING btree ("updated_at");
    CREATE INDEX "payment_events_created_at_idx" ON "payment_events" USING btree ("created_at");
    CREATE UNIQUE INDEX "proof_jobs_order_idx" ON "proof_jobs" USING btree ("order_id");
    CREATE INDEX "proof_jobs_attempt_after_idx" ON "proof_jobs" USING btree ("attempt_after");
    CREATE INDEX "proof_jobs_updated_at_idx" ON "proof_jobs" USING btree ("updated_at");
    CREATE INDEX "proof_jobs_created_at_idx" ON "proof_jobs" USING btree ("created_at");
    CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
    CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
    CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
    CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
    CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
    CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
    CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
    CREATE INDEX "payload_preferences_rels_team_profiles_id_idx" ON "payload_preferences_rels" USING btree ("team_profiles_id");
    CREATE INDEX "payload_preferences_rels_team_people_id_idx" ON "payload_preferences_rels" USING btree ("team_people_id");
    CREATE INDEX "payload_preferences_rels_admin_users_id_idx" ON "payload_preferences_rels" USING btree ("admin_users_id");
    CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
    CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
    CREATE INDEX "site_settings_price_tiers_order_idx" ON "site_settings_price_tiers" USING btree ("_order");
    CREATE INDEX "site_settings_price_tiers_parent_id_idx" ON "site_settings_price_tiers" USING btree ("_parent_id");
    CREATE INDEX "site_settings_strict_kit_checks_order_idx" ON "site_settings_strict_kit_checks" USING btree ("order");
    CREATE INDEX "site_settings_strict_kit_checks_parent_idx" ON "site_settings_strict_kit_checks" USING btree ("parent_id");
    CREATE INDEX "site_settings_logo_idx" ON "site_settings" USING btree ("logo_id");
    CREATE INDEX "tax_rates_order_idx" ON "tax_rates" USING btree ("_order");
    CREATE INDEX "tax_rates_parent_id_idx" ON "tax_rates" USING btree ("_parent_id");
    CREATE INDEX "tax_settings_texts_order_parent" ON "tax_settings_texts" USING btree ("order","parent_id");
    CREATE INDEX "site_content_about_links_order_idx" ON "site_content_about_links" USING btree ("_order");
    CREATE INDEX "site_content_about_links_parent_id_idx" ON "site_content_about_links" USING btree ("_parent_id");
    CREATE INDEX "site_content_quick_links_order_idx" ON "site_content_quick_links" USING btree ("_order");
    CREATE INDEX "site_content_quick_links_parent_id_idx" ON "site_content_quick_links" USING btree ("_parent_id");
    CREATE INDEX "site_content_legal_links_order_idx" ON "site_content_legal_links" USING btree ("_order");
    CREATE INDEX "site_content_legal_links_parent_id_idx" ON "site_content_legal_links" USING btree ("_parent_id");
    CREATE INDEX "site_content_seo_image_idx" ON "site_content" USING btree ("seo_image_id");
  `);
}

export function down(_args: MigrateDownArgs): Promise<void> {
  throw new Error('There is no version before 0.1.0: restore a backup instead.');
}
