import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { recordActivity, type Subject } from '@/lib/activity';
import { inTransaction } from '@/lib/database/transaction';
import { storedFolder } from '@/lib/files/stored-folder';
import { failure, type Result } from '@/lib/result';
import { formatBytes } from '@/domain/text/format-bytes';

export type BackupFile = {
  name: string;
  size: number;
  createdAt: string;
};

export const backupFiles = storedFolder('backups');

const NAME = /^kitroom-\d{8}-\d{6}-[0-9a-f]{4}(?:-auto)?\.tar\.gz$/;

const STAMPED = 'kitroom-20261130-030000'.length;

export const isBackupName = (name: string): boolean => NAME.test(name);

export function backupName(now: Date, isAutomatic: boolean): string {
  const digits = now.toISOString().replace(/\D/g, '');
  return `kitroom-${digits.slice(0, 8)}-${digits.slice(8, 14)}-${randomBytes(2).toString('hex')}${isAutomatic ? '-auto' : ''}.tar.gz`;
}

export async function listBackups(): Promise<BackupFile[]> {
  const found: BackupFile[] = [];
  for await (const { name, size, changedAt } of backupFiles.list())
    if (isBackupName(name)) found.push({ name, size, createdAt: new Date(changedAt).toISOString() });
  return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Newest first; those of the schedule alone. */
export async function listAutomaticBackups(): Promise<string[]> {
  const names = (await listBackups()).map(({ name }) => name).filter((name) => name.endsWith('-auto.tar.gz'));
  // By the time in their names, which copying a folder keeps.
  return names.sort((a, b) => b.slice(0, STAMPED).localeCompare(a.slice(0, STAMPED)));
}

type DeleteBackup = { req: PayloadRequest; name: string };

/** Staff have given their password. */
export async function deleteBackup({ req, name }: DeleteBackup): Promise<Result<object, 'not_found'>> {
  const info = isBackupName(name) ? await backupFiles.stat(name) : undefined;
  if (!info) return failure('not_found', 'This backup no longer exists.');
  await inTransaction(req, async () => {
    const before = { size: formatBytes(info.size) };
    await recordActivity(req, 'system.backup-deleted', subject(name), { before });
    await backupFiles.remove([name]);
  });
  return { ok: true };
}

export const subject = (name: string): Subject => ({ type: 'system', id: name, name });
