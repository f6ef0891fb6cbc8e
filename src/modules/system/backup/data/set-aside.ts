import type { Client } from 'pg';
import { quoted } from './schema';

/** Schema for replaced data until the backup is in its place. */
export const ASIDE = 'kitroom_replaced';
const FAILED = 'kitroom_failed';

/** Takes no time, however much it is. Extensions stay: moving one takes a superuser. */
export async function setAside(client: Client): Promise<void> {
  await client.query(`begin; create schema ${ASIDE}`);
  await move(client, 'public', ASIDE);
  await client.query('commit');
}

/** Replaces the content of `public`. */
export async function bringBack(client: Client): Promise<void> {
  await client.query(`begin; create schema ${FAILED}`);
  await move(client, 'public', FAILED);
  await move(client, ASIDE, 'public');
  await client.query(`drop schema ${FAILED} cascade; drop schema ${ASIDE}; commit`);
}

export async function dropAside(client: Client): Promise<void> {
  await client.query(`drop schema ${ASIDE} cascade`);
}

/** Routines first, as they are named with the types of their arguments; tables take indexes and the like along. */
async function move(client: Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ what: string }>(
    `with own as (select to_regnamespace($1) as schema)
     select 1 as turn, 'routine ' ||
            format('%I.%I(%s)', $1::text, proname, pg_get_function_identity_arguments(pg_proc.oid)) as what
       from pg_proc, own
      where pronamespace = schema and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
     union all
     select 2, 'table ' || format('%I.%I', $1::text, relname) from pg_class, own
      where relnamespace = schema and relkind in ('r', 'p', 'v', 'm')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     union all
     select 3, 'sequence ' || format('%I.%I', $1::text, relname) from pg_class, own
      where relnamespace = schema and relkind = 'S'
        and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i', 'e'))
     union all
     select 4, 'type ' || format('%I.%I', $1::text, typname) from pg_type, own
      where typnamespace = schema and (typtype in ('e', 'd') or exists (select from pg_class where oid = typrelid and relkind = 'c'))
        and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
     order by turn`,
    [from],
  );
  for (const { what } of rows) await client.query(`alter ${what} set schema ${quoted(to)}`);
}

type Usage = { name: string; others: number; aside: boolean };

/** `others`: other connections; `aside`: a restore has set something aside. */
export async function readUsage(client: Client): Promise<Usage> {
  const { rows } = await client.query<Usage>(`
    select current_database()::text as name, to_regnamespace('${ASIDE}') is not null as aside,
           (select count(*)::int from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others`);
  return rows[0] ?? { name: '', others: 0, aside: false };
}
