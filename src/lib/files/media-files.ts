import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';

/** Where the files of the media library lie, which are served to everyone. */
export const mediaFolder = path.join(env.dataDir, 'uploads', 'media');
/** Where they lie after they were replaced or deleted, until that can no longer be undone. Nothing is served of it. */
const archiveFolder = path.join(env.dataDir, 'uploads', 'media-archive');

/** Nobody’s name becomes a path: what is not a name that was generated has no file. */
const OURS = /^[0-9a-f]{24}(?:-\d+x\d+)?\.[a-z]{3,4}$/;

/** Keeps the files of a picture although the library will remove them. */
export const archiveFiles = (names: readonly string[]) => linkAll(names, mediaFolder, archiveFolder);

/** Puts archived files back into the library. */
export const restoreFiles = (names: readonly string[]) => linkAll(names, archiveFolder, mediaFolder);

/** Removes files of which nothing is wanted any more. */
export const dropArchivedFiles = (names: readonly string[]) => dropAll(names, archiveFolder);
export const dropFiles = (names: readonly string[]) => dropAll(names, mediaFolder);

/** The path of the library’s file at an address of ours; nothing for any other address. It may be missing. */
export function storedFile(address: string): string | undefined {
  const name = address.split('/').at(-1) ?? '';
  return address.startsWith('/api/media/file/') && OURS.test(name) ? path.join(mediaFolder, name) : undefined;
}

async function linkAll(names: readonly string[], from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const ours = names.filter((name) => OURS.test(name));
  await Promise.all(ours.map((name) => linkOne(path.join(from, name), path.join(to, name))));
}

/** A second name for the same file costs nothing; where the disk knows no such thing, it is copied. */
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
