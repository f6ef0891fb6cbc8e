import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, inject, vi } from 'vitest';
import './remembered-hashes';
import { databaseUrl, runSql } from './sql';

/** Before imports, which read the settings. node_modules stay loaded; our modules are evaluated anew. */
vi.resetModules();

const settings = { ...process.env };
const adminUrl = inject('adminUrl');
const name = `${inject('templateName')}_${randomBytes(4).toString('hex')}`;
const dataDir = mkdtempSync(join(tmpdir(), 'kitroom-data-'));

await runSql(adminUrl, `create database ${name} template ${inject('templateName')} strategy file_copy`);

Object.assign(process.env, {
  DATABASE_URL: databaseUrl(adminUrl, name),
  DATABASE_POOL_SIZE: '10',
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: randomBytes(16).toString('hex'),
  PUBLIC_URL: 'http://shop.test',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
});
for (const unset of [
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'TRUST_PROXY',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'S3_ENDPOINT',
]) {
  delete process.env[unset];
}

afterAll(async () => {
  await forgetPayload();
  forgetShared();
  vi.unstubAllGlobals();
  for (const key of Object.keys(process.env)) if (!(key in settings)) Reflect.deleteProperty(process.env, key);
  Object.assign(process.env, settings);
  await closeDatabase();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The database is dropped at the end of the run, as dropping is slow on ext4 without a journal. */
const closeDatabase = (): Promise<unknown> =>
  runSql(
    adminUrl,
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );

type PayloadCaches = {
  _payload?: Map<string, { payload: Payload | null }>;
  _payload_graphql?: { graphql: unknown; promise: unknown };
};

/** Payload keeps these outside of our modules. */
async function forgetPayload(): Promise<void> {
  const { _payload: cached, _payload_graphql: schema } = globalThis as PayloadCaches;
  for (const { payload } of cached?.values() ?? []) await payload?.destroy();
  cached?.clear();
  if (schema) Object.assign(schema, { graphql: null, promise: null });
}

/** See packages/front/src/shared-instance.ts. */
function forgetShared(): void {
  const registry = globalThis as typeof globalThis & Record<symbol, unknown>;
  for (const key of Object.getOwnPropertySymbols(registry)) {
    if (Symbol.keyFor(key)?.startsWith('kitroom.')) Reflect.deleteProperty(registry, key);
  }
}
