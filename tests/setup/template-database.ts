import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { removePostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { databaseUrl, runSql } from './sql';

declare module 'vitest' {
  interface ProvidedContext {
    /** For a role that may create databases. */
    adminUrl: string;
    templateName: string;
  }
}

/** On the server of TEST_DATABASE_URL, else on one of the run’s own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const templateName = `kitroom_test_${randomBytes(4).toString('hex')}`;
  const given = process.env.TEST_DATABASE_URL;
  const { adminUrl, stop } = given
    ? { adminUrl: given, stop: () => dropDatabases(given, templateName) }
    : await startServer();
  try {
    await runSql(adminUrl, `create database ${templateName}`);
    await migrate(databaseUrl(adminUrl, templateName));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('adminUrl', adminUrl);
  project.provide('templateName', templateName);
  return stop;
}

async function dropDatabases(adminUrl: string, templateName: string): Promise<void> {
  const ours = await runSql(adminUrl, `select datname from pg_database where starts_with(datname, '${templateName}')`);
  await runSql(adminUrl, ...ours.map(({ datname }) => `drop database ${String(datname)} with (force)`));
}

const migrate = (url: string) =>
  promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/payload/migrate.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url, PAYLOAD_SECRET: randomBytes(16).toString('hex') },
  });

async function startServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kitroom-int-'));
  // Root’s server runs as another account.
  chmodSync(folder, 0o711);
  const { adminUrl, stop } = await startPostgres({ dataDir: folder, durable: false });
  return {
    adminUrl,
    stop: async () => {
      await stop();
      removePostgres(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
