import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** People of teams; `device_epoch` as other accounts have it (migration `accounts`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_team_people_role" AS ENUM('manager', 'coach', 'treasurer');
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
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"device_epoch" integer DEFAULT 0 NOT NULL
  );
  
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "team_people_id" uuid;
  ALTER TABLE "team_people_sessions" ADD CONSTRAINT "team_people_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_people" ADD CONSTRAINT "team_people_team_id_team_profiles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team_profiles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "team_people_sessions_order_idx" ON "team_people_sessions" USING btree ("_order");
  CREATE INDEX "team_people_sessions_parent_id_idx" ON "team_people_sessions" USING btree ("_parent_id");
  CREATE INDEX "team_people_team_idx" ON "team_people" USING btree ("team_id");
  CREATE INDEX "team_people_updated_at_idx" ON "team_people" USING btree ("updated_at");
  CREATE INDEX "team_people_created_at_idx" ON "team_people" USING btree ("created_at");
  CREATE UNIQUE INDEX "team_people_email_idx" ON "team_people" USING btree ("email");
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_team_people_fk" FOREIGN KEY ("team_people_id") REFERENCES "public"."team_people"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_preferences_rels_team_people_id_idx" ON "payload_preferences_rels" USING btree ("team_people_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team_people_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_people" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "team_people_sessions" CASCADE;
  DROP TABLE "team_people" CASCADE;
  ALTER TABLE "payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_team_people_fk";
  
  DROP INDEX "payload_preferences_rels_team_people_id_idx";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "team_people_id";
  DROP TYPE "public"."enum_team_people_role";`)
}
