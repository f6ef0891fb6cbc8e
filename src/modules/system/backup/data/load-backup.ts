import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { verifyChain } from '../../activity/data/verify-activity';
import { COPY_SETTINGS, copyTable } from './copy-table';
import type { Manifest } from '../manifest';
import { readArchive, type OpenArchive } from '../read-archive';
import { quoted, readForeignKeys, readTables, type Table } from './schema';

type WriteFile = (path: string, content: Readable) => Promise<void>;

type LoadBackup = {
  client: Client;
  open: OpenArchive;
  manifest: Manifest;
  writeFile: WriteFile;
  say: (line: string) => void;
};

/** Needs only the rights of the tables’ owner. @throws, with nothing changed, if anything differs from the manifest */
export async function loadBackup({ client, open, manifest, writeFile, say }: LoadBackup): Promise<void> {
  await client.query(`begin; ${COPY_SETTINGS}; set local synchronous_commit = on`);
  try {
    const tables = await readTables(client);
    expectSameTables(tables, manifest);
    const names = tables.map(({ name }) => `public.${quoted(name)}`);
    const keys = await readForeignKeys(client);

    for (const key of keys) await alter(client, key.table, `drop constraint ${quoted(key.name)}`);
    for (const { name } of tables) await alter(client, name, 'disable trigger user');
    await client.query(`truncate ${names.join(', ')}`);
    say(`Loading ${manifest.tables.length} tables and ${manifest.files.length} files`);
    await load(client, open, manifest, writeFile);
    for (const { name, lastValue, isCalled } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [`public.${quoted(name)}`, lastValue, isCalled]);
    }
    for (const { name } of tables) await alter(client, name, 'enable trigger user');
    for (const key of keys) await alter(client, key.table, `add constraint ${quoted(key.name)} ${key.definition}`);

    say('Verifying');
    if (!isDeepStrictEqual(await readForeignKeys(client), keys)) throw new Error('Not all foreign keys came back.');
    await verify(client, tables, manifest);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

const alter = (client: Client, table: string, change: string) =>
  client.query(`alter table public.${quoted(table)} ${change}`);

function expectSameTables(tables: readonly Table[], manifest: Manifest): void {
  const shape = (list: readonly { name: string; columns: readonly string[] }[]) =>
    list.map(({ name, columns }) => `${name}(${columns.toSorted().join(',')})`).sort();
  const [here, there] = [shape(tables), shape(manifest.tables)];
  const odd = here.find((table) => !there.includes(table)) ?? there.find((table) => !here.includes(table));
  if (odd) throw new Error(`The backup’s tables are not those of its migrations: ${odd}`);
}

/** Parts of a table follow each other, so that one COPY at a time is open. */
async function load(client: Client, open: OpenArchive, { tables }: Manifest, writeFile: WriteFile): Promise<void> {
  const columns = new Map(tables.map((table) => [table.name, table.columns]));
  let current: { table: string; sink: Writable } | undefined;
  const close = async () => {
    const { sink } = current ?? {};
    current = undefined;
    if (!sink) return;
    sink.end();
    await finished(sink);
  };
  await readArchive(open, async (part, body) => {
    if (part === 'manifest') return;
    if ('file' in part) {
      await writeFile(part.file, Readable.from(body));
      return;
    }
    if (current?.table !== part.table) {
      await close();
      const list = (columns.get(part.table) ?? []).map(quoted).join(', ');
      const sink: Writable = client.query(copyFrom(`copy public.${quoted(part.table)} (${list}) from stdin`));
      sink.on('error', () => undefined);
      current = { table: part.table, sink };
    }
    const { sink } = current;
    for await (const chunk of body) if (!sink.write(chunk)) await once(sink, 'drain');
  });
  await close();
}

async function verify(client: Client, tables: readonly Table[], manifest: Manifest): Promise<void> {
  const promised = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const table of tables) {
    // In the backup’s order of columns, from which a table altered later may differ.
    const columns = promised.get(table.name)?.columns ?? table.columns;
    const found = await copyTable(client, { ...table, columns });
    if (!isDeepStrictEqual(found, promised.get(table.name))) throw new Error(`${table.name} is not what was saved.`);
  }
  const { head, broken } = await verifyChain(client);
  if (broken) throw new Error(`The activity log is not intact at place ${broken.place ?? '?'}: ${broken.problem}.`);
  if (!isDeepStrictEqual(head, manifest.activity)) throw new Error('The activity log does not end as it was saved.');
}
