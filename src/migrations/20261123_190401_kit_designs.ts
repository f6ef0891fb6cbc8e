import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Kits that are drawn in the designer, and the lines of orders that are made to one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_kit_garment" AS ENUM('football-shirt', 'football-shorts', 'rugby-jersey', 'netball-dress', 'cricket-shirt', 'cricket-trousers', 'training-tee', 'hoodie', 'baselayer', 'crew-socks', 'holdall');
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
  
  ALTER TABLE "products" ADD COLUMN "kit_garment" "enum_products_kit_garment";
  ALTER TABLE "order_items" ADD COLUMN "kit_document_id" uuid;
  ALTER TABLE "order_items" ADD COLUMN "players" jsonb;
  ALTER TABLE "kit_designs" ADD CONSTRAINT "kit_designs_document_id_kit_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."kit_documents"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "kit_designs" ADD CONSTRAINT "kit_designs_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "kit_design_versions" ADD CONSTRAINT "kit_design_versions_design_id_kit_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."kit_designs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "kit_design_versions" ADD CONSTRAINT "kit_design_versions_document_id_kit_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."kit_documents"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "kit_design_comments" ADD CONSTRAINT "kit_design_comments_design_id_kit_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."kit_designs"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "order_items" ADD CONSTRAINT "order_items_kit_document_id_kit_documents_id_fk" FOREIGN KEY ("kit_document_id") REFERENCES "public"."kit_documents"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "products_kit_garment_idx" ON "products" USING btree ("kit_garment");
  CREATE INDEX "order_items_kit_document_idx" ON "order_items" USING btree ("kit_document_id");

    alter table order_items
      add constraint order_items_players check (players is null or jsonb_typeof(players) = 'array');
    create function refuse_kit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'A kit is never changed once it is written.';
    end $$;
    create trigger kit_documents_unchanged before update on kit_documents
      for each row when (old.hash is distinct from new.hash or old.document is distinct from new.document)
      execute function refuse_kit_change();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  alter table order_items drop constraint order_items_players;
  ALTER TABLE "order_items" DROP CONSTRAINT "order_items_kit_document_id_kit_documents_id_fk";
  DROP TABLE "kit_design_comments";
  DROP TABLE "kit_design_versions";
  DROP TABLE "kit_designs";
  DROP TABLE "kit_documents";
  drop function refuse_kit_change;
  DROP INDEX "products_kit_garment_idx";
  DROP INDEX "order_items_kit_document_idx";
  ALTER TABLE "products" DROP COLUMN "kit_garment";
  ALTER TABLE "order_items" DROP COLUMN "kit_document_id";
  ALTER TABLE "order_items" DROP COLUMN "players";
  DROP TYPE "public"."enum_products_kit_garment";`)
}
