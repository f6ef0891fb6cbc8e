import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_team_profiles_numbers_unique_in" AS ENUM('squad', 'club', 'none');
  CREATE TYPE "public"."enum_team_profiles_back_names" AS ENUM('surname', 'initial_surname', 'as_typed');
  ALTER TABLE "team_members" ALTER COLUMN "jersey_number" SET DATA TYPE varchar USING "jersey_number"::int::varchar;
  ALTER TABLE "team_size_replies" ALTER COLUMN "jersey_number" SET DATA TYPE varchar USING "jersey_number"::int::varchar;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_jersey_number" CHECK ("jersey_number" ~ '^(00|0|[1-9][0-9]{0,2})$');
  ALTER TABLE "team_size_replies" ADD CONSTRAINT "team_size_replies_jersey_number" CHECK ("jersey_number" ~ '^(00|0|[1-9][0-9]{0,2})$');
  -- From here on a comma separates the squads of a player.
  UPDATE "team_members" SET "squad" = regexp_replace("squad", '\s*[,;]\s*', ' ', 'g') WHERE "squad" ~ '[,;]';
  UPDATE "team_size_requests" SET "squad" = regexp_replace("squad", '\s*[,;]\s*', ' ', 'g') WHERE "squad" ~ '[,;]';
  ALTER TABLE "team_profiles" ADD COLUMN "numbers_unique_in" "enum_team_profiles_numbers_unique_in" DEFAULT 'squad';
  ALTER TABLE "team_profiles" ADD COLUMN "back_names" "enum_team_profiles_back_names" DEFAULT 'surname';
  ALTER TABLE "team_profiles" ADD COLUMN "capital_names" boolean DEFAULT true;
  ALTER TABLE "team_profiles" ADD COLUMN "allows_any_number" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "shirt_numbers_football_least" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "shirt_numbers_football_most" numeric DEFAULT 99 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "shirt_numbers_rugby_least" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "shirt_numbers_rugby_most" numeric DEFAULT 99 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "shirt_numbers_cricket_least" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "shirt_numbers_cricket_most" numeric DEFAULT 99 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "shirt_numbers_training_least" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "shirt_numbers_training_most" numeric DEFAULT 999 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team_members" DROP CONSTRAINT "team_members_jersey_number";
  ALTER TABLE "team_size_replies" DROP CONSTRAINT "team_size_replies_jersey_number";
  ALTER TABLE "team_members" ALTER COLUMN "jersey_number" SET DATA TYPE numeric USING "jersey_number"::numeric;
  ALTER TABLE "team_size_replies" ALTER COLUMN "jersey_number" SET DATA TYPE numeric USING "jersey_number"::numeric;
  ALTER TABLE "team_profiles" DROP COLUMN "numbers_unique_in";
  ALTER TABLE "team_profiles" DROP COLUMN "back_names";
  ALTER TABLE "team_profiles" DROP COLUMN "capital_names";
  ALTER TABLE "team_profiles" DROP COLUMN "allows_any_number";
  ALTER TABLE "site_settings" DROP COLUMN "shirt_numbers_football_least";
  ALTER TABLE "site_settings" DROP COLUMN "shirt_numbers_football_most";
  ALTER TABLE "site_settings" DROP COLUMN "shirt_numbers_rugby_least";
  ALTER TABLE "site_settings" DROP COLUMN "shirt_numbers_rugby_most";
  ALTER TABLE "site_settings" DROP COLUMN "shirt_numbers_cricket_least";
  ALTER TABLE "site_settings" DROP COLUMN "shirt_numbers_cricket_most";
  ALTER TABLE "site_settings" DROP COLUMN "shirt_numbers_training_least";
  ALTER TABLE "site_settings" DROP COLUMN "shirt_numbers_training_most";
  DROP TYPE "public"."enum_team_profiles_numbers_unique_in";
  DROP TYPE "public"."enum_team_profiles_back_names";`)
}
