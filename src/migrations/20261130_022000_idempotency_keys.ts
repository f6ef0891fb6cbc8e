import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Answers of writes by their `Idempotency-Key`, for repeated requests. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table idempotency_keys (
      caller text not null,
      key text not null,
      -- Keyed hash of method, address and body.
      request text not null,
      run uuid not null,
      started_at timestamptz not null default now(),
      -- Set in each transaction that the request commits.
      written_at timestamptz,
      finished_at timestamptz,
      -- Sealed; null once finished if it was too long.
      answer text,
      primary key (caller, key)
    );
    create index idempotency_keys_age on idempotency_keys (started_at)
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table idempotency_keys`);
}
