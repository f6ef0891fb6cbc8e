import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { databaseUrl, runSql } from './sql';

/**
 * Gives the test file a database and a data folder of its own before it imports anything: the settings are read on
 * import. A test that wants other settings stubs them and imports afterwards.
 */
const adminUrl = inject('adminUrl');
const name = `${inject('templateName')}_${randomBytes(4).toString('hex')}`;
const dataDir = mkdtempSync(join(tmpdir(), 'kitroom-data-'));

await runSql(adminUrl, `create database ${name} template ${inject('templateName')}`);

Object.assign(process.env, {
  DATABASE_URL: databaseUrl(adminUrl, name),
  DATABASE_POOL_SIZE: '10',
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: randomBytes(16).toString('hex'),
  PUBLIC_URL: 'http://shop.test',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
});
for (const unset of ['SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE', 'TRUST_PROXY']) {
  delete process.env[unset];
}

afterAll(async () => {
  await runSql(adminUrl, `drop database if exists ${name} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
});
