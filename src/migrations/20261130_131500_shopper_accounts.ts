import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { createIndexes } from '@/lib/database/at-length';

/** Accounts of shoppers with their sessions, addresses and codes to sign in, and the index of orders by address. */
export async function up(migration: MigrateUpArgs): Promise<void> {
  await createIndexes(migration, { orders_contact_email: 'orders (lower(contact_email))' });
  await migration.db.execute(sql`
    create table sign_in_codes (
      id uuid primary key,
      email varchar not null,
      code_hash varchar not null,
      tries integer not null default 0,
      expires_at timestamptz not null
    );
    create index sign_in_codes_expires_at on sign_in_codes (expires_at);
    create index sign_in_codes_email on sign_in_codes (email);
    create table shopper_accounts (
      id uuid primary key default gen_random_uuid(),
      email varchar not null unique,
      wishlist text[] not null default '{}',
      created_at timestamptz not null default now()
    );
    create table shopper_sessions (
      token_hash varchar primary key,
      account_id uuid not null references shopper_accounts (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index shopper_sessions_account on shopper_sessions (account_id);
    create table shopper_addresses (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references shopper_accounts (id) on delete cascade,
      content jsonb not null,
      is_first boolean not null default false,
      created_at timestamptz not null default now()
    );
    create index shopper_addresses_account on shopper_addresses (account_id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table shopper_addresses, shopper_sessions, shopper_accounts, sign_in_codes;
    drop index orders_contact_email;
  `);
}
