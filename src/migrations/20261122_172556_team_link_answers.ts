import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Answers by a team’s link wait beside the roster until its manager accepts them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_team_size_replies_size_preference" AS ENUM('XSB', 'SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL');
    ALTER TABLE "team_size_replies" ALTER COLUMN "member_id" DROP NOT NULL;
    ALTER TABLE "team_size_replies" ADD COLUMN "name" varchar;
    ALTER TABLE "team_size_replies" ADD COLUMN "size_preference" "enum_team_size_replies_size_preference";
    ALTER TABLE "team_size_replies" ADD COLUMN "jersey_number" numeric;
    ALTER TABLE "team_size_replies" ADD COLUMN "name_on_back" varchar;
    ALTER TABLE "team_size_replies" ADD COLUMN "accepted_at" timestamp(3) with time zone;

    alter table team_size_replies
      add constraint team_size_replies_of_somebody
        check (member_id is not null or (name is not null and size_preference is not null and answered_at is not null));
    create index team_size_replies_waiting on team_size_replies (team_id) where member_id is null and accepted_at is null;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index team_size_replies_waiting;
    alter table team_size_replies drop constraint team_size_replies_of_somebody;
    delete from team_size_replies where member_id is null;
    ALTER TABLE "team_size_replies" ALTER COLUMN "member_id" SET NOT NULL;
    ALTER TABLE "team_size_replies" DROP COLUMN "name";
    ALTER TABLE "team_size_replies" DROP COLUMN "size_preference";
    ALTER TABLE "team_size_replies" DROP COLUMN "jersey_number";
    ALTER TABLE "team_size_replies" DROP COLUMN "name_on_back";
    ALTER TABLE "team_size_replies" DROP COLUMN "accepted_at";
    DROP TYPE "public"."enum_team_size_replies_size_preference";
  `);
}
