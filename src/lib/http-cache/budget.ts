import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;
const SMALLEST = 64 * MEGABYTE;
const LARGEST = 512 * MEGABYTE;

/** What the machine has for this process, bytes: of a container, what its control group allows. */
export function availableMemory(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

/** What stored responses may take where nobody says, bytes: an eighth of the memory, within 64 and 512 MB. */
export const defaultBudget = (memory: number): number => Math.min(LARGEST, Math.max(SMALLEST, Math.floor(memory / 8)));

/** How a budget is divided: what clients can make up without end gets a third. */
export function divideBudget(bytes: number): { maxBytes: number; maxVariantBytes: number } {
  const maxVariantBytes = Math.floor(bytes / 3);
  return { maxBytes: bytes - maxVariantBytes, maxVariantBytes };
}
