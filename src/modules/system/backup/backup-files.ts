import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PayloadRequest } from 'payload';
import { recordActivity, type Subject } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { env } from '@/lib/env';
import { failure, type Result } from '@/lib/result';
import { formatBytes } from '@/domain/text/format-bytes';

export type BackupFile = {
  name: string;
  /** Bytes. */
  size: number;
  createdAt: string;
};

/** Readable only for the shop’s own user. */
export const backupFolder = path.join(env.dataDir, 'backups');

const NAME = /^kitroom-\d{8}-\d{6}-[0-9a-f]{4}\.tar\.gz$/;
const PARTIAL = '.partial-';
const EXPORT = '.export-';
/** An export begun this long ago has failed, ms. */
const STALE_MS = 24 * 60 * 60 * 1000;

export function backupName(now: Date): string {
  const digits = now.toISOString().replace(/\D/g, '');
  return `kitroom-${digits.slice(0, 8)}-${digits.slice(8, 14)}-${randomBytes(2).toString('hex')}.tar.gz`;
}

/** Undefined unless the name is a backup’s. */
export const backupPath = (name: string): string | undefined =>
  NAME.test(name) ? path.join(backupFolder, name) : undefined;

/** Used until the backup is whole. */
export const partialPath = (name: string): string => path.join(backupFolder, `${PARTIAL}${name}`);

export const exportPath = (): string => path.join(backupFolder, `${EXPORT}${randomUUID()}`);

export async function prepareFolder(): Promise<void> {
  await mkdir(backupFolder, { recursive: true, mode: 0o700 });
}

/** Call it only while no backup is being made. */
export async function removePartials(): Promise<void> {
  for (const name of await readdir(backupFolder)) {
    const file = path.join(backupFolder, name);
    const isStale = async () => Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? 0) > STALE_MS;
    if (name.startsWith(PARTIAL) || (name.startsWith(EXPORT) && (await isStale()))) await rm(file, { force: true });
  }
}

export async function listBackups(): Promise<BackupFile[]> {
  const names = (await readdir(backupFolder).catch(() => [])).filter((name) => NAME.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const info = await stat(path.join(backupFolder, name)).catch(() => undefined);
      return info && { name, size: info.size, createdAt: info.mtime.toISOString() };
    }),
  );
  return found.flatMap((file) => file ?? []).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

type DeleteBackup = { req: PayloadRequest; name: string };

/** Called for administrators who gave their password. */
export async function deleteBackup({ req, name }: DeleteBackup): Promise<Result<object, 'not_found'>> {
  const file = backupPath(name);
  const info = file && (await stat(file).catch(() => undefined));
  if (!file || !info) return failure('not_found', 'This backup no longer exists.');
  await inTransaction(req, async () => {
    const before = { size: formatBytes(info.size) };
    await recordActivity(req, 'system.backup-deleted', subject(name), { before });
    await rm(file);
  });
  return { ok: true };
}

export const subject = (name: string): Subject => ({ type: 'system', id: name, name });
