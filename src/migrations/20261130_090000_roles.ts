import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Built-in roles by what people do in the shop, and roles of a shop’s own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type enum_admin_users_role add value if not exists 'owner' before 'administrator';
    alter type enum_admin_users_role add value if not exists 'sales' before 'content_manager';
    alter type enum_admin_users_role add value if not exists 'production' before 'content_manager';
    alter type enum_admin_users_role add value if not exists 'warehouse' before 'content_manager';
    alter type enum_admin_users_role add value if not exists 'bookkeeper' before 'content_manager';
    alter type enum_admin_users_role add value if not exists 'own';
    create table roles (
      id uuid primary key default gen_random_uuid() not null,
      name varchar not null,
      permissions jsonb not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create unique index roles_name_idx on roles (name);
    create index roles_updated_at_idx on roles (updated_at);
    create index roles_created_at_idx on roles (created_at);
    alter table admin_users add column own_role_id uuid;
    alter table admin_users add constraint admin_users_own_role_id_roles_id_fk
      foreign key (own_role_id) references roles (id) on delete set null;
    create index admin_users_own_role_idx on admin_users (own_role_id);
  `);
}

/** PostgreSQL keeps the values of the enumeration: nobody has them any longer. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update admin_users set role = 'administrator' where role = 'owner';
    update admin_users set role = 'content_manager', is_active = false where role not in ('administrator', 'content_manager');
    alter table admin_users drop column own_role_id;
    drop table roles;
  `);
}
