import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "proof_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"attempt_after" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "order_proofs" ADD COLUMN "is_drawn" boolean DEFAULT false NOT NULL;
  ALTER TABLE "team_order_proofs" ADD COLUMN "is_drawn" boolean DEFAULT false NOT NULL;
  ALTER TABLE "proof_jobs" ADD CONSTRAINT "proof_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "proof_jobs_order_idx" ON "proof_jobs" USING btree ("order_id");
  CREATE INDEX "proof_jobs_attempt_after_idx" ON "proof_jobs" USING btree ("attempt_after");
  CREATE INDEX "proof_jobs_updated_at_idx" ON "proof_jobs" USING btree ("updated_at");
  CREATE INDEX "proof_jobs_created_at_idx" ON "proof_jobs" USING btree ("created_at");

    -- Orders with names and numbers that nobody has started on get the proof that they were promised.
    insert into proof_jobs (order_id, attempt_after)
    select o.id, now() from orders o
     where o.status = 'pending'
       and exists (select from order_items i
                    where i._parent_id = o.id and i.kit_document_id is null and jsonb_array_length(i.players) > 0)
       and not exists (select from order_proofs p where p.order_id = o.id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "proof_jobs" CASCADE;
  ALTER TABLE "order_proofs" DROP COLUMN "is_drawn";
  ALTER TABLE "team_order_proofs" DROP COLUMN "is_drawn";`)
}
