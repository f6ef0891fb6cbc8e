import type { DesignLink } from '@/domain/kits/designs/design-links';
import { readStored, storedKeys, writeStored, removeStored, type StoragePlace } from '@/lib/client/browser-storage';

const PREFIX = 'kitroom.kit-saved.';
const placeOf = (localId: string): StoragePlace => ({ key: `${PREFIX}${localId}`, version: 1 });

export interface SavedLink extends DesignLink {
  revision: string;
  sharePath: string;
}

export function readSavedLink(localId: string): SavedLink | undefined {
  const stored = readStored(placeOf(localId));
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, key, revision, sharePath } = stored as Partial<Record<keyof SavedLink, unknown>>;
  if (typeof id !== 'string' || typeof revision !== 'string' || typeof sharePath !== 'string') return undefined;
  return { id, revision, sharePath, ...(typeof key === 'string' && { key }) };
}

export const writeSavedLink = (localId: string, { id, key, revision, sharePath }: SavedLink): boolean =>
  writeStored(placeOf(localId), { id, revision, sharePath, ...(key && { key }) });

export const removeSavedLink = (localId: string): void => removeStored(placeOf(localId).key);

export const localIdsOf = (id: string): string[] =>
  storedKeys(PREFIX)
    .map((key) => key.slice(PREFIX.length))
    .filter((localId) => readSavedLink(localId)?.id === id);
