import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Sizes of a player’s shorts and socks, where they differ from the shirt’s. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_team_members_shorts_size" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
  CREATE TYPE "public"."enum_team_members_socks_size" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
  CREATE TYPE "public"."enum_team_size_replies_shorts_size" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
  CREATE TYPE "public"."enum_team_size_replies_socks_size" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
  ALTER TABLE "team_members" ADD COLUMN "shorts_size" "enum_team_members_shorts_size";
  ALTER TABLE "team_members" ADD COLUMN "socks_size" "enum_team_members_socks_size";
  ALTER TABLE "team_size_replies" ADD COLUMN "shorts_size" "enum_team_size_replies_shorts_size";
  ALTER TABLE "team_size_replies" ADD COLUMN "socks_size" "enum_team_size_replies_socks_size";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team_members" DROP COLUMN "shorts_size";
  ALTER TABLE "team_members" DROP COLUMN "socks_size";
  ALTER TABLE "team_size_replies" DROP COLUMN "shorts_size";
  ALTER TABLE "team_size_replies" DROP COLUMN "socks_size";
  DROP TYPE "public"."enum_team_members_shorts_size";
  DROP TYPE "public"."enum_team_members_socks_size";
  DROP TYPE "public"."enum_team_size_replies_shorts_size";
  DROP TYPE "public"."enum_team_size_replies_socks_size";`)
}
