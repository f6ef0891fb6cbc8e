import { ensureSecret, loadSettings, ROOT } from '../lib/env.mjs';
import { explain } from '../lib/lifecycle.mjs';
import { warn } from '../lib/log.mjs';
import { startPostgres } from '../lib/postgres.mjs';

/** Exits with the returned code, or 1. Import modules that read settings inside. */
export async function withDatabase(work: (databaseUrl: string, dataDir: string) => Promise<number>): Promise<void> {
  process.chdir(ROOT);
  let embedded: Awaited<ReturnType<typeof startPostgres>> | undefined;
  try {
    const settings = loadSettings();
    ensureSecret(settings);
    if (!settings.databaseUrl) embedded = await startPostgres({ dataDir: settings.dataDir });
    const url = settings.directUrl ?? settings.databaseUrl ?? embedded?.url ?? '';
    Object.assign(process.env, { DATABASE_URL: url, DATABASE_DIRECT_URL: '' });
    process.exitCode = await work(url, settings.dataDir);
  } catch (error) {
    warn(explain(error));
    process.exitCode = 1;
  } finally {
    await embedded?.stop();
  }
  process.exit();
}
