import { statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;
const SMALLEST = 64 * MEGABYTE;
const LARGEST = 80 * MEGABYTE;
const LARGEST_ON_DISK = 2048 * MEGABYTE;

/** What the machine has for this process, bytes: of a container, what its control group allows. */
export function availableMemory(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

/** What stored responses may take where nobody says, bytes: an eighth of the memory, within 64 and 80 MB: more lies on disk. */
export const defaultBudget = (memory: number): number => Math.min(LARGEST, Math.max(SMALLEST, Math.floor(memory / 8)));

/**
 * What stored pages may take on disk where nobody says, bytes: a tenth of what is free there, and 2 GB at most. A power of
 * two, as another budget begins from empty, and what is free differs from start to start.
 */
export const defaultDiskBudget = (free: number): number =>
  Math.min(LARGEST_ON_DISK, 2 ** Math.floor(Math.log2(Math.max(1, free / 10))));

/** What is free for this user where a folder lies, bytes. @throws where there is no such folder. */
export function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** How a budget is divided: what clients can make up without end gets a third. */
export function divideBudget(bytes: number): { maxBytes: number; maxVariantBytes: number } {
  const maxVariantBytes = Math.floor(bytes / 3);
  return { maxBytes: bytes - maxVariantBytes, maxVariantBytes };
}
