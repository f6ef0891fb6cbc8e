import path from 'node:path';
import { migrationNames } from '../lib/database.mjs';
import { withDatabase } from './with-database';

/**
 * `npm run restore -- file.tar.gz`: restores a backup into an empty database; with `--replace <database>`, typed out,
 * in place of all its contents. The shop must not run.
 */
const [file, option, replace] = process.argv.slice(2);
if (!file || (option !== undefined && (option !== '--replace' || !replace))) {
  console.error('Usage: npm run restore -- file.tar.gz [--replace <name of the database>]');
  process.exit(2);
}

await withDatabase(async (databaseUrl, dataDir) => {
  const { restoreBackup } = await import('@/modules/system/backup/restore-backup');
  const result = await restoreBackup({
    databaseUrl,
    dataDir,
    file: path.resolve(file),
    replace,
    knownMigrations: migrationNames(),
    // Loads Payload only if there is something to restore.
    migrate: async (names) => (await import('./migrate-to')).migrateTo(names),
    say: (line) => console.log(`${line} …`),
  });
  if (!result.ok) console.error(result.message);
  else
    console.log(`Restored and verified: ${result.tables} tables, ${result.rows} rows. Start the shop with npm start.`);
  return result.ok ? 0 : 1;
});
