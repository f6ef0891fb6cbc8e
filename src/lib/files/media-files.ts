import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';

/** Folder of the media library, served to everyone. */
export const mediaFolder = path.join(env.dataDir, 'uploads', 'media');
/** Folder of replaced or deleted files until that can no longer be undone; never served. */
const archiveFolder = path.join(env.dataDir, 'uploads', 'media-archive');

/** Only generated names become paths. */
const OURS = /^[0-9a-f]{24}(?:-\d+x\d+)?\.[a-z]{3,4}$/;

/** Keeps the files of a picture that the library will remove. */
export const archiveFiles = (names: readonly string[]) => linkAll(names, mediaFolder, archiveFolder);

export const restoreFiles = (names: readonly string[]) => linkAll(names, archiveFolder, mediaFolder);

export const dropArchivedFiles = (names: readonly string[]) => dropAll(names, archiveFolder);
export const dropFiles = (names: readonly string[]) => dropAll(names, mediaFolder);

/** Path of the library’s file at an address of ours; undefined for any other address. The file may be missing. */
export function storedFile(address: string): string | undefined {
  const name = address.split('/').at(-1) ?? '';
  return address.startsWith('/api/media/file/') && OURS.test(name) ? path.join(mediaFolder, name) : undefined;
}

async function linkAll(names: readonly string[], from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const ours = names.filter((name) => OURS.test(name));
  await Promise.all(ours.map((name) => linkOne(path.join(from, name), path.join(to, name))));
}

/** A hard link, or a copy if the disk knows none. */
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
