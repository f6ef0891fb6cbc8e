import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { Client } from 'pg';
import { fileStore } from '@/lib/files/store/shop-store';
import { verifyChain } from '../../activity/data/verify-activity';
import { COPY_SETTINGS, copyTable } from './copy-table';
import { filePart, MANIFEST_NAME, tablePart, UPLOADS, type Manifest } from '../manifest';
import { readMigrations, readSequences, readTables } from './schema';
import { writeArchive, type ArchiveWriter } from '../write-archive';

export type BackupProgress = {
  phase: 'tables' | 'files';
  done: number;
  /** Null for files. */
  total: number | null;
  rows: number;
  /** Bytes before compression. */
  bytes: number;
};

type WriteBackup = {
  /** A connection of its own, without a transaction. */
  client: Client;
  /** Opens the target, once no other backup is being made. */
  open: () => Promise<Writable>;
  signal: AbortSignal;
  onProgress: (progress: BackupProgress) => void;
};

/** Another backup is being made, by any process. */
export class BackupBusy extends Error {}

/** As of one moment, while the shop goes on. Throws BackupBusy, or what connection, disk or `signal` failed with. */
export async function writeBackup(args: WriteBackup): Promise<Manifest> {
  const { client, open, signal } = args;
  await client.query(`begin isolation level repeatable read read only; ${COPY_SETTINGS}`);
  const { rows } = await client.query<{ free: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('kitroom backup')) as free`,
  );
  if (!rows[0]?.free) throw new BackupBusy('Another backup is being made.');
  const manifest = await describe(client);
  await writeArchive(await open(), (archive) => fill(archive, manifest, args), signal);
  await client.query('commit');
  return manifest;
}

/** Begins the transaction’s snapshot with its first read. */
async function describe(client: Client): Promise<Manifest> {
  const { head } = await verifyChain(client);
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  return {
    format: 1,
    product: 'kitroom',
    version,
    createdAt: new Date().toISOString(),
    postgres: rows[0]?.version ?? '',
    migrations: await readMigrations(client),
    activity: head,
    tables: [],
    sequences: [],
    files: [],
  };
}

async function fill(archive: ArchiveWriter, manifest: Manifest, { client, signal, onProgress }: WriteBackup) {
  const tables = await readTables(client);
  const progress: BackupProgress = { phase: 'tables', done: 0, total: tables.length, rows: 0, bytes: 0 };
  for (const table of tables) {
    signal.throwIfAborted();
    const record = await copyTable(client, table, async (part, index) => {
      await archive.add(tablePart(table.name, index), part);
      progress.bytes += part.length;
      onProgress(progress);
    });
    manifest.tables.push(record);
    progress.done += 1;
    progress.rows += record.rows;
    onProgress(progress);
  }
  manifest.sequences = await readSequences(client);
  Object.assign(progress, { phase: 'files', done: 0, total: null });
  for await (const { key } of fileStore.list(UPLOADS)) {
    signal.throwIfAborted();
    const stored = await fileStore.read(key);
    if (!stored) continue; // Deleted since it was listed.
    const file = key.slice(UPLOADS.length + 1);
    const added = await archive.addFile(filePart(file), stored);
    manifest.files.push({ path: file, ...added });
    progress.done += 1;
    progress.bytes += added.bytes;
    onProgress(progress);
  }
  await archive.add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest)));
}
