import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { describe, expect, it } from 'vitest';
import { migrations } from '@/migrations';
import { payload, rows } from '../setup/shop';

const OF_FIRST_RELEASE = 2;

const later = migrations.slice(OF_FIRST_RELEASE).toReversed();
const args = { db: payload.db.drizzle, payload } as unknown as MigrateUpArgs & MigrateDownArgs;

async function schema(): Promise<string[]> {
  const found = await rows<{ line: string }>`
    select format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select format('%s(%s)', proname, pg_get_function_identity_arguments(oid)) from pg_proc
      where pronamespace = 'public'::regnamespace
    union all select format('%s %s', enumtypid::regtype, enumlabel) from pg_enum
    order by 1`;
  return found.map(({ line }) => line);
}

describe('a migration', () => {
  const after: string[][] = [];

  it.each(later.map(({ name }, index) => [name, index] as const))('%s is taken back', async (_name, index) => {
    after[index] = await schema();
    await later[index]!.down(args);
  });

  it.each(later.map(({ name }, index) => [name, index] as const).toReversed())(
    '%s leaves the same after it was taken back and run again',
    async (_name, index) => {
      await later[index]!.up(args);
      expect(await schema()).toEqual(after[index]);
    },
  );
});
