import { createHmac } from 'node:crypto';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { defaultDiskBudget, freeSpace } from '@kitroom/front/cache/budget';
import { DiskStore } from '@kitroom/front/cache/disk/disk-store';
import type { PurgeGenerations } from '@kitroom/front/cache/purge-generations';
import type { Log } from '@kitroom/front/http/request-log';

const FORMAT = 1;
/** SQL of a digest of all migrations: another schema makes other pages. */
export const SCHEMA_VERSION = "select md5(string_agg(name, ' ' order by name)) from payload_migrations";
/** Less holds too few pages to be worth the files. */
const SMALLEST_BYTES = 32 * 1024 * 1024;

type DiskTier = {
  generations: PurgeGenerations;
  distDir: string;
  /** Other settings that decide how pages are made. */
  made: readonly unknown[];
  log: Log;
};

/** Undefined if switched off or without room. */
export function diskTier({
  generations,
  distDir,
  made,
  log,
}: DiskTier): { store: DiskStore; name: string } | undefined {
  try {
    mkdirSync(env.dataDir, { recursive: true });
    const maxBytes = env.responseCacheDiskBytes ?? defaultDiskBudget(freeSpace(env.dataDir));
    if (maxBytes < SMALLEST_BYTES) return undefined;
    const { ino, birthtimeMs } = statSync(env.dataDir);
    const store = new DiskStore({
      folder: path.join(env.dataDir, 'response-cache'),
      maxBytes,
      identity: identityOf(distDir, [...made, maxBytes]),
      generations,
      onFailure: (error) => log.warn({ err: error }, 'pages are no longer kept on disk'),
    });
    // The same folder under another path, or in another container, has the same name.
    return { store, name: `kitroom response-cache ${ino} ${birthtimeMs}` };
  } catch (error) {
    log.warn({ err: error }, 'pages are not kept on disk');
    return undefined;
  }
}

/** All that decides a page, except for the database: build, settings, format. An HMAC, as secrets are among them. */
function identityOf(distDir: string, made: readonly unknown[]): string {
  // The embedded database has another port at each start; the checkpoint names the database itself.
  const settings = { ...env, databaseUrl: '', databaseDirectUrl: '', databaseReplicaUrl: '' };
  return createHmac('sha256', env.payloadSecret)
    .update(JSON.stringify([FORMAT, distDir, buildOf(distDir), settings, made]))
    .digest('base64url');
}

/** Name of a build, from its sources. @param distDir Next’s folder of it */
export const buildOf = (distDir: string): string => readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8');
