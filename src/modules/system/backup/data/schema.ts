import type { Client } from 'pg';
import type { SequenceRecord } from '../manifest';
import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** `key`: columns that order its rows. */
export type Table = { name: string; columns: string[]; key: string[] };
type ForeignKey = { table: string; name: string; definition: string };

export const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;

export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select t.relname::text as name,
           (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
             where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
           coalesce((select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
                       from pg_index i join pg_attribute a on a.attrelid = t.oid and a.attnum = any (i.indkey)
                      where i.indrelid = t.oid and i.indisprimary), '{}') as key
      from pg_class t
     where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
     order by t.relname`);
  const strange = rows.find(({ name }) => !/^\w+$/.test(name));
  if (strange) throw new Error(`The table ${strange.name} has a name that no backup can hold.`);
  return rows;
}

export async function readForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname::text as table, f.conname::text as name, pg_get_constraintdef(f.oid) as definition
      from pg_constraint f join pg_class c on c.oid = f.conrelid
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace
     order by 1, 2`);
  return rows;
}

/** Read outside of any snapshot, as sequences are: never behind the rows that were read before. */
export async function readSequences(client: Client): Promise<SequenceRecord[]> {
  const { rows: names } = await client.query<{ name: string }>(`
    select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`);
  const found: SequenceRecord[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<Omit<SequenceRecord, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from public.${quoted(name)}`,
    );
    if (rows[0]) found.push({ name, ...rows[0] });
  }
  return found;
}

export async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from payload_migrations order by name');
  return rows.map(({ name }) => name);
}

export async function readPid(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/** Without the table of migrations. */
export async function listTablesWithRows(client: Client): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await readTables(client)) {
    if (name === 'payload_migrations') continue;
    const { rowCount } = await client.query(`select 1 from public.${quoted(name)} limit 1`);
    if (rowCount) found.push(name);
  }
  return found;
}

export async function terminate(payload: Payload, pid: number | undefined): Promise<void> {
  await query(payload, 'select pg_terminate_backend($1)', [pid]);
}
