import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table proof_pins (
      id uuid primary key default gen_random_uuid(),
      proof_id uuid not null references team_order_proofs(id) on delete cascade,
      number integer not null,
      page text not null,
      page_title text not null,
      x double precision not null check (x between 0 and 1),
      y double precision not null check (y between 0 and 1),
      resolved_at timestamptz,
      created_at timestamptz default now() not null,
      unique (proof_id, number)
    );
    create table proof_pin_notes (
      id uuid primary key default gen_random_uuid(),
      pin_id uuid not null references proof_pins(id) on delete cascade,
      by_staff boolean not null,
      author text not null,
      text text not null,
      created_at timestamptz default clock_timestamp() not null
    );
    create index proof_pin_notes_pin on proof_pin_notes (pin_id, created_at);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table proof_pin_notes, proof_pins`);
}
