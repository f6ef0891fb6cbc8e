import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Keys of other programs, which end with their team, and the settings for them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table api_keys (
      id uuid primary key default gen_random_uuid() not null,
      name varchar not null,
      prefix varchar not null,
      hash varchar not null,
      scopes jsonb not null,
      addresses jsonb,
      expires_at timestamp(3) with time zone,
      last_used_at timestamp(3) with time zone,
      team_id uuid,
      maker_collection varchar not null,
      maker_id varchar not null,
      maker_name varchar not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create table developer_settings (
      id uuid primary key default gen_random_uuid() not null,
      allowed_origins varchar,
      updated_at timestamp(3) with time zone,
      created_at timestamp(3) with time zone
    );
    alter table api_keys add constraint api_keys_team_id_team_profiles_id_fk
      foreign key (team_id) references team_profiles (id) on delete cascade;
    create unique index api_keys_hash_idx on api_keys (hash);
    create index api_keys_team_idx on api_keys (team_id);
    create index api_keys_maker_id_idx on api_keys (maker_id);
    create index api_keys_updated_at_idx on api_keys (updated_at);
    create index api_keys_created_at_idx on api_keys (created_at);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table api_keys, developer_settings`);
}
