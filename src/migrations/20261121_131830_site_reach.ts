import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed');
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
  
  ALTER TABLE "site_settings" ADD COLUMN "claims_discount" varchar DEFAULT 'Bulk discounts from 10 pieces';
  ALTER TABLE "site_settings" ADD COLUMN "claims_turnaround" varchar DEFAULT '2-3 weeks turnaround';
  ALTER TABLE "site_settings" ADD COLUMN "claims_minimum" varchar DEFAULT 'No minimum order';
  ALTER TABLE "site_settings" ADD COLUMN "claims_shipping" varchar DEFAULT 'Free shipping';
  ALTER TABLE "site_settings" ADD COLUMN "claims_warranty" varchar DEFAULT '2 year warranty';
  ALTER TABLE "site_settings" ADD COLUMN "claims_returns" varchar DEFAULT 'Easy returns';
  ALTER TABLE "inquiry_files" ADD CONSTRAINT "inquiry_files_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "inquiry_files_inquiry_idx" ON "inquiry_files" USING btree ("inquiry_id");
  CREATE INDEX "inquiry_files_updated_at_idx" ON "inquiry_files" USING btree ("updated_at");
  CREATE INDEX "inquiry_files_created_at_idx" ON "inquiry_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_subscribers_email_idx" ON "newsletter_subscribers" USING btree ("email");
  CREATE INDEX "newsletter_subscribers_status_idx" ON "newsletter_subscribers" USING btree ("status");
  CREATE INDEX "newsletter_subscribers_updated_at_idx" ON "newsletter_subscribers" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscribers_created_at_idx" ON "newsletter_subscribers" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "inquiry_files" CASCADE;
  DROP TABLE "newsletter_subscribers" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "claims_discount";
  ALTER TABLE "site_settings" DROP COLUMN "claims_turnaround";
  ALTER TABLE "site_settings" DROP COLUMN "claims_minimum";
  ALTER TABLE "site_settings" DROP COLUMN "claims_shipping";
  ALTER TABLE "site_settings" DROP COLUMN "claims_warranty";
  ALTER TABLE "site_settings" DROP COLUMN "claims_returns";
  DROP TYPE "public"."enum_newsletter_subscribers_status";`)
}
