import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What staff note of orders, and whose pieces are in a shipment: nobody’s in those from before. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "shipment_pieces" ADD COLUMN "players" jsonb;
  ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_team_order_id_team_orders_id_fk" FOREIGN KEY ("team_order_id") REFERENCES "public"."team_orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_by_id_admin_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id");
  CREATE INDEX "order_notes_team_order_idx" ON "order_notes" USING btree ("team_order_id");
  CREATE INDEX "order_notes_by_idx" ON "order_notes" USING btree ("by_id");
  CREATE INDEX "order_notes_updated_at_idx" ON "order_notes" USING btree ("updated_at");
  CREATE INDEX "order_notes_created_at_idx" ON "order_notes" USING btree ("created_at");
  ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_of_one_order" CHECK (num_nonnulls(order_id, team_order_id) = 1);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "order_notes" CASCADE;
  ALTER TABLE "shipment_pieces" DROP COLUMN "players";`)
}
