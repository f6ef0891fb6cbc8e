import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** How often each redirect was followed. Old addresses are kept without capitals; of two that become one, the newer stays. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table redirect_uses (
      redirect_id uuid primary key references cms_redirects (id) on delete cascade,
      uses bigint not null check (uses > 0),
      last_used_at timestamptz not null
    );
    delete from cms_redirects r using cms_redirects newer
     where lower(r."from") = lower(newer."from") and r.id <> newer.id
       and (r.updated_at, r.id) < (newer.updated_at, newer.id);
    update cms_redirects set "from" = lower("from") where "from" <> lower("from");
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table redirect_uses;`);
}
