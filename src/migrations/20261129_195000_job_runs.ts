import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Last runs of src/lib/work/loop.ts; unlogged, as each job writes its own anew. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unlogged table job_runs (
      job text primary key,
      machine text not null,
      pid integer not null,
      began_at timestamptz not null default now(),
      ended_at timestamptz not null default now(),
      duration_ms integer not null,
      succeeded_at timestamptz,
      failed_at timestamptz,
      failure text
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table job_runs`);
}
