import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removePostgres, startPostgres } from '../scripts/lib/postgres.mjs';

type OwnDatabase = {
  url: string;
  adminUrl: string;
  env: NodeJS.ProcessEnv;
  isNew: boolean;
};

/** A migrated database: in `folder`, which stays, or removed afterwards. */
export async function withDatabase(work: (database: OwnDatabase) => Promise<void>, folder?: string): Promise<void> {
  const isNew = !folder || !existsSync(folder);
  if (folder) mkdirSync(folder, { recursive: true });
  const place = folder ?? mkdtempSync(join(tmpdir(), 'kitroom-bench-'));
  chmodSync(place, 0o711);
  const server = await startPostgres({ dataDir: place });
  try {
    const env = {
      ...process.env,
      NODE_ENV: 'production' as const,
      DATABASE_URL: server.url,
      DATA_DIR: place,
      PAYLOAD_SECRET: randomBytes(16).toString('hex'),
    };
    await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/payload/migrate.ts'], { env });
    const adminUrl = new URL(server.adminUrl);
    adminUrl.pathname = new URL(server.url).pathname;
    await work({ url: server.url, adminUrl: adminUrl.href, env, isNew });
  } finally {
    await server.stop();
    if (!folder) {
      removePostgres(place);
      rmSync(place, { recursive: true, force: true });
    }
  }
}
