import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The squad of a player, and the one that a size form asks. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team_members" ADD COLUMN "squad" varchar;
  ALTER TABLE "team_size_requests" ADD COLUMN "squad" varchar;
  CREATE INDEX "team_members_squad_idx" ON "team_members" USING btree ("squad");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "team_members_squad_idx";
  ALTER TABLE "team_members" DROP COLUMN "squad";
  ALTER TABLE "team_size_requests" DROP COLUMN "squad";`)
}
