import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';

/** Served to everyone. */
export const mediaFolder = path.join(env.dataDir, 'uploads', 'media');
/** Replaced and deleted files while that can be undone; never served. */
const archiveFolder = path.join(env.dataDir, 'uploads', 'media-archive');

/** Only generated names become paths. */
const OURS = /^[0-9a-f]{24}(?:-\d+x\d+)?\.[a-z]{3,4}$/;

export const archiveFiles = (names: readonly string[]) => linkAll(names, mediaFolder, archiveFolder);

export const restoreFiles = (names: readonly string[]) => linkAll(names, archiveFolder, mediaFolder);

export const dropArchivedFiles = (names: readonly string[]) => dropAll(names, archiveFolder);
export const dropFiles = (names: readonly string[]) => dropAll(names, mediaFolder);

/** Undefined for any other address. The file may be missing. */
export function storedFile(address: string): string | undefined {
  const name = address.split('/').at(-1) ?? '';
  return address.startsWith('/api/media/file/') && OURS.test(name) ? path.join(mediaFolder, name) : undefined;
}

async function linkAll(names: readonly string[], from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const ours = names.filter((name) => OURS.test(name));
  await Promise.all(ours.map((name) => linkOne(path.join(from, name), path.join(to, name))));
}

/** Copies if the disk has no hard links. */
async function linkOne(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' || code === 'ENOENT') return;
    await copyFile(from, to);
  }
}

async function dropAll(names: readonly string[], folder: string): Promise<void> {
  const ours = names.filter((name) => OURS.test(name));
  await Promise.all(ours.map((name) => rm(path.join(folder, name), { force: true })));
}
