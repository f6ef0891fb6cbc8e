import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Several people at one kit design; designs of visitors that are deleted once nobody opens them any more. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "kit_designs" ADD COLUMN "opened_at" timestamp(3) with time zone;
  ALTER TABLE "kit_design_versions" ADD COLUMN "is_autosave" boolean DEFAULT false NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "kit_design_months" numeric DEFAULT 18 NOT NULL;

  -- Pages are not the only thing that several people have open; what is noted lasts for seconds.
  drop table page_presence;
  create unlogged table presence (
    subject uuid not null,
    tab text not null,
    owner text not null,
    name text,
    place text,
    seen_at timestamptz not null default now(),
    primary key (subject, tab)
  );
  create index presence_seen on presence (seen_at);
  create index kit_designs_forgotten on kit_designs (updated_at) where team_id is null;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  drop index kit_designs_forgotten;
  drop table presence;
  create unlogged table page_presence (
    page_id uuid not null references cms_pages (id) on delete cascade,
    tab text not null,
    user_id uuid not null references admin_users (id) on delete cascade,
    block_id text,
    seen_at timestamptz not null default now(),
    primary key (page_id, tab)
  );
   ALTER TABLE "kit_designs" DROP COLUMN "opened_at";
  ALTER TABLE "kit_design_versions" DROP COLUMN "is_autosave";
  ALTER TABLE "site_settings" DROP COLUMN "kit_design_months";`)
}
