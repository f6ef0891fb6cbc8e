import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Who set a page’s schedule, and how it last failed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table page_schedules (
      page_id uuid primary key references cms_pages (id) on delete cascade,
      scheduled_by_id uuid references admin_users (id) on delete set null,
      failed_at timestamptz,
      failed_time text check (failed_time in ('publishAt', 'unpublishAt')),
      planned_at timestamptz,
      reason text,
      retry_at timestamptz,
      check ((failed_at is null) = (reason is null) and (failed_at is null) = (failed_time is null))
    );
    create index page_schedules_failed_idx on page_schedules (failed_at) where failed_at is not null;
    create index page_schedules_scheduled_by_idx on page_schedules (scheduled_by_id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table page_schedules;`);
}
