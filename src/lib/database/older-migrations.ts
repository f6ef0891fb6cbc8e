import { failure, type Result } from '@/lib/result';

/** Migrations of version 0.1.0: the tables and their rules. */
const FIRST = ['20261129_100000_tables', '20261129_100001_rules'] as const;

/** Migrations in whose place they are: their number and the last one. */
const OLDER = { count: 69, last: '20261128_225442_lines_of_teams' } as const;

/** Migrations of a database or backup, older ones as the two that make the same; refused if some have not run. */
export function currentMigrations(names: readonly string[]): Result<{ names: string[] }, 'too_old'> {
  const older = names.filter((name) => name < FIRST[0]);
  if (older.length === 0) return { ok: true, names: [...names] };
  if (older.length !== OLDER.count || !older.includes(OLDER.last)) {
    return failure(
      'too_old',
      `It has ${older.length} of the ${OLDER.count} migrations from before version 0.1.0. Bring it up to the commit tagged before-0.1.0 first: see docs/guide/upgrading.md.`,
    );
  }
  return { ok: true, names: [...FIRST, ...names.filter((name) => name > FIRST[0])] };
}
