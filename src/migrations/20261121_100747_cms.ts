import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "cms_pages" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "cms_pages" ADD COLUMN "saved_by_id" uuid;
  ALTER TABLE "cms_pages" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "cms_pages" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "cms_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_cms_pages_v" ADD COLUMN "version_revision" numeric DEFAULT 0;
  ALTER TABLE "_cms_pages_v" ADD COLUMN "version_saved_by_id" uuid;
  ALTER TABLE "_cms_pages_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_cms_pages_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_cms_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_cms_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "media" ADD COLUMN "title" varchar;
  ALTER TABLE "media" ADD COLUMN "folder_id" uuid;
  ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_parent_id_media_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms_redirects" ADD CONSTRAINT "cms_redirects_page_id_cms_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."cms_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_content_about_links" ADD CONSTRAINT "site_content_about_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_content_quick_links" ADD CONSTRAINT "site_content_quick_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_content_legal_links" ADD CONSTRAINT "site_content_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_content" ADD CONSTRAINT "site_content_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_folders_parent_idx" ON "media_folders" USING btree ("parent_id");
  CREATE INDEX "media_folders_updated_at_idx" ON "media_folders" USING btree ("updated_at");
  CREATE INDEX "media_folders_created_at_idx" ON "media_folders" USING btree ("created_at");
  CREATE UNIQUE INDEX "cms_redirects_from_idx" ON "cms_redirects" USING btree ("from");
  CREATE INDEX "cms_redirects_page_idx" ON "cms_redirects" USING btree ("page_id");
  CREATE INDEX "cms_redirects_updated_at_idx" ON "cms_redirects" USING btree ("updated_at");
  CREATE INDEX "cms_redirects_created_at_idx" ON "cms_redirects" USING btree ("created_at");
  CREATE INDEX "site_content_about_links_order_idx" ON "site_content_about_links" USING btree ("_order");
  CREATE INDEX "site_content_about_links_parent_id_idx" ON "site_content_about_links" USING btree ("_parent_id");
  CREATE INDEX "site_content_quick_links_order_idx" ON "site_content_quick_links" USING btree ("_order");
  CREATE INDEX "site_content_quick_links_parent_id_idx" ON "site_content_quick_links" USING btree ("_parent_id");
  CREATE INDEX "site_content_legal_links_order_idx" ON "site_content_legal_links" USING btree ("_order");
  CREATE INDEX "site_content_legal_links_parent_id_idx" ON "site_content_legal_links" USING btree ("_parent_id");
  CREATE INDEX "site_content_seo_image_idx" ON "site_content" USING btree ("seo_image_id");
  ALTER TABLE "cms_pages" ADD CONSTRAINT "cms_pages_saved_by_id_admin_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cms_pages_v" ADD CONSTRAINT "_cms_pages_v_version_saved_by_id_admin_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "cms_pages_revision_idx" ON "cms_pages" USING btree ("revision");
  CREATE INDEX "cms_pages_saved_by_idx" ON "cms_pages" USING btree ("saved_by_id");
  CREATE INDEX "cms_pages_publish_at_idx" ON "cms_pages" USING btree ("publish_at");
  CREATE INDEX "cms_pages_unpublish_at_idx" ON "cms_pages" USING btree ("unpublish_at");
  CREATE INDEX "cms_pages_deleted_at_idx" ON "cms_pages" USING btree ("deleted_at");
  CREATE INDEX "_cms_pages_v_version_version_revision_idx" ON "_cms_pages_v" USING btree ("version_revision");
  CREATE INDEX "_cms_pages_v_version_version_saved_by_idx" ON "_cms_pages_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_cms_pages_v_version_version_publish_at_idx" ON "_cms_pages_v" USING btree ("version_publish_at");
  CREATE INDEX "_cms_pages_v_version_version_unpublish_at_idx" ON "_cms_pages_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_cms_pages_v_version_version_deleted_at_idx" ON "_cms_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cms_pages_v_autosave_idx" ON "_cms_pages_v" USING btree ("autosave");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_folders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms_redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_content_about_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_content_quick_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_content_legal_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_content" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_folders" CASCADE;
  DROP TABLE "cms_redirects" CASCADE;
  DROP TABLE "site_content_about_links" CASCADE;
  DROP TABLE "site_content_quick_links" CASCADE;
  DROP TABLE "site_content_legal_links" CASCADE;
  DROP TABLE "site_content" CASCADE;
  ALTER TABLE "cms_pages" DROP CONSTRAINT "cms_pages_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "_cms_pages_v" DROP CONSTRAINT "_cms_pages_v_version_saved_by_id_admin_users_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_folder_id_media_folders_id_fk";
  
  DROP INDEX "cms_pages_revision_idx";
  DROP INDEX "cms_pages_saved_by_idx";
  DROP INDEX "cms_pages_publish_at_idx";
  DROP INDEX "cms_pages_unpublish_at_idx";
  DROP INDEX "cms_pages_deleted_at_idx";
  DROP INDEX "_cms_pages_v_version_version_revision_idx";
  DROP INDEX "_cms_pages_v_version_version_saved_by_idx";
  DROP INDEX "_cms_pages_v_version_version_publish_at_idx";
  DROP INDEX "_cms_pages_v_version_version_unpublish_at_idx";
  DROP INDEX "_cms_pages_v_version_version_deleted_at_idx";
  DROP INDEX "_cms_pages_v_autosave_idx";
  DROP INDEX "media_folder_idx";
  ALTER TABLE "cms_pages" DROP COLUMN "revision";
  ALTER TABLE "cms_pages" DROP COLUMN "saved_by_id";
  ALTER TABLE "cms_pages" DROP COLUMN "publish_at";
  ALTER TABLE "cms_pages" DROP COLUMN "unpublish_at";
  ALTER TABLE "cms_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_cms_pages_v" DROP COLUMN "version_revision";
  ALTER TABLE "_cms_pages_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_cms_pages_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_cms_pages_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_cms_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_cms_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "media" DROP COLUMN "title";
  ALTER TABLE "media" DROP COLUMN "folder_id";`)
}
