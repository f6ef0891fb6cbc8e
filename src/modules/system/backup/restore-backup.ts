import type { Client } from 'pg';
import { failure, type Result } from '@/lib/result';
import type { FileStore } from '@/lib/files/store/file-store';
import { connectDatabase } from '@/lib/database/database-client';
import { currentMigrations } from '@/lib/database/older-migrations';
import { loadBackup } from './data/load-backup';
import { UPLOADS } from './manifest';
import { checkBackup, type OpenArchive } from './read-archive';
import { listTablesWithRows } from './data/schema';
import { ASIDE, bringBack, dropAside, setAside, readUsage } from './data/set-aside';

const RESTORING = 'uploads.restoring';

type RestoreBackup = {
  databaseUrl: string;
  open: OpenArchive;
  files: FileStore;
  /** Name of a database whose content may be replaced. */
  replace?: string;
  knownMigrations: readonly string[];
  migrate: (names: readonly string[]) => Promise<void>;
  say: (line: string) => void;
};

type Refusal = 'damaged' | 'too_old' | 'newer' | 'in_use' | 'not_empty' | 'interrupted';

/** Sets the old content aside, and brings it back if anything fails. Throws if the database or the store of files fails. */
export async function restoreBackup(args: RestoreBackup): Promise<Result<{ tables: number; rows: number }, Refusal>> {
  const { databaseUrl, open, knownMigrations, say } = args;
  say('Checking the backup');
  const checked = await checkBackup(open);
  if (!checked.ok) return checked;
  const current = currentMigrations(checked.manifest.migrations);
  if (!current.ok) return failure(current.code, `The backup cannot be restored. ${current.message}`);
  const manifest = { ...checked.manifest, migrations: current.names };
  const unknown = manifest.migrations.find((name) => !knownMigrations.includes(name));
  if (unknown) {
    return failure('newer', `The backup is newer than this version: it has the migration ${unknown}. Update first.`);
  }

  const client = await connectDatabase(databaseUrl);
  try {
    const refused = await refusal(client, args.replace);
    if (refused) return refused;
    await setAside(client);
    try {
      await fill(client, args, manifest);
    } catch (error) {
      await bringBack(client);
      throw error;
    }
    await dropAside(client);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { ok: true, tables: manifest.tables.length, rows };
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Checked = Extract<Awaited<ReturnType<typeof checkBackup>>, { ok: true }>;

async function fill(client: Client, args: RestoreBackup, manifest: Checked['manifest']): Promise<void> {
  const { files, open, knownMigrations, migrate, say } = args;
  await files.removeFolder(RESTORING);
  try {
    say('Making the tables');
    await migrate(manifest.migrations);
    await loadBackup({
      ...{ client, open, manifest, say },
      writeFile: (path, content) => files.write(`${RESTORING}/${path}`, content),
    });
    if (manifest.migrations.length < knownMigrations.length) say('Migrating to this version');
    await migrate(knownMigrations);
    await files.replaceFolder(UPLOADS, RESTORING);
  } finally {
    await files.removeFolder(RESTORING);
  }
}

async function refusal(client: Client, replace: string | undefined) {
  const { name, others, aside } = await readUsage(client);
  if (aside) {
    return failure(
      'interrupted',
      `An earlier restore was interrupted: the schema ${ASIDE} holds what it had set aside. See docs/guide/backup.md.`,
    );
  }
  if (others > 0) return failure('in_use', 'Someone is connected to this database. Stop the shop first.');
  const full = await listTablesWithRows(client);
  if (full.length === 0 || replace === name) return undefined;
  const hint = `To replace all that is in it, say its name: --replace ${name}`;
  return failure('not_empty', `The database ${name} is not empty (${full.slice(0, 3).join(', ')} …). ${hint}`);
}
