import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { migrationNames } from '../lib/database.mjs';
import { withDatabase } from './with-database';

/** `npm run restore -- file.tar.gz [--replace <database>]`: without it, into an empty one. The shop must not run. */
const [file, option, replace] = process.argv.slice(2);
if (!file || (option !== undefined && (option !== '--replace' || !replace))) {
  console.error('Usage: npm run restore -- file.tar.gz [--replace <name of the database>]');
  process.exit(2);
}
// Resolved before `withDatabase` leaves the folder where it is run.
const archive = path.resolve(file);

await withDatabase(async (databaseUrl) => {
  const { fileStore } = await import('@/lib/files/store/shop-store');
  const { restoreBackup } = await import('@/modules/system/backup/restore-backup');
  const key = `backups/${path.basename(archive)}`;
  const isHere = existsSync(archive);
  if (!isHere && !(await fileStore.stat(key))) {
    console.error(`There is no file ${archive}.`);
    return 1;
  }
  const openStored = async () => {
    const stored = await fileStore.read(key);
    if (!stored) throw new Error(`There is no file ${key} any more.`);
    return Readable.fromWeb(stored.body as NodeReadableStream);
  };
  const result = await restoreBackup({
    databaseUrl,
    files: fileStore,
    open: isHere ? async () => createReadStream(archive) : openStored,
    replace,
    knownMigrations: migrationNames(),
    migrate: async (names) => (await import('./migrate-to')).migrateTo(names),
    say: (line) => console.log(`${line} …`),
  });
  if (!result.ok) console.error(result.message);
  else
    console.log(`Restored and verified: ${result.tables} tables, ${result.rows} rows. Start the shop with npm start.`);
  return result.ok ? 0 : 1;
});
