import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** State of src/lib/work/shared-job.ts; unlogged, as a crash ends the jobs themselves. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unlogged table shared_jobs (
      name text primary key,
      status jsonb not null,
      is_running boolean not null default true,
      is_cancelled boolean not null default false,
      seen_at timestamptz not null default now()
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table shared_jobs`);
}
