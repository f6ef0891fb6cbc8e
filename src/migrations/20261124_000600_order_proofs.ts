import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_order_proofs_status" AS ENUM('waiting', 'approved', 'changes_requested', 'void');
  CREATE TABLE "order_proofs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"version" numeric NOT NULL,
  	"note" varchar,
  	"file_hash" varchar NOT NULL,
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
  
  ALTER TABLE "inquiries" ADD COLUMN "kit_document_id" uuid;
  ALTER TABLE "order_proofs" ADD CONSTRAINT "order_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "order_proofs_order_idx" ON "order_proofs" USING btree ("order_id");
  CREATE INDEX "order_proofs_status_idx" ON "order_proofs" USING btree ("status");
  CREATE INDEX "order_proofs_updated_at_idx" ON "order_proofs" USING btree ("updated_at");
  CREATE INDEX "order_proofs_created_at_idx" ON "order_proofs" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_proofs_filename_idx" ON "order_proofs" USING btree ("filename");
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_kit_document_id_kit_documents_id_fk" FOREIGN KEY ("kit_document_id") REFERENCES "public"."kit_documents"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "inquiries_kit_document_idx" ON "inquiries" USING btree ("kit_document_id");

    create unique index order_proofs_version on order_proofs (order_id, version);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_proofs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "order_proofs" CASCADE;
  ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_kit_document_id_kit_documents_id_fk";
  
  DROP INDEX "inquiries_kit_document_idx";
  ALTER TABLE "inquiries" DROP COLUMN "kit_document_id";
  DROP TYPE "public"."enum_order_proofs_status";`)
}
