import { parseKit } from '@/domain/kits/document/parse-kit';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { isRecord } from '@/domain/text/is-record';
import { readStored, removeStored, writeStored, type StoragePlace } from '@/lib/client/browser-storage';

/** The server’s last known copy of a design: base of the next merge. */
interface SavedCopy {
  revision: string;
  document: KitDocument;
  /** Sent without an answer; any may have arrived. */
  unanswered: readonly KitDocument[];
}

const placeOf = (localId: string): StoragePlace => ({ key: `kitroom.kit-base.${localId}`, version: 1 });

export function readSavedCopy(localId: string, revision: string): SavedCopy | undefined {
  const stored = readStored(placeOf(localId));
  if (!isRecord(stored) || stored.revision !== revision) return undefined;
  const reading = parseKit(stored.document);
  const sent = Array.isArray(stored.unanswered) ? stored.unanswered.map(parseKit) : [];
  const unanswered = sent.flatMap((each) => (each.ok ? [each.document] : []));
  return reading.ok ? { revision, document: reading.document, unanswered } : undefined;
}

export const writeSavedCopy = (localId: string, copy: SavedCopy): boolean => writeStored(placeOf(localId), copy);

export const removeSavedCopy = (localId: string): void => removeStored(placeOf(localId).key);
