import { statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;
const SMALLEST = 64 * MEGABYTE;
const LARGEST = 80 * MEGABYTE;
const LARGEST_ON_DISK = 2048 * MEGABYTE;

/** Bytes; in a container, the limit of its control group. */
export function availableMemory(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

/** Default limit of stored responses, bytes: an eighth of the memory, within 64 and 80 MB, as the rest is on disk. */
export const defaultBudget = (memory: number): number => Math.min(LARGEST, Math.max(SMALLEST, Math.floor(memory / 8)));

/** Bytes. A power of two, as free space differs from start to start and another budget begins from empty. */
export const defaultDiskBudget = (free: number): number =>
  Math.min(LARGEST_ON_DISK, 2 ** Math.floor(Math.log2(Math.max(1, free / 10))));

/** Free space for this user in a folder, bytes. @throws if there is no such folder */
export function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Gives a third to variants, of which clients can make up any number. */
export function divideBudget(bytes: number): { maxBytes: number; maxVariantBytes: number } {
  const maxVariantBytes = Math.floor(bytes / 3);
  return { maxBytes: bytes - maxVariantBytes, maxVariantBytes };
}
