import { parseKit } from '@/domain/kits/document/parse-kit';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { readStored, removeStored, writeStored, type StoragePlace } from '@/lib/client/browser-storage';

/** A design as the server had it last: what was drawn since is merged with what others saved since. */
export interface SavedCopy {
  revision: string;
  document: KitDocument;
  /** Sent when the window was left, and not answered: it may have arrived. */
  sent?: KitDocument;
}

const placeOf = (localId: string): StoragePlace => ({ key: `kitroom.kit-base.${localId}`, version: 1 });

/** What a design of this browser was saved as, at that revision; undefined where nobody knows any more. */
export function readSavedCopy(localId: string, revision: string): SavedCopy | undefined {
  const stored = readStored(placeOf(localId));
  if (typeof stored !== 'object' || stored === null || !('document' in stored)) return undefined;
  if (!('revision' in stored) || stored.revision !== revision) return undefined;
  const reading = parseKit(stored.document);
  const sent = 'sent' in stored ? parseKit(stored.sent) : undefined;
  return reading.ok ? { revision, document: reading.document, ...(sent?.ok && { sent: sent.document }) } : undefined;
}

export const writeSavedCopy = (localId: string, copy: SavedCopy): boolean => writeStored(placeOf(localId), copy);

export const removeSavedCopy = (localId: string): void => removeStored(placeOf(localId).key);
