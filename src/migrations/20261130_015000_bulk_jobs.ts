import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Imports and exports that go on after their request, and what they refuse. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table bulk_jobs (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('export', 'import')),
      what text not null,
      input jsonb not null,
      maker jsonb not null,
      status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
      message text,
      total integer not null,
      done integer not null default 0,
      counts jsonb not null default '{}',
      cursor jsonb,
      parts integer not null default 0,
      attempts integer not null default 0,
      attempt_after timestamptz not null default now(),
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      expires_at timestamptz not null default now() + interval '7 days'
    );
    create index bulk_jobs_open on bulk_jobs (attempt_after) where status in ('waiting', 'running');
    create index bulk_jobs_age on bulk_jobs (expires_at);
    create table bulk_errors (
      job_id uuid not null references bulk_jobs (id) on delete cascade,
      line integer not null,
      code text not null,
      message text not null,
      field_errors jsonb,
      primary key (job_id, line)
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table bulk_errors, bulk_jobs`);
}
